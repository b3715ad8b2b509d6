import { setTimeout as sleep } from 'node:timers/promises';
import type { Evidence } from './evidence.js';
import { type Manner, manners } from './faulty-proxy.js';
import type { PartyName } from './outside.js';
import { partyNames } from './outside.js';
import type { TorturePostgres } from './postgres.js';
import type { ProcessName, ServiceProcess } from './processes.js';
import type { Random } from './random.js';
import type { TcpProxy } from './tcp-proxy.js';

/** One fault, a moment after a number of calls have ended. */
export type Act = { after: number; delayMs: number } & (
  | { kind: 'kill'; target: ProcessName | 'PostgreSQL'; downMs: number }
  | { kind: 'freeze'; target: ProcessName; ms: number }
  | { kind: 'cut' | 'hold' | 'strand'; target: ProcessName; side: 'database' | 'clients'; ms: number }
  | { kind: 'party'; target: PartyName; manner: Manner }
);

const processNames: readonly ProcessName[] = ['web 1', 'web 2', 'worker'];
const killTargets: ReadonlyArray<ProcessName | 'PostgreSQL'> = ['worker', 'PostgreSQL', 'web 1', 'worker', 'web 2'];

/** How many calls clients may be ahead of the next act. */
const slack = 10;

/** A task's lease is a minute: some freezes of long runs are longer. */
const longestFreezeMs = { short: 4_000, long: 75_000 };

/**
 * The plan of faults, timed by the number of calls: for each kill a freeze or a bad connection, and a change in an outside
 * party's behavior. The same seed makes the same plan.
 */
export function planChaos(random: Random, { operations, kills }: { operations: number; kills: number }): Act[] {
  const acts: Act[] = [];
  for (let number = 0; number < kills; number += 1) {
    // The last tenth is without faults, so that everything begun can end under load.
    const share = (operations * 0.9) / kills;
    const when = (part: number) => ({
      after: Math.round(share * (number + part)),
      delayMs: random.between(0, 400),
    });
    acts.push({ ...when(0.2), kind: 'party', target: random.oneOf(partyNames), manner: random.oneOf(manners) });
    const killed = killTargets[number] ?? random.oneOf(killTargets);
    acts.push({ ...when(0.5), kind: 'kill', target: killed, downMs: random.between(0, 2_000) });
    const kind = random.oneOf(['freeze', 'cut', 'hold', 'strand'] as const);
    const target = random.oneOf(processNames);
    if (kind === 'freeze') {
      const most = kills >= 20 && random.chance(0.1) ? longestFreezeMs.long : longestFreezeMs.short;
      acts.push({ ...when(0.8), kind, target, ms: random.between(most / 2, most) });
    } else {
      const side = target === 'worker' ? 'database' : random.oneOf(['database', 'clients'] as const);
      acts.push({ ...when(0.8), kind, target, side, ms: random.between(500, 5_000) });
    }
  }
  return acts;
}

export interface Stage {
  postgres: TorturePostgres;
  processes: Record<ProcessName, ServiceProcess>;
  proxies: Record<ProcessName, Record<'database' | 'clients', TcpProxy>>;
  /** One party behaves in a fixed way; the others answer at random. */
  behave(party: PartyName, manner: Manner): void;
  evidence: Evidence;
}

/** Runs the plan, one act after the other; a killed process restarts during the next act. */
export class Chaos {
  readonly counts: Record<string, number> = {};
  /** When PostgreSQL was killed. */
  readonly crashes: number[] = [];
  /** Faults after which the worker may send an e-mail again, because its end could not be written. */
  repeats = 0;
  #begun = 0;
  #restarting: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly stage: Stage,
    private readonly acts: readonly Act[],
  ) {}

  /** How many calls the clients may have made by now, so that faults happen while they work, however slow a restart is. */
  get allowedCalls(): number {
    return (this.acts[this.#begun]?.after ?? Number.POSITIVE_INFINITY) + slack;
  }

  /** Whether there are no faults of processes or connections. */
  get isCalm(): boolean {
    return this.acts.length === 0;
  }

  /** @param calls how many have ended */
  async play(calls: () => number): Promise<void> {
    for (const act of this.acts) {
      while (calls() < act.after) await sleep(20);
      // Only a running process can be killed or cut off.
      if (act.kind !== 'party') await this.#restarting;
      this.#begun += 1;
      await sleep(act.delayMs);
      this.stage.evidence.note('chaos', act);
      if (act.target === 'PostgreSQL') this.crashes.push(Date.now());
      if (act.target === 'PostgreSQL' || act.target === 'worker') this.repeats += 1;
      await this.#play(act);
      const name = act.kind === 'party' ? 'changes of outside parties' : `${act.kind} ${act.target}`;
      this.counts[name] = (this.counts[name] ?? 0) + 1;
    }
    await this.#restarting;
  }

  async #play(act: Act): Promise<void> {
    const { postgres, processes, proxies } = this.stage;
    if (act.kind === 'party') return this.stage.behave(act.target, act.manner);
    if (act.target === 'PostgreSQL') return postgres.kill();
    const process = processes[act.target];
    if (act.kind === 'freeze') return process.freeze(act.ms);
    if (act.kind === 'kill') {
      await process.kill();
      this.#restarting = sleep(act.downMs).then(() => process.start());
      return;
    }
    const proxy = proxies[act.target][act.side];
    if (act.kind === 'cut') proxy.cut();
    else await proxy[act.kind](act.ms);
  }
}
