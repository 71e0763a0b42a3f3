import type { PlaceName, StoryBeat } from '../story.ts';
import { NATURAL_PLACES, type NaturalPlace } from '../vocabulary/natural-places.ts';
import { OF_MATCH, SETTINGS, SPORTS } from '../vocabulary/settings.ts';
import { thingOf } from '../vocabulary/things.ts';
import type { Clause } from './clauses.ts';
import { isAnotherDay } from './conditions-kept.ts';

/** Where the parts of a story are whose words name no place. */
export interface ScenePlaces {
  /**
   * Returns where the clauses must be because of what is done in them, also if that is where the story is.
   * @param here where the story is, undefined as long as its words have named no place
   */
  ofDeed(clauses: readonly Clause[], here: PlaceName | undefined): PlaceName | undefined;
  /** Returns where a part of the story is because whoever acts in it did not leave; undefined if that is not known. */
  ofPeople(beat: StoryBeat, plainText: string): PlaceName | undefined;
  /** Returns which place is meant by one that the words name: a stage is another in a story of a ballet. */
  meant(place: PlaceName, clauses: readonly Clause[], here: PlaceName): PlaceName;
  /** Takes notice of a part of the story. */
  note(beat: StoryBeat, clauses: readonly Clause[]): void;
  /** Where the story mostly goes on. */
  topic?: PlaceName;
}

/** @param story in the form that `plain` returns */
export function scenePlacesOf(story: string): ScenePlaces {
  const sport = placeIn(SPORTS, story);
  const topic = sport ?? placeIn(SETTINGS, story);
  /** Where the story has been, the last place first. */
  const visited: PlaceName[] = [];
  const matches: PlaceName[] = [];
  const people = new Map<number, PlaceName[]>();
  let present: readonly number[] = [];
  const natureOf = (clause: Clause): NaturalPlace | undefined => {
    if (sport && OF_MATCH.test(clause.plain))
      return { permits: (place) => place === sport || place === matches.at(-1), usual: sport };
    return NATURAL_PLACES.find((natural) => isDone(natural, clause));
  };
  return {
    ...(topic && { topic }),
    ofDeed(clauses, here) {
      const natural = clauses.map(natureOf).find((found) => found !== undefined);
      if (!natural) return undefined;
      if (here && (natural.goesOn ?? natural.permits)(here)) return here;
      return visited.find(natural.permits) ?? (topic && natural.permits(topic) ? topic : natural.usual);
    },
    meant(place, clauses, here) {
      const words = clauses.map((clause) => clause.plain).join(' ');
      // A lake has a shore, too.
      if (place === 'beach' && (here === 'river' || here === 'snow') && SHORE.test(words)) return here;
      // Towers of our days are offices.
      if (place === 'castle' && topic === 'city' && !CASTLE.test(words)) return topic;
      if (place === 'school' && ON_STAGE.test(words)) return 'theater';
      if (place !== 'club' || CLUB.test(words)) return place;
      if (sport && SPECTATORS.test(words)) return sport;
      return topic === 'theater' && STAGE.test(words) ? topic : place;
    },
    ofPeople({ characters, deeds, place, turn }, words) {
      const isLater = turn === 'later' || isAnotherDay(words);
      const known = characters.map((character) => people.get(character)?.[0]);
      const [own] = known;
      if (COMES_BACK.test(words)) return homeOf(characters, people, place);
      // Another day, people are back from where they only were for a while.
      if (isLater && LEFT_SOON.has(place) && !WAITS.test(words))
        return visited.find((before) => !LEFT_SOON.has(before));
      // Nobody else comes into a bathroom.
      if (place === 'bathroom' && characters.some((character) => !present.includes(character))) return 'room';
      // Whoever brings somebody something comes to them.
      const receiver = characters.find((character) => !present.includes(character));
      const isGiven = receiver !== undefined && deeds[0]?.character !== receiver && BRINGS.test(words);
      if (isGiven) return people.get(receiver)?.[0];
      const isApart = characters.length > 0 && characters.every((character) => !present.includes(character));
      const isSame = own !== undefined && known.every((other) => other === own);
      // Whoever is ill is in the hospital to which somebody comes.
      return isApart && isSame && place !== 'hospital' && !COMES.test(words) ? own : undefined;
    },
    note({ characters, company = [], place }, clauses) {
      visited.unshift(place);
      if (clauses.some((clause) => OF_MATCH.test(clause.plain) || clause.things.includes('football')))
        matches.push(place);
      const everybody = [...characters, ...company];
      for (const character of everybody) {
        const [last, ...rest] = people.get(character) ?? [];
        people.set(character, last === place ? [last, ...rest] : [place, ...(last ? [last, ...rest] : [])]);
      }
      if (everybody.length > 0) present = everybody;
    },
  };
}

function isDone({ words, actions, things, isLaid }: NaturalPlace, clause: Clause): boolean {
  if (words) return words.test(clause.plain) && !clause.isOfNature;
  if (isLaid && clause.things.some((name) => thingOf(name).bearing === 'under')) return false;
  if (clause.action === undefined || !actions?.includes(clause.action)) return false;
  return things?.some((name) => clause.things.includes(name)) ?? true;
}

function placeIn(list: readonly (readonly [RegExp, PlaceName])[], story: string): PlaceName | undefined {
  return list.find(([words]) => words.test(story))?.[1];
}

/** Where people are only for a while. */
const LEFT_SOON: ReadonlySet<PlaceName> = new Set<PlaceName>(['graveyard', 'prison', 'airport', 'clouds', 'train']);
const WAITS = / (?:wait\p{L}*|still|again|stays?) /u;
const BRINGS = / (?:brings?|brought|visits?|visited|besucht|visita|bringt|apporte|porta|lleva|leva) /u;
const CLUB = / (?:club|nightclub|disco|discotheque|dancefloor|party|rave|dj|festival|bar|pub|prom) /u;
const CASTLE = / (?:castle|palace|king|queen|knight|princess|throne|dragon) /u;
const SPECTATORS = / (?:arena|crowd|audience|spectators|fans) /u;
const SHORE = / (?:shore|sand|bank|ufer|orilla|rive|riva|margem) /u;
const ON_STAGE = / (?:on (?:the |a )?stage|auf der buhne|en el escenario|sur scene|sul palco|no palco) /u;
const STAGE = / (?:stage|spotlight|concert|audience|crowd|escenario|buhne|scene|palco|palcoscenico) /u;

/** Whoever comes to somebody else is no longer where they were, in plain text. */
const COMES =
  / (?:arriv\p{L}+|comes?|came|coming|follow\p{L}*|finds?|found|joins?|joined|appears?|appeared|enters?|entered|walks? in|sees?|saw|watch\p{L}*|r[au]ns? (?:after|to)|reach\p{L}*|meets?|met|catch\p{L}*|hears?|heard|gets? there|vuelve|llega|viene|arrive|vient|kommt|folgt|arriva|viene|chega) /u;

/** Whoever comes back does so to where they were with others, in plain text. */
const COMES_BACK =
  / (?:comes? back|came back|returns|returned|is back|vuelve|regresa|revient|kommt zuruck|kehrt zuruck|ritorna) $/u;

function homeOf(
  characters: readonly number[],
  people: ReadonlyMap<number, readonly PlaceName[]>,
  here: PlaceName,
): PlaceName | undefined {
  const [own = []] = characters.map((character) => people.get(character) ?? []);
  const others = [...people].filter(([character]) => !characters.includes(character)).map(([, [last]]) => last);
  return own.find((place) => place !== own[0] && others.includes(place)) ?? own.find((place) => place !== here);
}
