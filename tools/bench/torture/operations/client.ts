import type { Answer, Call, Caller } from '../caller.js';
import type { MarkedTable, Model } from '../model.js';
import type { Random } from '../random.js';
import type { Account } from '../tenancy.js';

/** A client of an account: no other client changes its records, so it knows everything about them. */
export class Client {
  readonly contacts: string[] = [];
  readonly notices: string[] = [];
  readonly requests: string[] = [];
  readonly orders: string[] = [];
  /** The open pay application. */
  application: string | undefined;
  #marks = 0;

  constructor(
    readonly name: string,
    readonly account: Account,
    /** Only this client bills on it. */
    readonly project: Account['projects'][number],
    readonly model: Model,
    private readonly caller: Caller,
  ) {}

  call(random: Random, call: Omit<Call, 'tenant'>): Promise<Answer> {
    return this.caller.call({ tenant: this.account.tenant, ...call }, random);
  }

  /** The file of a document. */
  download(id: string): Promise<{ status: number; bytes: Buffer }> {
    return this.caller.download({ tenant: this.account.tenant, path: `/documents/${id}/download` });
  }

  /** A name that is unique in this run. */
  mark(): string {
    return `${this.name}-${++this.#marks}`;
  }

  /**
   * Creates records under a new mark, with a call that may be sent several times at once, to both processes.
   *
   * @returns their ids; empty unless it is known that they were created
   */
  async make(
    random: Random,
    table: MarkedTable,
    path: string,
    body: object | ((mark: string) => object),
    { count = 1, times = 1 } = {},
  ): Promise<string[]> {
    const mark = this.mark();
    const sent = typeof body === 'function' ? body(mark) : { ...body, metadata: { torture: mark } };
    const call = { method: 'POST', path, body: sent, key: times > 1 ? `${mark} at once` : mark } as const;
    const answers = await Promise.all(Array.from({ length: times }, (_, n) => this.call(random.stream(n), call)));
    // An order for several recipients answers with all of them in `orders`.
    const records = answers.flatMap(({ outcome, body: { orders, data } = {} }) =>
      outcome === 'acknowledged' ? (orders ?? data) : [],
    );
    const ids = [...new Set(records.map(({ id }: { id: string }) => id))];
    const outcomes = answers.map(({ outcome }) => outcome);
    const outcome = (['acknowledged', 'unknown'] as const).find((one) => outcomes.includes(one)) ?? 'refused';
    this.model.made.push({ table, mark, count, outcome, ids });
    return ids;
  }
}

/** One piece of a client's work: a call, or a few that follow each other. */
export type Operation = (client: Client, random: Random) => Promise<void>;
