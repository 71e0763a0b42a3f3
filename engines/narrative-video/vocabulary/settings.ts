import type { PlaceName } from '../story.ts';

/** What whole stories are about, in their plain text, and where it mostly goes on. The first that fits counts. */
export const SETTINGS: readonly (readonly [RegExp, PlaceName])[] = [
  [
    / (?:ballet|ballerina|ballerine|ballett|ballerino|bailarina|bailarin|opera|actress|actor|theatre|theater|pianist|violinist|orchestra|symphony|conductor|musical) /u,
    'theater',
  ],
  [/ (?:cowboys?|cowgirls?|sheriff|outlaws?|saloon|bandits?|gunslinger) /u, 'desert'],
  [
    / (?:fisherman|fishermen|sailors?|pirates?|shipwreck|lighthouse|pescador|pecheur|fischer|pescatore|matrosen?) /u,
    'sea',
  ],
  [/ (?:flight|pilot|stewardess|boarding pass) /u, 'airport'],
  [/ (?:farmer|cows|barn|tractor) /u, 'farm'],
  [/ (?:detective|police|thief|thieves|heist|robbers?|gangsters?|taxi|superhero(?:es)?|hacker|spy|spies) /u, 'city'],
  [/ (?:chef|waiter|waitress|barista|restaurant|bartender) /u, 'cafe'],
  [/ (?:classmates?|prom|homework|exam|math|high school) /u, 'school'],
];

/** Sports, in the plain text of a story, and where they are played. */
export const SPORTS: readonly (readonly [RegExp, PlaceName])[] = [
  [
    / (?:boxer|boxing|boxers|knockout|knocked out|boxeador|boxeur|pugile|karate|judo|wrestl\p{L}+|basketball|volleyball|gymnast\p{L}*|fencing|ringer) /u,
    'gym',
  ],
  [
    / (?:football|soccer|penalt(?:y|ies)|goalkeeper|goalie|striker|futbol|futebol|fussball|fussballer\p{L}*|foot|calcio|elfmeter|penal|penalti|rigore|gol|golazo|coach|baseball|rugby|referee|world cup) /u,
    'stadium',
  ],
  [/ (?:sprinter|marathon|relay|hurdles|olympi\p{L}+) /u, 'stadium'],
];

/** What only happens where a match is played, in the plain text of a clause. */
export const OF_MATCH = new RegExp(
  ` (?:${[
    'penalt(?:y|ies)|free kick|goalkeeper|goalie|referee|kick off|half ?time|elfmeter|penalti|rigore|(?:winning|last minute) goal',
    'scor(?:e|es|ed|ing)|in the arena|cheers with the trophy|(?:lift|win|rais|hold|kiss)(?:s|es|e|ed)? (?:up )?the (?:\\p{L}+ )?(?:cup|trophy|medal|belt|title)',
    '(?:the|big|title|last|first) (?:match|bout|final|finals|championship|tournament)|(?:big|title) (?:game|fight)|knocked (?:out|down)',
    '(?:el|la|il|le|der|das|die|o|a) (?:final|finale|partido|partita|match|spiel|jogo)(?= $)',
    'marca (?:el|un|gol)|levanta la copa|marque (?:un|le) but|schiesst (?:das|ein) tor|segna|marca o gol|ergue a taca',
  ].join('|')}) `,
  'u',
);
