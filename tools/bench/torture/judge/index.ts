import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../caller.js';
import type { Chaos } from '../chaos.js';
import { rows } from '../database.js';
import type { Left } from '../drain.js';
import type { Follower, Receiver } from '../listeners.js';
import type { Model } from '../model.js';
import type { Reports } from '../reports.js';
import type { Stage } from '../stage.js';
import { judgeCalls } from './calls.js';
import type { Check } from './check.js';
import { judgeCommands } from './commands.js';
import { judgeContents } from './contents.js';
import { judgeEffects, judgeSteps } from './effects.js';
import { type Event, eventsSince, judgeEvents } from './events.js';
import { judgeMoney } from './money.js';
import { judgeOutside } from './outside.js';
import { judgeRecords } from './records.js';
import { judgeReminders } from './reminders.js';

export interface Played {
  model: Model;
  caller: Caller;
  chaos: Chaos;
  reports: Reports;
  followers: readonly Follower[];
  receivers: readonly Receiver[];
  /** The position of the last event before the run. */
  since: string;
  left: Left;
  ready: boolean;
  accounts: readonly string[];
}

/** The verdict: compares everything that was reported with everything that exists. Ends the processes. */
export async function judge(stage: Stage, played: Played): Promise<Check[]> {
  const { model, caller, chaos, reports, followers, left, ready, accounts } = played;
  const { url } = stage.postgres;
  const events = await eventsSince(url, played.since);
  await caughtUp(events, followers);
  await Promise.all(followers.map((follower) => follower.stop()));
  const checks: Check[] = [
    ...counted(caller, chaos),
    judgeAnswers(caller),
    ...(chaos.isCalm ? [judgeCalm(caller)] : []),
    {
      what: 'every process is ready after the faults',
      count: stage.ports.length,
      wrong: ready ? [] : ['some are not'],
    },
    {
      what: 'everything begun is finished',
      count: Object.keys(left).length,
      wrong: Object.entries(left).flatMap(([name, count]) => (count > 0 ? [`${count} ${name} are left`] : [])),
    },
    ...(await judgeRecords(url, accounts, model)),
    ...(await judgeEffects(url, accounts, caller.effects)),
    ...(await judgeSteps(url)),
    ...(await judgeReminders(url, model)),
    await judgeContents(url, caller, model),
    ...(await judgeMoney(url, model, stage.outside.stripe)),
    ...(await judgeCalls(url, accounts, { paid: caller.paid, crashes: chaos.crashes })),
    ...(await judgeOutside(url, { model, outside: stage.outside, reports, repeats: chaos.repeats })),
    ...(await judgeEvents(url, events, played)),
    ...(await judgeCommands(stage.env)),
  ];
  checks.push(await judgeTasks(url), ...(await judgeEnds(stage)));
  return checks;
}

/** What was done, for the record: no conditions. */
function counted(caller: Caller, chaos: Chaos): Check[] {
  const statuses = [...caller.statuses].sort(([a], [b]) => a - b);
  const answers = statuses.map(([status, times]) => `${status || 'no answer'}: ${times}`).join(', ');
  const acts = Object.entries(chaos.counts).map(([what, count]) => ({ what, count, wrong: [] }));
  return [{ what: `calls were answered (${answers})`, count: caller.done, wrong: [] }, ...acts];
}

/** A client can wait after a 503; any other 5xx is a fault of the service. */
function judgeAnswers({ statuses, serverErrors }: Caller): Check {
  const count = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  return { what: 'no answer is a 5xx other than 503', count, wrong: serverErrors };
}

/** Without faults, no call goes without an answer for good or is refused. */
function judgeCalm({ done, failed }: Caller): Check {
  return { what: 'no call failed', count: done, wrong: failed };
}

async function judgeTasks(url: string): Promise<Check> {
  const gaveUp = await rows<object>(url, 'select kind, subject_id, last_error from tasks where gave_up_at is not null');
  return { what: 'no task was given up', count: gaveUp.length, wrong: gaveUp.map((task) => JSON.stringify(task)) };
}

async function judgeEnds(stage: Stage): Promise<Check[]> {
  const processes = Object.values(stage.processes);
  const ownEnds = processes.flatMap(({ name, ownEnds }) => ownEnds.map((end) => `${name}: ${end}`));
  const ends = await stage.stop();
  const left = await rows<{ program: string }>(
    stage.postgres.url,
    `select application_name || ' ' || query as program from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return [
    { what: 'no process ended by itself', count: processes.length, wrong: ownEnds },
    { what: 'processes end well when they are stopped', count: processes.length, wrong: ends },
    { what: 'no connection is left behind', count: left.length, wrong: left.map(({ program }) => program) },
  ];
}

/** Events that followers lack may still be on their way for a moment. */
async function caughtUp(events: readonly Event[], followers: readonly Follower[]): Promise<void> {
  const behind = ({ tenant, received }: Follower) =>
    received.length < events.filter(({ account }) => account === tenant.organizationId).length;
  for (const until = Date.now() + 60_000; Date.now() < until && followers.some(behind); ) await sleep(100);
}
