/** Returns the ISO 639-1 code of a text's language, or null if the text is too short to decide. */
export async function languageOf(text: string): Promise<string | null> {
  // The n-grams take 30 MB, so they are loaded only if there are words.
  const { eld } = await import('eld/large');
  const found = eld.detect(text);
  return found.isReliable() ? found.language : null;
}
