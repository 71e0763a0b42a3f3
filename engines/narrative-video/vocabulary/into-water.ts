import type { Action } from '../actions.ts';

/** Whether somebody falls or jumps into water, in plain text: "off the boat", "into the lake", "overboard". */
const INTO_WATER = new RegExp(
  [
    ' overboard ',
    ' (?:off|from|out of|over) (?:the|an?|his|her|their|my) (?:\\p{L}+ )?(?:boat|ship|canoe|kayak|raft|gondola|pier|dock|jetty|surfboard) ',
    ' (?:in|into) (?:the|an?) (?:\\p{L}+ )?(?:water|sea|ocean|lake|river|pool|pond|waves|fountain|canal) ',
    ' (?:ins|in die|in den|in das|in einen) (?:\\p{L}+ )?(?:wasser|meer|see|wellen|fluss|teich|pool|kanal) ',
    ' (?:vom|aus dem|von dem|uber) (?:boot|schiff|steg|kahn|bord|floss) ',
    ' (?:al|en el|a la|en la|a un) (?:agua|mar|rio|lago|piscina|estanque) ',
    ' (?:del|de la|de el) (?:barco|barca|bote|muelle|canoa) ',
    ' (?:a l|dans l|dans la|dans le) (?:eau|mer|lac|riviere|piscine|etang|ocean) ',
    ' (?:du|de la) (?:bateau|barque|ponton|canoe) ',
    ' (?:in|nel|nell|nella) (?:acqua|mare|lago|fiume|piscina) ',
    ' (?:dalla|dal) (?:barca|molo|nave) ',
    ' (?:na|no|a) (?:agua|mar|lago|rio|piscina) ',
    ' (?:do|da) (?:barco|cais|canoa) ',
    '[水海川湖池](?:の中)?に(?:落|飛び込)',
    '[掉跳落]进?[水海河湖]|落水',
    '물에 빠|바다에 빠|강에 빠',
  ].join('|'),
  'u',
);

/** Actions that end in the water. */
const ENDING: ReadonlySet<Action | undefined> = new Set<Action | undefined>(['fall', 'jump']);

/** @param words plain text of a clause */
export function endsInWater(words: string, action: Action | undefined): boolean {
  return ENDING.has(action) && INTO_WATER.test(words);
}
