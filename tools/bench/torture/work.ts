import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from './caller.js';
import type { Model } from './model.js';
import { Client } from './operations/client.js';
import { operations, weights } from './operations/index.js';
import { approve } from './operations/money.js';
import { orderLetters, waveSize } from './operations/orders.js';
import type { Random } from './random.js';
import type { Account } from './tenancy.js';

const names = Object.keys(operations) as Array<keyof typeof operations>;

/** The clients at work, each on its own account's records. */
export class Work {
  readonly clients: Client[];

  constructor(
    accounts: readonly Account[],
    private readonly model: Model,
    private readonly caller: Caller,
    private readonly random: Random,
    count: number,
  ) {
    this.clients = Array.from({ length: count }, (_, n) => {
      const account = accounts[n % accounts.length]!;
      return new Client(`client-${n + 1}`, account, account.projects[Math.floor(n / accounts.length)]!, model, caller);
    });
  }

  /** Runs until a number of calls have ended; each client calls one at a time, no faster than allowed. */
  async run(calls: number, allowed: () => number): Promise<void> {
    await Promise.all(
      this.clients.map(async (client, place) => {
        const random = this.random.stream(client.name);
        for (let turn = 0; ; turn += 1) {
          // Every operation is made at least once, however short the run is.
          const first = names[turn * this.clients.length + place];
          if (!first && this.caller.done >= calls) return;
          // A random stream for each operation: what happens in one does not change the next.
          const own = random.stream(turn);
          while (this.caller.done > allowed()) await sleep(20);
          await operations[first ?? own.weighted(weights)](client, own);
        }
      }),
    );
  }

  /**
   * Orders more letters than a worker processes at a time, after the last kill: a worker that has stopped claiming tasks would
   * not be healed by a restart.
   */
  async lastWave(): Promise<void> {
    const [client] = this.clients;
    for (let turn = 0; ; turn += 1) {
      const ids = await orderLetters(client!, this.random.stream(`wave ${turn}`), waveSize);
      if (ids.length === waveSize) return;
    }
  }

  /** Approves everything that waits for approval, including requests whose client never got an answer. */
  async approveAll(accounts: readonly Account[]): Promise<void> {
    for (const account of accounts) {
      const path = '/fulfillment-requests?status=payment_required&per_page=100';
      const { data } = await this.caller.untilDone({ tenant: account.tenant, method: 'GET', path });
      const client = new Client('approver', account, account.projects[0]!, this.model, this.caller);
      for (const { id } of data) await approve(client, this.random.stream(`approve ${id}`), id);
    }
  }

  /** Submits failed requests again, as their callers would. */
  async retryAll(accounts: readonly Account[]): Promise<void> {
    for (const { tenant } of accounts) {
      const path = '/fulfillment-requests';
      const { data } = await this.caller.untilDone({
        tenant,
        method: 'GET',
        path: `${path}?status=failed&per_page=100`,
      });
      for (const { id } of data) await this.caller.once({ tenant, method: 'POST', path: `${path}/${id}/retry` });
    }
  }

  /** Requests the last attempt of each delivery in the failure queue. */
  async redeliverAll(accounts: readonly Account[], webhooks: ReadonlyMap<Account, string>): Promise<void> {
    for (const account of accounts) {
      const webhook = webhooks.get(account);
      if (!webhook) continue;
      const { tenant } = account;
      const path = `/webhooks/${webhook}/deliveries`;
      const { data } = await this.caller.untilDone({
        tenant,
        method: 'GET',
        path: `${path}?status=failed&per_page=100`,
      });
      for (const { id } of data) await this.caller.once({ tenant, method: 'POST', path: `${path}/${id}/redeliver` });
    }
  }
}
