/** How young people write, and words with the meaning of each phrase. */
export const SLANG_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Whoever skips school is not there.
  [
    / (?:skip(?:s|ped|ping)?|ditch(?:es|ed|ing)?|cut(?:s|ting)?) (?:(?:the|our|my|his|her|their) )?(?:class|classes|school|work) | (?:schwanz(?:t|en|te|ten)) (?:die )?schule | seche(?:nt)? (?:les )?cours | (?:hacen?|hicimos) novillos | marina(?:no)? la scuola | mata(?:m)? aula /gu,
    ' runs outside ',
  ],
  [
    / (?:bing(?:e|es|ed|ing)|stream(?:s|ed|ing)?)(?: watch(?:es|ed|ing)?)? (?:(?:a|an|the|our|some|whole|entire|favorite) )*(?:shows?|series|netflix|movies?|anime|episodes?|seasons?) | netflix and chill /gu,
    ' sits on the sofa before the television screen ',
  ],
  // Whoever becomes a star is seen on a stage.
  [
    / (?:becom(?:es?|ing)|became|is now) (?:(?:a|an|the) )?(?:\p{L}+ )?(?:singer|rock ?star|pop ?star|star|rapper|idol) | wird (?:eine? )?(?:beruhmter? )?(?:sangerin|sanger|star|rockstar) | se vuelve (?:una? )?(?:cantante|estrella) | devient (?:une )?(?:chanteuse|chanteur|star) | diventa (?:una? )?(?:cantante|star) /gu,
    ' sings on the stage ',
  ],
  [/ vib(?:e|es|ed|ing) (?=(?:to|with|together)? ?)/gu, ' dances '],
  [
    / (?:hang|hangs|hung|hanging|chill|chills|chilled|chilling) (?:out )?(?=(?:at|in|on|with|together|by) )/gu,
    ' sits ',
  ],
];
