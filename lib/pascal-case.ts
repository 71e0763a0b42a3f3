/** "charge-job" → "ChargeJob": a file's name → the name of its state and of its construct. */
export function pascalCase(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
