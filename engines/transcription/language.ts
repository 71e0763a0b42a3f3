/** ISO 639-1 code of the language that a text is written in, or null where too little of it tells. */
export async function languageOf(text: string): Promise<string | null> {
  // 30 MB of n-grams: read only where there are words.
  const { eld } = await import('eld/large');
  const found = eld.detect(text);
  return found.isReliable() ? found.language : null;
}
