import { newKey } from './new-key.js';
import { OwnChange, runOwnChange } from './own-changes.js';

/** What each request of a change is sent with. */
interface Options {
  idempotencyKey: string;
  onEvents: OwnChange['onEvents'];
}

/**
 * What one hook sends, also several at once. Each has a change of its own, because answers arrive in any order. The same variables sent
 * again before an answer arrived have the same idempotency key.
 */
export class Sends {
  readonly #keys = new Map<string, { key: string; isUnderWay: boolean }>();

  /** @param reread reads again what a change concerns */
  async run<Result>(
    variables: unknown,
    send: (options: Options) => Promise<Result>,
    reread: (concerns?: OwnChange['concerns']) => Promise<void>,
  ): Promise<Result> {
    const text = JSON.stringify(variables, nameFiles);
    const attempt = this.#begin(text);
    const { onEvents, concerns } = new OwnChange();
    try {
      const result = await runOwnChange(() => send({ idempotencyKey: attempt.key, onEvents }));
      this.#keys.delete(text);
      await reread(concerns);
      return result;
    } catch (error) {
      const { isPassing, code } = error as { isPassing: boolean; code: string };
      attempt.isUnderWay = false;
      // Only an answer that can change when it is asked for again keeps the key.
      if (!isPassing) this.#keys.delete(text);
      // The page shows what another person changed, also while no event arrives, before it says so and takes the next click.
      if (['PRECONDITION_FAILED', 'CONFLICT', 'ILLEGAL_TRANSITION'].includes(code)) await reread();
      throw error;
    }
  }

  #begin(text: string) {
    // After something else was sent, the same variables are another change: a value that is set back is no repetition.
    for (const [other, { isUnderWay }] of this.#keys) if (other !== text && !isUnderWay) this.#keys.delete(other);
    const attempt = this.#keys.get(text) ?? { key: newKey(), isUnderWay: true };
    attempt.isUnderWay = true;
    this.#keys.set(text, attempt);
    return attempt;
  }
}

/** The text of a file is empty without this, and that of another file the same. */
const nameFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
