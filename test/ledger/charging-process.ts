/**
 * Charges an account once for each Idempotency-Key that it reads from standard input, several at a time. Prints a key once
 * its request is committed, which is when an API would answer. crash.test.ts runs this process and kills it.
 */
import { createInterface } from 'node:readline';
import type * as idempotency from '../../src/api/http/idempotency.js';
import type * as contexts from '../../src/context/request-context.js';
import type * as orms from '../../src/db/orm.js';
import type * as slots from '../../src/db/slots.js';
import type * as ledgers from '../../src/ledger/index.js';

const load = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../dist/current/${path}`, import.meta.url).href);
const { RequestContext } = await load<typeof contexts>('context/request-context.js');
const { openOrm } = await load<typeof orms>('db/orm.js');
const { Slots } = await load<typeof slots>('db/slots.js');
const { once } = await load<typeof idempotency>('api/http/idempotency.js');
const ledger = await load<typeof ledgers>('ledger/index.js');

const [, , databaseUrl, organizationId, userId] = process.argv as [string, string, string, string, string];
const orm = await openOrm(databaseUrl, 8);
const infrastructure = {
  orm,
  db: orm.em.getConnection().getClient(),
  longTransactions: new Slots(6),
} as unknown as contexts.Infrastructure;
const caller = {
  principal: { userId, livemode: true },
  account: { id: organizationId, role: 'owner' },
} as unknown as NonNullable<contexts.RequestContext['caller']>;

async function charge(key: string): Promise<void> {
  const ctx = new RequestContext(infrastructure, { id: key, ip: '127.0.0.1', userAgent: 'test' }, caller);
  const request = { key, method: 'POST', path: '/charges', content: key, windowSeconds: 3_600 };
  try {
    const { replayed } = await once(ctx, request, async () => {
      const what = {
        eventType: 'document_generation',
        description: key,
        reference: `charge ${Math.random()}`,
      } as const;
      await ledger.charge(ctx, { ...what, credits: '1.00' });
      return { remember: true, answer: { status: 201, body: key } };
    });
    if (!replayed) await ledger.chargeApiCall(ctx, { kind: 'mutation', free: false });
    await ctx.commit();
    process.stdout.write(`${replayed ? 'replayed' : 'charged'} ${key}\n`);
  } catch (error) {
    await ctx.rollback();
    // The connection of the killed process may still hold the lock of the key for a moment.
    if ((error as { code?: string }).code !== 'IN_PROGRESS') throw error;
    await charge(key);
  }
}

const keys: string[] = [];
for await (const line of createInterface({ input: process.stdin })) keys.push(line);
const next = keys.values();
await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (const key of next) await charge(key);
  }),
);
await orm.close();
