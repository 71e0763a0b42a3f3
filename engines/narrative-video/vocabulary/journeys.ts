/** Words between "on" or "take" and the vehicle: English, then Spanish, French, German, Italian and Portuguese. */
const KINDS =
  'the|a|an|their|his|her|its|my|our|first|last|next|same|early|late|night|midnight|morning|evening|old|empty|crowded|slow|fast|little|moving|' +
  'el|un|una|ultimo|primer|le|la|l|dernier|premier|den|dem|einen|einem|letzten|ersten|nachsten|il|lo|o|um';
const ABOARD = new RegExp(
  ' (?:take|takes|took|taking|catch|catches|caught|catching|board|boards|boarded|boarding|ride|rides|rode|riding|on|in|inside|aboard|' +
    'toma|toman|coge|cogen|en|prend|prennent|dans|nimmt|nehmen|mit|im|prende|prendono|sul|pega|pegam) ' +
    `(?:(?:${KINDS}) )*(?:train|subway|metro|tram|streetcar|bus|tren|autobus|zug|treno|trem|onibus) `,
  'u',
);

/**
 * Returns whether somebody is inside a train or bus: "takes the night train", "asleep on the bus".
 * @param plainText as `plain` returns it
 */
export function isAboard(plainText: string): boolean {
  return ABOARD.test(plainText);
}
