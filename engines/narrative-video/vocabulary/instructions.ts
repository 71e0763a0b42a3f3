/** What a prompt says to those who film and draw, and what introduces a story. None of it is seen. */
const INSTRUCTIONS: readonly RegExp[] = [
  // What is before the story: "A music video about", "The song is about".
  /^\s*(?:please,? )?(?:(?:can|could) you )?(?:make|create|generate|produce|film|show|give me|i want|i would like|i'd like|i need|we want) (?:(?:me|us|it) )?(?:an? |the )?(?:(?!video|clip|film|movie)[\p{L}-]+ ){0,3}(?:music )?(?:video|clip|film|movie)(?: (?:about|of|with|where|in which|showing|that shows|for))?/iu,
  /(?<=^|[.!?\n] ?)(?:(?:the|this|my|our) )?(?:song|track|music video|video|clip|story|film) (?:is )?(?:about|tells(?: the story)? of|should show|shows|is set in|takes place in|with)(?= )/giu,
  /(?<=^|[.!?\n] ?)(?:an? )?(?:(?!video|clip|film|ballad|song|story|tale)[\p{L}-]+ ){0,2}(?:music video|video|clip|film|ballad|song|story|tale) (?:about|of|for|showing|where|in which)(?= )/giu,
  /(?<=^|[.!?\n] ?)(?:un |una |ein |eine |um |une )?(?:video(?:clip)?|vidéo|clip|clipe|videoclipe|canción|chanson|lied|canção|canzone|musikvideo|película|film) (?:sobre|sur|über|su|di|de|von)(?= )/giu,
  /\b(?:just|only)?,?\s*no (?:story|plot|storyline)\b,?/giu,
  /\broads? to (?=success|fame|glory|victory|stardom)/giu,
  // Labels, except those of parts of the song that a prompt can wish.
  /(?<=^|[.!?\n] ?)(?:vibes?|mood|theme|style|setting|genre|concept|idea|plot|story|visuals?|location|look|aesthetic|stimmung|ambiente|ambiance|atmosfera|estilo|stil)\s*[:=–—-]\s*/giu,
  /(?<=^|[.!?;\n] ?)(?:(?:opening|closing|final|last|first|second|third|next) )?(?:scene|shot|part|act|clip|frame|szene|escena|scène|cena|scena|シーン|场景)\s*(?:\d+|[ivx]+|one|two|three|four|five|six)?\s*[:.)–—-]\s*/giu,
  /(?<=^|\n) ?\d+\s*[.):]\s*/gu,
  /(?<=^|\n) ?[-–—*•]\s+/gu,
  /\bchas(?:e|es|ing) (?:(?:my|her|his|their|your|our|the|a) )?dreams?\b/giu,
  // "A sad breakup video", "summer vibes".
  /(?<=(?:^|[.!?\n] ?)(?:an? )?(?:(?!an? |the |this |his |her |my )[\p{L}\d'-]+ ){1,4})(?:music )?(?:video|clip|film|story)(?= ?[,.:;!?\n]| in | on | at |$)/giu,
  /(?<=\p{L} )vibes(?! (?:to|with|together)\b)/giu,
  // Shots: what they are of is seen.
  /\b(?:(?:extreme|medium|wide|long|aerial|drone|tracking|low[- ]angle|high[- ]angle|establishing|slow[- ]?motion|handheld|cinematic|beautiful|panoramic) )*(?:close[- ]?ups?|shots?|footage) (?:of|on) (?!whiske?y|tequila|vodka|rum)/giu,
  /\b(?:gros plan (?:sur|de)|primer(?:os)? planos? de|nahaufnahmen? (?:von|des|der)|primi? pian[oi] (?:di|su)|close (?:em|no|na)|plano detalhe de)(?= )/giu,
  /\b(?:in )?(?:super )?slow[- ]?mo(?:tion)?\b/giu,
  /\b(?:extreme )?close[- ]?ups?\b/giu,
  /\b(?:medium|wide|long|aerial|drone|tracking|establishing|panning|zoom)[- ](?:shots?|angles?|footage)\b/giu,
  /\b(?:the )?(?:handheld )?camera (?:pans|zooms|follows|moves|circles|pulls|pushes|tracks|tilts|flies|shakes|work|movements?|angles?|shots?)[^,.;\n]*/giu,
  /\b(?:hand[- ]?held|shaky|static|moving) camera\b/giu,
  /\b(?:black[- ](?:and|&)[- ]white|b ?& ?w|monochrome|sepia|cinematic(?:ally)?|film grain|grainy|4k|8k|hd|uhd|imax|35 ?mm|16 ?mm|super 8|anamorphic|lens flares?|(?:shallow )?depth of field|bokeh|vhs|time[- ]?lapse|split[- ]screens?|fade (?:in|out|to black)|(?:jump|fast|quick|hard) cuts?|cut to|one[- ]take|pov|high quality|photo ?realistic|hyper ?realistic|aesthetics?|montage(?: of)?)\b/giu,
  /\b(?:de|over)?saturated (?:colors?|colours?|tones?)\b|\b(?:muted|vibrant|pastel|warm|cold|cool|soft|bold|bright|vivid|earthy) (?:colors?|colours?|tones?|palette|color palette)\b/giu,
  /\bin (?:the )?style of [^,.;\n]+/giu,
  /\b(?:pixar|ghibli|anime|lego|disney|cartoon|3d|comic|film noir|documentary|music video|mtv)[- ]style\b/giu,
  /\b(?:lots of|with) (?:stage )?lights\b/giu,
  /\b(?:en )?c[aá]mara lenta\b|\bblanco y negro\b|\bcinematogr[aá]fic[oa]\b|\bc[aâ]mera lenta\b|\bpreto e branco\b|\bbianco e nero\b|\b(?:al )?rallentatore\b|\bau ralenti\b|\bnoir et blanc\b|\bcin[eé]matographique\b|\b(?:in )?zeitlupe\b|schwarz[- ]?wei(?:ß|ss)\b|\bfilmisch\b|\bkamerafahrt\b/giu,
  /スローモーション|クローズアップ|白黒|モノクロ|映画のような|慢动作|特写|黑白|电影感|슬로 ?모션|클로즈업|흑백/gu,
];

/** Punctuation that is left where an instruction was. */
const LEFT: readonly (readonly [RegExp, string])[] = [
  [/[ \t]+(?=[,.;:!?])/gu, ''],
  [/[,;:](?:\s*[,;:])+/gu, ','],
  [/[,;:]\s*(?=[.!?])/gu, ''],
  [/(?<=^|[.!?\n])[ \t]*[,;:.!?]+(?!\d)/gu, ''],
  [/[ \t]{2,}/gu, ' '],
];

/** Returns a prompt without words for camera, style and film; the prompt itself if nothing else is in it. */
export function withoutInstructions(prompt: string): string {
  const told = INSTRUCTIONS.reduce((text, instruction) => text.replace(instruction, ' '), prompt);
  if (told === prompt) return prompt;
  const clean = LEFT.reduce((text, [left, put]) => text.replace(left, put), told).trim();
  return /\p{L}/u.test(clean) ? clean : prompt;
}
