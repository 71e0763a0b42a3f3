const GOALS =
  '(?:the )?(?:moon|mars|stars|outer space|space|planets?|another planet)|(?:zum|zu den|ins|in den) (?:mond|mars|sternen|weltall|weltraum)|(?:a la|hasta la) luna|a marte|al espacio|vers la lune|sur la lune|vers mars|dans l espace|(?:sulla|alla|verso la) luna|su marte|nello spazio|(?:para a|ate a) lua|para marte|para o espaco';

/** Whoever flies to the moon is in space, and in no sky. */
export const FLIGHT_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      ` (?:fl(?:y|ies|ew|own|ying)|travel(?:s|ed)?|fliegt|fliegen|flog|vuela|vuelan|vole|volent|vola|volano|voa|voam) (?:(?:to|up to|into|off to) )?(?:${GOALS}) `,
      'gu',
    ),
    ' flies in outer space ',
  ],
  [/月へ飛\p{L}*|月まで飛\p{L}*|飞向月球|飞到月球|달로 날아\p{L}*/gu, ' flies in outer space '],
];
