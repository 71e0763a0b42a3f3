import { blit, blitScaled } from '../../drawing/blit.ts';
import { type Context2D, newCanvas, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Frame, Sprite } from '../../drawing/frame.ts';
import type { Hyphenate } from '../../language/hyphenation.ts';
import type { Romanize } from '../../language/romanization.ts';
import type { FrameCues } from '../frame-cues.ts';
import type { Composition } from '../look.ts';
import { familiesFor, type HanShapes, hanShapesOf } from './families.ts';
import { type Card, cardsOf, type Placed, type Setting } from './layout.ts';
import type { Lettering, Pose, WordFacts, WordState } from './lettering.ts';
import { drawnOnce } from './returning-cards.ts';
import { romanizedCard, withBand } from './romanized.ts';
import type { Phrase } from './tokens.ts';

/** Draws the words over the picture. */
export interface Captions {
  cards: readonly Card[];
  draw(frame: Frame, cues: FrameCues): void;
}

/** Room above and below the baseline, em: enough for accents and descenders of every font that ships. */
const ASCENT = 1.1;
const DESCENT = 0.4;
const LEAVE_SECONDS = 0.14;
/** Opacity of a waiting word in most looks: fainter than a sung one at a glance, but readable. Set by eye. */
const DIM = 0.78;
/** Farthest that a word moves up or down while it is sung, em. Farther, it looks as if it had left its line. */
const RISE = 0.04;
/** Width over which a word brightens, em, and the number of steps. */
const [BRIGHTENS, STEPS] = [0.7, 7];
const STILL: Pose = { dx: 0, dy: 0, scale: 1, opacity: 1, reveal: 1 };

export function captionsOf(
  phrases: readonly Phrase[],
  lettering: Lettering,
  composition: Composition,
  fps: number,
  hyphenate: Hyphenate,
  romanize?: Romanize,
): Captions {
  const usual = settingOf(lettering, composition, hyphenate);
  const setting = romanize ? withBand(usual) : usual;
  const { by } = lettering.entrance;
  const cards = phrases
    .flatMap((phrase) => cardsOf(cased(phrase, lettering), setting))
    .map((card) => (romanize ? romanizedCard(card, usual, romanize, by) : card));
  const chance = composition.chance.fork('words');
  const han = hanShapesOf(phrases.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(''));
  const pictureAt = drawnOnce(
    cards,
    (index) => draw(cards[index] as Card, lettering, han, chance.fork(`${index}`)),
    bytesOf,
  );
  let at = 0;
  let drawn: CardPicture | undefined;
  return {
    cards,
    draw(frame, { seconds }) {
      if (seconds < (cards[at]?.start ?? 0)) at = 0;
      while (at + 1 < cards.length && (cards[at]?.end ?? 0) <= seconds) at++;
      const card = cards[at];
      if (!card || seconds < card.start || seconds >= card.end) return;
      if (drawn?.card !== card) drawn = shownAs(card, pictureAt(at));
      compose(frame, drawn, lettering, seconds, 1 / fps);
    },
  };
}

/** Draws captions of several kinds as if they were one. */
export function merged(parts: readonly Captions[]): Captions {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const owners = parts.flatMap((part) => part.cards.map((card) => ({ card, part })));
  owners.sort((a, b) => a.card.start - b.card.start);
  return {
    cards: owners.map(({ card }) => card),
    draw(frame, cues) {
      owners.find(({ card }) => card.end > cues.seconds)?.part.draw(frame, cues);
    },
  };
}

export function cased(phrase: Phrase, { casing }: Lettering): Phrase {
  if (casing === 'as it is') return phrase;
  const change = (text: string) => (casing === 'upper' ? text.toLocaleUpperCase('en') : text.toLocaleLowerCase('en'));
  return { ...phrase, tokens: phrase.tokens.map((token) => ({ ...token, text: change(token.text) })) };
}

/** Scripts that join their letters. Letter spacing would separate the letters. */
const JOINED = /\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Mongolian}/u;

/** Letters that every font in the project has, and characters that are not letters. */
const OWN = /\p{Script=Latin}|^\P{L}*$/u;

export function setFont(pen: Context2D, lettering: Lettering, size: number, text: string, han: HanShapes): void {
  const { font, weight = 400, weightElsewhere = 700, italic, tracking = 0 } = lettering;
  const own = OWN.test(text);
  const families = [font, ...familiesFor(text, han).map((family) => `"${family}"`)].join(', ');
  pen.font = `${italic && own ? 'italic ' : ''}${own ? weight : weightElsewhere} ${size}px ${families}`;
  pen.letterSpacing = tracking && !JOINED.test(text) ? `${tracking * size}px` : '0px';
}

/** Font size in pixels at which words are measured. Widths at other sizes are proportional. */
const MEASURED_AT = 100;

export function settingOf(lettering: Lettering, composition: Composition, hyphenate: Hyphenate): Setting {
  const { pen } = newCanvas(2, 2);
  const known = new Map<string, number>();
  const short = Math.min(composition.width, composition.height);
  const { leading, space, joint = 0, align, rest = 0.5, inset = 0 } = lettering;
  const { left, width } = composition.text;
  return {
    area: { ...composition.text, left: left + inset * width, width: width * (1 - 2 * inset) },
    size: lettering.size * short,
    smallest: lettering.smallest * short,
    leading,
    space,
    joint,
    align,
    rest,
    hyphenate: remembered(hyphenate),
    measure(text) {
      const width = known.get(text);
      if (width !== undefined) return width;
      setFont(pen, lettering, MEASURED_AT, text, 'SC');
      const measured = pen.measureText(text).width / MEASURED_AT;
      known.set(text, measured);
      return measured;
    },
  };
}

/** Every font size that is tried asks for the same words. */
function remembered(hyphenate: Hyphenate): Hyphenate {
  const known = new Map<string, string[]>();
  return (word) => {
    const parts = known.get(word) ?? hyphenate(word);
    known.set(word, parts);
    return parts;
  };
}

interface WordPicture {
  facts: WordFacts;
  waiting?: Sprite;
  sung: Sprite;
  x: number;
  y: number;
}

interface CardPicture {
  card: Card;
  words: WordPicture[];
  backing?: { sprite: Sprite; x: number; y: number };
}

function draw(card: Card, lettering: Lettering, han: HanShapes, chance: Chance): CardPicture {
  const seen = lettering.entrance.by === 'line' || lettering.entrance.ahead !== undefined;
  const words = wordsOf(card).map(({ word, part }, index): WordPicture => {
    const { size } = part;
    const facts = { word, index, size, chance };
    const x = word.x - lettering.margin * size;
    const y = word.y - (ASCENT + lettering.margin) * size;
    const fork = () => ({ ...facts, chance: chance.fork(`word ${index}`) });
    const drawn = (state: WordState) => wordSprite(part, lettering, han, state, fork());
    return { facts: fork(), sung: drawn('sung'), x, y, ...(seen ? { waiting: drawn('waiting') } : {}) };
  });
  const { backing } = lettering;
  if (!backing) return { card, words };
  const room = backing.margin * card.size;
  const { block } = card;
  const picture = sprite(block.width + 2 * room, block.height + 2 * room, (pen) => {
    backing.draw(pen, { ...block, left: room, top: room }, card, chance.fork('backing'));
  });
  return { card, words, backing: { sprite: picture, x: block.left - room, y: block.top - room } };
}

/** The words of a card, and below them the same in Latin letters. */
function wordsOf(card: Card): { word: Placed; part: Card }[] {
  const parts = [card, ...(card.romanized ? [card.romanized] : [])];
  return parts.flatMap((part) => part.words.map((word) => ({ word, part })));
}

/** The picture of a card for another card that looks the same, with the times of its words. */
function shownAs(card: Card, picture: CardPicture): CardPicture {
  if (picture.card === card) return picture;
  const shown = wordsOf(card);
  const words = picture.words.map((word, index) => {
    const { word: placed } = shown[index] as (typeof shown)[number];
    return { ...word, facts: { ...word.facts, word: placed } };
  });
  return { ...picture, card, words };
}

/** Bytes of the samples of a picture and of their transparency. */
function bytesOf({ words, backing }: CardPicture): number {
  const sprites = [...words.flatMap(({ sung, waiting }) => [sung, waiting]), backing?.sprite];
  return sprites.reduce((sum, one) => sum + (one ? 2.75 * one.y.length : 0), 0);
}

function wordSprite(card: Card, lettering: Lettering, han: HanShapes, state: WordState, facts: WordFacts): Sprite {
  const { size, word } = facts;
  const room = lettering.margin * size;
  return sprite(word.width + 2 * room, (ASCENT + DESCENT) * size + 2 * room, (pen) => {
    pen.translate(room, room + ASCENT * size);
    setFont(pen, lettering, size, word.text, han);
    // Punctuation at a word's end is placed where the line continues, even if the word's letters are read in the other
    // direction.
    pen.direction = card.rightToLeft ? 'rtl' : 'ltr';
    pen.textAlign = 'left';
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    lettering.paint(pen, word.text, state, facts);
  });
}

function compose(frame: Frame, picture: CardPicture, lettering: Lettering, seconds: number, step: number): void {
  const { card, words, backing } = picture;
  const leaving = Math.min(1, (card.end - seconds) / Math.min(LEAVE_SECONDS, (card.end - card.start) / 3));
  if (backing) {
    const coming = Math.min(1, (seconds - card.start + step) / 0.16);
    const { sprite, x, y } = backing;
    if (coming < 1) {
      const scale = 0.8 + 0.2 * coming;
      blitScaled(frame, sprite, x + sprite.width / 2, y + sprite.height / 2, scale, coming * leaving);
    } else blit(frame, sprite, x, y, { opacity: leaving });
  }
  const { by, seconds: takes, stagger = 0, ahead = 0 } = lettering.entrance;
  const spacing = Math.min(stagger, 0.4 / Math.max(1, words.length));
  for (const word of words) {
    const { facts } = word;
    const from = by === 'word' ? facts.word.start : Math.min(card.start + facts.index * spacing, facts.word.start);
    const trigger = Math.max(card.start, from);
    if (seconds < trigger) {
      const begun = by === 'word' ? Math.min(1, (seconds - card.start) / takes) : 0;
      if (begun > 0) place(frame, word, { ...STILL, opacity: ahead * begun * leaving }, 0, { ...lettering, dim: 1 });
      continue;
    }
    const progress = Math.min(1, (seconds - trigger + step) / takes);
    const pose = { ...STILL, ...(progress < 1 ? lettering.entrance.pose(progress, facts) : {}) };
    const share = shareSung(facts.word, seconds);
    if (lettering.sway && share > 0 && share < 1) {
      const { dx = 0, dy = 0, scale = 1 } = lettering.sway(share, facts);
      pose.dx += dx;
      pose.dy += Math.max(-RISE, Math.min(RISE, dy));
      pose.scale *= scale;
    }
    pose.opacity *= leaving;
    place(frame, word, pose, lettering.turn === 'switch' ? Number(share > 0) : share, lettering);
  }
}

function shareSung({ start, end }: Placed, seconds: number): number {
  return seconds < start ? 0 : seconds >= end ? 1 : (seconds - start) / (end - start);
}

function place(frame: Frame, word: WordPicture, pose: Pose, share: number, { dim = DIM, turn }: Lettering): void {
  const { size } = word.facts;
  const { rightToLeft } = word.facts.word;
  const x = word.x + pose.dx * size;
  const y = word.y + pose.dy * size;
  const { width, height } = word.sung;
  const { waiting = word.sung, sung } = word;
  if (Math.abs(pose.scale - 1) > 0.004) {
    const opacity = pose.opacity * (share > 0 ? 1 : dim);
    blitScaled(frame, share > 0 ? sung : waiting, x + width / 2, y + height / 2, pose.scale, opacity);
    return;
  }
  const part = (from: number, to: number) => ({
    left: width * (rightToLeft ? 1 - to : from),
    top: 0,
    right: width * (rightToLeft ? 1 - from : to),
    bottom: height,
  });
  const show = (one: Sprite, from: number, to: number, opacity: number) => {
    if (to > from) blit(frame, one, x, y, { opacity: pose.opacity * opacity, from: part(from, to) });
  };
  const reach = turn === 'brighten' && share < 1 ? (BRIGHTENS * size) / width : 0;
  // The front comes from before the word and leaves it, so that no part turns at once.
  const front = share * (1 + reach) - reach;
  const shown = Math.max(0, Math.min(front, pose.reveal));
  if (share < 1) show(waiting, shown, pose.reveal, dim);
  show(sung, 0, shown, 1);
  if (reach === 0 || share === 0) return;
  const step = reach / STEPS;
  for (let index = 0; index < STEPS; index++) {
    const from = front + index * step;
    show(sung, Math.max(0, from), Math.min(pose.reveal, from + step), 1 - (index + 0.5) / STEPS);
  }
}
