/** Events in the order of their times. */
export class Timeline {
  /** A heap: each event comes before its two children, at twice its index plus one and two. */
  readonly #events: { at: number; order: number; happen: () => void }[] = [];
  #order = 0;
  /** Seconds. */
  now = 0;

  /** @param seconds from now */
  after(seconds: number, happen: () => void): void {
    const event = { at: this.now + seconds, order: this.#order++, happen };
    let index = this.#events.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.#isBefore(index, parent)) break;
      this.#swap(index, parent);
      index = parent;
    }
  }

  /** Lets the next event happen. @returns whether there was one before the given moment */
  next(before = Number.POSITIVE_INFINITY): boolean {
    const [first] = this.#events;
    if (!first || first.at >= before) return false;
    const last = this.#events.pop();
    if (last && last !== first) {
      this.#events[0] = last;
      this.#sink();
    }
    this.now = first.at;
    first.happen();
    return true;
  }

  #sink(): void {
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      let least = index;
      if (left < this.#events.length && this.#isBefore(left, least)) least = left;
      if (right < this.#events.length && this.#isBefore(right, least)) least = right;
      if (least === index) return;
      this.#swap(index, least);
      index = least;
    }
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#events[one], this.#events[other]];
    if (!a || !b) return false;
    return a.at < b.at || (a.at === b.at && a.order < b.order);
  }

  #swap(one: number, other: number): void {
    const [a, b] = [this.#events[one], this.#events[other]];
    if (a && b) [this.#events[one], this.#events[other]] = [b, a];
  }
}
