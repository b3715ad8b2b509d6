import { DatabaseUnavailable } from './database-unavailable.js';

/** A bounded number of slots, granted in the order of the requests. */
export class Slots {
  #free: number;
  readonly #waiting: Array<() => void> = [];

  constructor(
    count: number,
    /** How long to wait for a slot, in milliseconds; undefined: without limit. */
    private readonly patienceMs?: number,
  ) {
    this.#free = count;
  }

  /**
   * Waits for a slot; the returned function releases it.
   * @throws DatabaseUnavailable when none became free in time
   */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    };
  }

  #turn(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const pass = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.push(pass);
      if (this.patienceMs === undefined) return;
      timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(pass), 1);
        reject(new DatabaseUnavailable('All slots for long transactions are in use.'));
      }, this.patienceMs).unref();
    });
  }
}
