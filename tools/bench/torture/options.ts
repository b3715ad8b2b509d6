import { parseArgs } from 'node:util';

export interface Options {
  seed: string;
  operations: number;
  kills: number;
  clients: number;
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
      kills: { type: 'string', default: '12' },
      clients: { type: 'string', default: '8' },
      'drain-seconds': { type: 'string', default: '180' },
      'short-waits': { type: 'boolean', default: false },
      evidence: { type: 'string' },
      preload: { type: 'string' },
    },
  });
  if (values.help) return undefined;
  const whole = (name: 'operations' | 'kills' | 'clients' | 'drain-seconds') => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 0) throw new Error(`--${name} must be a whole number.`);
    return number;
  };
  return {
    seed: values.seed ?? String(Date.now() % 1_000_000),
    operations: whole('operations'),
    kills: whole('kills'),
    clients: whole('clients'),
    drainSeconds: whole('drain-seconds'),
    shortWaits: values['short-waits'],
    evidence: values.evidence,
    preload: values.preload,
  };
}
