/** Words between "on" or "take" and the vehicle. */
const KINDS =
  'the|a|an|their|his|her|its|my|our|first|last|next|same|early|late|night|midnight|morning|evening|old|empty|crowded|slow|fast|little|moving';
const ABOARD = new RegExp(
  ' (?:take|takes|took|taking|catch|catches|caught|catching|board|boards|boarded|boarding|ride|rides|rode|riding|on|in|inside|aboard) ' +
    `(?:(?:${KINDS}) )*(?:train|subway|metro|tram|streetcar|bus) `,
  'u',
);

/**
 * Returns whether somebody is inside a train or bus: "takes the night train", "asleep on the bus".
 * @param plainText as `plain` returns it
 */
export function isAboard(plainText: string): boolean {
  return ABOARD.test(plainText);
}
