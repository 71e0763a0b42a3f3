/** What a key may do: specification, section 5.7. */
export const SCOPES = ['lyric_videos', 'narrative_videos'] as const;
export type Scope = (typeof SCOPES)[number];
