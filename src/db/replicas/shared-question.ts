/**
 * A question that many ask at once. Those who come while it is under way share the next asking, and never the answer that is on
 * its way: that may be older than what they know. So it is put as often as it is answered, whatever the load.
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
