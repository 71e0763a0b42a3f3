/** What has to be done when the service ends, the last begun first. */
export class Ending {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  /** Adds the end of a part as soon as the part has started. */
  async adding<T extends { stop(): Promise<void> }>(start: Promise<T>): Promise<T> {
    const part = await start;
    this.add(() => part.stop());
    return part;
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}
