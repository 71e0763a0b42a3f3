/** An instance of a function beyond its first. */
export interface Spare {
  readonly isIdle: boolean;
  end(): void;
}

/**
 * The instances that functions have beyond their first, in all functions together. Each takes about 40 MB, so requests
 * of many kinds at once must not start them without end.
 */
export class Spares {
  readonly #most: number;
  /** In the order in which they became idle or began to exist. */
  readonly #spares = new Set<Spare>();
  /** Functions that need another instance as soon as there is room. */
  readonly #waiting = new Set<() => void>();

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Makes room for one more, if need be by ending the one that has been idle for longest.
   * @param onRoom is called once when there may be room, if there is none now
   * @returns whether there is room
   */
  makeRoom(onRoom: () => void): boolean {
    if (this.#spares.size >= this.#most) {
      const idle = [...this.#spares].find(({ isIdle }) => isIdle);
      if (!idle) {
        this.#waiting.add(onRoom);
        return false;
      }
      this.#spares.delete(idle);
      idle.end();
    }
    this.#waiting.delete(onRoom);
    return true;
  }

  add(spare: Spare): void {
    this.#spares.add(spare);
  }

  /** Says that one has nothing to do. */
  idle(spare: Spare): void {
    if (this.#spares.delete(spare)) this.#spares.add(spare);
    this.#tellNext();
  }

  gone(spare: Spare): void {
    if (this.#spares.delete(spare)) this.#tellNext();
  }

  #tellNext(): void {
    const [next] = this.#waiting;
    if (!next) return;
    this.#waiting.delete(next);
    next();
  }
}
