import { setTimeout as sleep } from 'node:timers/promises';
import { Caller } from './caller.js';
import { Chaos, planChaos } from './chaos.js';
import { rows } from './database.js';
import { allReady, drain, endWaitsOfTasks, watchDeadlines } from './drain.js';
import type { Manner } from './faulty-proxy.js';
import type { Check } from './judge/check.js';
import { judge } from './judge/index.js';
import { Follower, Receiver } from './listeners.js';
import { Measured } from './measured.js';
import { Model } from './model.js';
import type { Options } from './options.js';
import type { PartyName } from './outside.js';
import type { Random } from './random.js';
import { compareThirds, printMinutes } from './report.js';
import { Reports } from './reports.js';
import type { Stage } from './stage.js';
import { type Account, openAccount } from './tenancy.js';
import { makeTenants } from './tenants.js';
import { Work } from './work.js';

const tenantCount = 4;

/** One run, from a healthy service to the verdict. */
export async function torture(stage: Stage, random: Random, options: Options): Promise<Check[]> {
  const { outside, evidence, processes, postgres } = stage;
  const tenants = await makeTenants(postgres.url, tenantCount);
  await stage.start();
  const measured = new Measured();
  const caller = new Caller(stage.urls, evidence, measured, options.kills > 0 ? 0.04 : 0);
  const accounts: Account[] = [];
  const projectCount = Math.ceil(options.clients / tenantCount);
  for (const tenant of tenants) accounts.push(await openAccount(caller, outside.stripe, { tenant, projectCount }));
  const hooks = await openReceivers(caller, accounts.slice(0, 2), random);
  const since = await lastPosition(postgres.url);
  const followers = tenants.map((tenant) => new Follower(tenant, stage.urls));
  for (const follower of followers) follower.start();
  while (!followers.every(({ isFollowing }) => isFollowing)) await sleep(50);

  const model = new Model();
  const work = new Work(accounts, model, caller, random, options.clients);
  const reports = new Reports(outside, caller);
  reports.start();
  const prepared = caller.done;
  const behave = (party: PartyName, manner: Manner) => {
    outside.behave('mixed');
    outside.proxy(party).manner = manner;
  };
  const chaos = new Chaos(
    { postgres, processes, proxies: stage.proxies, behave, evidence },
    planChaos(random.stream('chaos'), options),
  );
  outside.behave(chaos.isCalm ? 'well' : 'mixed');
  const watches = setInterval(() => attempt(postgres.url, watchDeadlines), 5_000);
  const waits = options.shortWaits ? setInterval(() => attempt(postgres.url, endWaitsOfTasks), 1_000) : undefined;
  let turn = 0;
  const cuts = setInterval(() => followers[turn++ % followers.length]!.cut(), 3_000);
  measured.watch(processes);
  const began = Date.now();
  const ended = new AbortController();
  const minutes = options.isTimed ? printMinutes(measured, caller, ended.signal) : undefined;
  const { rate } = options;
  const paced = () => (rate ? ((Date.now() - began) / 1_000) * rate : Number.POSITIVE_INFINITY);
  const [, worked] = await Promise.all([
    chaos.play(() => caller.done - prepared),
    work
      .run(prepared + options.operations, () => prepared + Math.min(chaos.allowedCalls, paced()))
      .then(() => ({ calls: caller.done - prepared, until: Date.now() })),
  ]);
  ended.abort();
  await minutes;
  measured.stop();
  for (const timer of [cuts, waits, watches]) clearInterval(timer);
  const seconds = ((worked.until - began) / 1_000).toFixed(0);
  console.log(`${worked.calls} calls in ${seconds} s, then a last wave of letters until everything is finished`);
  const memory = options.isTimed ? compareThirds(measured, began, worked.until) : [];

  // Everything works again, except for the carrier, which is slow.
  outside.behave('well');
  outside.proxy('carrier').manner = 'slow';
  for (const { receiver } of hooks) receiver.isWell = true;
  await work.lastWave();
  const ready = await allReady(stage.ports, 60);
  const webhooks = new Map(hooks.map(({ account, id }) => [account, id]));
  const left = await drain(postgres.url, {
    workerStartedAt: processes.worker.startedAt,
    seconds: options.drainSeconds,
    also: async ({ requests = 0, 'failed requests': ended = 0, 'failed deliveries': failed = 0 }) => {
      if (requests > 0) await work.approveAll(accounts);
      if (ended > 0) await work.retryAll(accounts);
      if (failed > 0) await work.redeliverAll(accounts, webhooks);
      return { reports: reports.isQuiet ? 0 : 1 };
    },
  });
  await reports.stop();
  const receivers = hooks.map(({ receiver }) => receiver);
  const checks = await judge(stage, {
    model,
    caller,
    chaos,
    reports,
    followers,
    receivers,
    since,
    left,
    ready,
    accounts: tenants.map(({ organizationId }) => organizationId),
  });
  for (const receiver of receivers) receiver.stop();
  await caller.close();
  return [...checks, ...memory];
}

function attempt(url: string, statement: string): void {
  // PostgreSQL may be killed at this moment: the next turn tries again.
  rows(url, statement).catch(() => undefined);
}

async function openReceivers(caller: Caller, accounts: readonly Account[], random: Random) {
  return Promise.all(
    accounts.map(async (account) => {
      const receiver = new Receiver(account.tenant, random.stream(`receiver of ${account.tenant.name}`));
      const body = { url: await receiver.start(), events: ['*'] };
      const { data } = await caller.untilDone({ tenant: account.tenant, method: 'POST', path: '/webhooks', body });
      receiver.secret = data.secret;
      return { account, receiver, id: data.id as string };
    }),
  );
}

/** The position of the last event, once every event so far has one. */
async function lastPosition(url: string): Promise<string> {
  for (;;) {
    const [found] = await rows<{ open: number; last: string }>(
      url,
      'select (select count(*) from event_outbox)::int as open, (select coalesce(max(position), 0) from events) as last',
    );
    if (found!.open === 0) return found!.last;
    await sleep(100);
  }
}
