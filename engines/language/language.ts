/** Returns the ISO 639-1 code of a text's language, or null if the text is too short to decide. */
export async function languageOf(text: string): Promise<string | null> {
  const found = await detect(text);
  return found.isReliable() ? found.language : null;
}

/** Works like `languageOf`, but returns the best guess for a short text. Returns null for a text without letters. */
export async function probableLanguageOf(text: string): Promise<string | null> {
  return (await detect(text)).language || null;
}

async function detect(text: string) {
  // The n-grams take 30 MB, so they are loaded only if there are words.
  const { eld } = await import('eld/large');
  return eld.detect(text);
}
