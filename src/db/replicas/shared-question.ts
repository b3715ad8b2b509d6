/**
 * Shares one query among many callers. A caller that arrives while a query is running shares the next run, and never the running
 * one: its result may be older than what the caller knows. At most one query runs at a time, whatever the load.
 */
export class SharedQuestion<Answer> {
  #underWay: Promise<unknown> = Promise.resolve();
  #next: Promise<Answer> | undefined;

  constructor(private readonly put: () => Promise<Answer>) {}

  ask(): Promise<Answer> {
    this.#next ??= this.#underWay.then(() => {
      this.#next = undefined;
      const answer = this.put();
      this.#underWay = answer.catch(() => undefined);
      return answer;
    });
    return this.#next;
  }
}
