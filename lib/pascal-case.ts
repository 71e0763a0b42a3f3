/** "charge-job" → "ChargeJob": converts a file's name to the name of its state and of its construct. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
