/** What rings by itself: nobody gives a ring away for it. */
export const SIGNAL_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    / (alarms?|alarm clock|bells?|church bells?|school bell|doorbell|siren|clock|wedding bells?) (?:rings?|rang|ringing|is ringing|are ringing|goes off|went off) /gu,
    ' $1 sounds ',
  ],
];
