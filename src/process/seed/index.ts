import { CompiledQuery } from 'kysely';
import type { Config } from '../../config/config.js';
import { getPublicUrl } from '../../config/public-url.js';
import type { Account, Principal } from '../../context/auth/principal.js';
import { readAbilities } from '../../context/auth/token.js';
import { type Infrastructure, RequestContext } from '../../context/request-context.js';
import { readDatabaseClock } from '../../db/database-clock.js';
import { openOrm } from '../../db/orm.js';
import { openPool } from '../../db/pool.js';
import { Slots } from '../../db/slots.js';
import { type AccessLimits, defaultAccessLimits } from '../../domain/access-token/limits.js';
import { advisoryLocks } from '../../domain/shared/advisory-locks.js';
import { grant } from '../../ledger/index.js';
import { createRenderer } from '../../pdf/renderer.js';
import { createMail } from '../../providers/mail/mail.js';
import { simulatedPayments } from '../../providers/payments/payments.js';
import type { FileStore } from '../../providers/storage/file-store.js';
import { refreshDeadlines } from '../../services/deadline/refresh.js';
import { createToken } from '../../services/operator/index.js';
import { claimant } from '../../services/sample-data/directory.js';
import { liveStories, sandboxStories } from '../../services/sample-data/index.js';
import { writeStories } from '../../services/sample-data/write-stories.js';
import { demoEmail, demoName } from './demo-user.js';

export interface SeededDemo {
  liveToken: string;
  sandboxToken: string;
  organizationId: string;
}

/**
 * Fills an empty database with a demo tenant: projects in three states with their parties, jobsites, contacts and notices, in
 * live and sandbox mode, and the PDFs of the notices that were sent. Everything goes through the services in one transaction:
 * an interrupted start leaves nothing behind, and if two start at once, one does the work.
 *
 * @param files where the PDFs are stored
 * @returns null when an organization exists already
 */
export async function seedDemo(
  databaseUrl: string,
  files: FileStore,
  config: AccessLimits & Pick<Config, 'publicUrl' | 'port'> = {
    ...defaultAccessLimits,
    publicUrl: undefined,
    port: 4000,
  },
): Promise<SeededDemo | null> {
  // Most starts find a filled database, and need neither the entities nor threads.
  if (await wasFilled(databaseUrl)) return null;
  const orm = await openOrm(databaseUrl, 2);
  try {
    // A machine that is busy with its first start may need a minute for the first document.
    const renderer = createRenderer({ threads: 1, queueLimit: 8, limits: { smallMs: 120_000 }, sealSource: 'made' });
    try {
      const db = orm.em.getConnection().getClient() as unknown as Infrastructure['db'];
      await readDatabaseClock(db);
      return await fill({
        orm,
        db,
        renderer,
        files,
        payments: simulatedPayments(),
        mail: createMail(),
        longTransactions: new Slots(1),
        orderEditSeconds: 0,
        invoiceLimitCents: 0,
        limits: config,
        signUp: 'closed',
        readiness: async () => ({ database: true, migrations: true, queue: true, files: true }),
        // The documents print where they can be verified.
        publicUrl: () => getPublicUrl(config),
      });
    } finally {
      await renderer.close();
    }
  } finally {
    await orm.close();
  }
}

async function fill(infrastructure: Infrastructure): Promise<SeededDemo | null> {
  const caller = {} as { principal: Principal; account: Account };
  const request = { id: 'seed', ip: '127.0.0.1', userAgent: 'cps seed' };
  const ctx = new RequestContext(infrastructure, request, caller);
  try {
    const em = await ctx.write();
    await em.execute('select pg_advisory_xact_lock(?)', [advisoryLocks.seed]);
    if (await isFilled(em)) {
      await ctx.rollback();
      return null;
    }
    const token = (livemode: boolean, organization: { organizationId?: string; organizationName?: string }) =>
      createToken(em, {
        email: demoEmail,
        name: demoName,
        ...organization,
        abilities: ['tier:scale', ...(livemode ? [] : ['mode:sandbox'])],
        label: livemode ? 'Demo (live)' : 'Demo (sandbox)',
        tokenMaxDays: infrastructure.limits.tokenMaxDays,
      });
    const live = await token(true, { organizationName: claimant.name });
    const organizationId = live.organization_id;
    const sandbox = await token(false, { organizationId });
    await fund(ctx, organizationId);
    // One transaction, two callers: the demo user through the live token, then through the sandbox token.
    caller.account = { id: organizationId, role: 'owner', tier: 'scale' };
    for (const minted of [live, sandbox]) {
      const abilities = minted === live ? ['tier:scale'] : ['tier:scale', 'mode:sandbox'];
      caller.principal = {
        tokenId: minted.token_id,
        firstTokenId: minted.token_id,
        userId: minted.user_id,
        abilities,
        ...readAbilities(abilities),
        memberships: [{ organizationId, role: 'owner' }],
        expiresAt: undefined,
      };
      const projectIds = await writeStories(ctx, minted === live ? liveStories : sandboxStories);
      // No listener computes the deadlines here: the seed has no events.
      await refreshDeadlines(ctx, projectIds);
    }
    await ctx.commit();
    return { liveToken: live.token, sandboxToken: sandbox.token, organizationId };
  } catch (error) {
    await ctx.rollback();
    throw error;
  }
}

/** Enough to try everything; the documents of the stories are paid from it. */
async function fund(ctx: RequestContext, accountId: string): Promise<void> {
  for (const [bucket, credits] of [
    ['free', '25.00'],
    ['partner_eligible', '1000.00'],
  ] as const) {
    const demoGrant = {
      accountId,
      bucket,
      kind: 'grant',
      credits,
      description: 'Demo credits',
      reference: `demo:${bucket}`,
    } as const;
    await grant(ctx.db, ctx.now(), demoGrant);
  }
}

async function wasFilled(databaseUrl: string): Promise<boolean> {
  const db = openPool(databaseUrl, 1);
  try {
    return await isFilled({ execute: async (query) => (await db.executeQuery(CompiledQuery.raw(query))).rows });
  } finally {
    await db.destroy();
  }
}

async function isFilled(em: { execute(query: string): Promise<unknown> }): Promise<boolean> {
  return ((await em.execute('select 1 as x from organizations limit 1')) as unknown[]).length > 0;
}
