import { basename } from 'node:path';
import type { Wishes } from './wishes.ts';

/** Replaces the field's name in a message from the service with the file or option that its value came from. */
export function inWordsOf({ song, photo, story, lyrics }: Wishes, message: string): string {
  // The path within the segments stays, because it leads to the place in the file.
  if (lyrics && /^segments\b/.test(message)) return `${basename(lyrics.file)}: ${message}`;
  const names: Record<string, string> = {
    song_url: basename(song),
    singer_image_url: basename(photo ?? '--photo'),
    lyrics: basename(lyrics?.file ?? '--lyrics'),
    style_preset: '--preset',
    aspect_ratio: '--shape',
    quality: '--quality',
    prompt: '--story',
  };
  story?.characters.forEach(({ file, name }, index) => {
    names[`characters[${index}].image_url`] = basename(file);
    names[`characters[${index}].name`] = `the name "${name}"`;
    names.characters = '--character';
  });
  const field = /^[a-z_.[\]0-9]+(?=: )/.exec(message)?.[0] ?? '';
  return names[field] ? names[field] + message.slice(field.length) : message;
}
