import { parseArgs } from 'node:util';

export interface Options {
  seed: string;
  operations: number;
  kills: number;
  clients: number;
  /** Calls per second; undefined: as fast as the service answers. */
  rate: number | undefined;
  /** Whether the run has a length in minutes, and is compared by thirds. */
  isTimed: boolean;
  drainSeconds: number;
  /** Whether tasks that failed are due again within a second, so that a short run uses up attempts that take hours. */
  shortWaits: boolean;
  /** Where the evidence is written. Default: a temporary folder, which is removed if the run succeeds. */
  evidence: string | undefined;
  /** A module that each process of the service loads before its own: a test of the judge injects faults with it. */
  preload: string | undefined;
}

export const help = `npm run torture -- [options]

  --seed TEXT          repeats the decisions of a run (default: a new one)
  --operations N       calls that the clients make (default 3000)
  --rate N             calls per second (default: as fast as the service answers them)
  --minutes N          with --rate, how long the clients call, instead of --operations; reports latency and
                       memory by the minute, and compares the last third with the first
  --kills N            kills of web, worker and PostgreSQL; each comes with a freeze or a bad
                       connection and a change of an outside party's manner (default 12)
  --clients N          clients at work at a time (default 8)
  --drain-seconds N    how long all that was begun may take to come to its end (default 180)
  --short-waits        tasks that failed are due again within a second, so that a short run uses up
                       attempts that take hours
  --evidence FOLDER    keep calls, logs and verdict there (default: kept only on a failure)
  --preload FILE       a module that each process of the service loads first, to inject a fault
`;

/** @returns undefined when help is requested */
export function readOptions(): Options | undefined {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      seed: { type: 'string' },
      operations: { type: 'string', default: '3000' },
      rate: { type: 'string', default: '0' },
      minutes: { type: 'string', default: '0' },
      kills: { type: 'string', default: '12' },
      clients: { type: 'string', default: '8' },
      'drain-seconds': { type: 'string', default: '180' },
      'short-waits': { type: 'boolean', default: false },
      evidence: { type: 'string' },
      preload: { type: 'string' },
    },
  });
  if (values.help) return undefined;
  const whole = (name: 'operations' | 'rate' | 'minutes' | 'kills' | 'clients' | 'drain-seconds') => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} must be a whole number.`);
    return number;
  };
  const [rate, minutes] = [whole('rate'), whole('minutes')];
  if (minutes > 0 && rate === 0) throw new Error('--minutes needs --rate.');
  return {
    seed: values.seed ?? String(Date.now() % 1_000_000),
    operations: minutes * 60 * rate || whole('operations'),
    rate: rate || undefined,
    isTimed: minutes > 0,
    kills: whole('kills'),
    clients: whole('clients'),
    drainSeconds: whole('drain-seconds'),
    shortWaits: values['short-waits'],
    evidence: values.evidence,
    preload: values.preload,
  };
}
