/** Fields of the form that a message of the service may name. */
const FIELDS = [
  'song_url',
  'singer_image_url',
  'style_preset',
  'aspect_ratio',
  'quality',
  'song_genre',
  'lyrics',
  'segments',
  'romanize',
  'prompt',
  'characters',
  'webhook_url',
  'metadata',
];

/**
 * Sorts the messages of a refused order by field. The service writes `field: what is wrong.` for each fault, one after
 * the other; a fault without a field goes under `order`.
 */
export function faultsIn(message: string): Record<string, string> {
  const path = `(?:${FIELDS.join('|')})(?:\\[\\d+\\]|\\.\\w+)*`;
  const parts = message.split(new RegExp(`(?<=^|[.;\\n]\\s+)(?=${path}: )`)).filter((part) => part.trim() !== '');
  const faults: Record<string, string> = {};
  for (const part of parts) {
    const [, field = 'order', text = part] = new RegExp(`^(${path}): (.*)$`, 's').exec(part.trim()) ?? [];
    const sentence = text.trim().replace(/[.;]?$/, '.');
    faults[field] = capitalized(faults[field] ? `${faults[field]} ${sentence}` : sentence);
  }
  return faults;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
