/** @sampled files */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { faults } from '../support/fakes/faults.js';
import { runProgram } from './service-process.js';

/** The program that `npm run torture` starts once the service is built. */
async function torture(options: Record<string, string>): Promise<{ status: number | null; output: string }> {
  const words = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const program = runProgram('--import', ['./test/support/typescript.js', 'tools/bench/torture.ts', ...words], {
    TMPDIR: tmpdir(),
  });
  const status = await program.exited;
  return { status, output: program.output() };
}

describe('npm run torture', () => {
  it('finds no fault in a service that is killed, frozen and disconnected, with partners that fail', async () => {
    const { status, output } = await torture({ seed: 'check', operations: '250', kills: '5' });
    expect(output).toContain('kill PostgreSQL');
    expect({ status, output }).toEqual({ status: 0, output: expect.not.stringContaining('WRONG') });
  }, 600_000);
});

/** What the judge says of each fault of test/support/fakes/faults.js, and the checks that name it. */
const named: Record<string, { checks: RegExp[]; lines: RegExp[] }> = {
  'a delivery that is recorded and not sent': {
    checks: [/^webhooks of Torture \d arrive, \d+ after a refusal$/],
    lines: [/^[0-9a-f-]{36} did not$/m],
  },
  'an event that a socket gets twice': {
    checks: [/^events of Torture \d are received once and in order/],
    lines: [/^[0-9a-f-]{36} was received 2 times$/m],
  },
  'an event that a socket which reconnects does not get': {
    checks: [/^events of Torture \d are received once and in order/],
    lines: [/^[0-9a-f-]{36} was not received$/m],
  },
  'a key that both processes carry out': {
    checks: [/^contacts that were acknowledged exist once$/],
    lines: [/^client-\d+-\d+, acknowledged, is there 2 times$/m],
  },
  'a change that is acknowledged and not kept': {
    checks: [/^contacts have the last name that was acknowledged$/, /^reads show what was acknowledged$/],
    lines: [/^[0-9a-f-]{36} is Diaz, and must be client-\d+-\d+$/m],
  },
  'a search that is refused, and one that does not find its record': {
    checks: [/^no call failed$/, /^reads show what was acknowledged$/],
    lines: [/^GET \/search.*: 404 /m, /^The search for Harbor Tower \d does not find [0-9a-f-]{36}\.$/m],
  },
  'a graph with the name of another record': {
    checks: [/^reads show what was acknowledged$/],
    lines: [/^The graph of [0-9a-f-]{36} reads .*"Bay Lumber"/m],
  },
  'a file that is not the one that was made': {
    checks: [/^reads show what was acknowledged$/],
    lines: [/^The file of the document [0-9a-f-]{36} is answered with 200, and is not the one that was made\.$/m],
  },
  'memory that is never freed': {
    checks: [/^the heap of web \d does not grow$/],
    lines: [/^it grew from \d+ to \d+ MB$/m],
  },
  'a price that is doubled': {
    checks: [/^charges of documents have their price$/],
    lines: [/ was charged 2 credits$/m],
  },
  'an order that is priced too high': {
    checks: [/^orders have the price of a letter with their pages, also on invoice$/],
    lines: [/"price":18,/],
  },
  'an event that is not written': {
    checks: [
      /^acknowledged calls have their events$/,
      /^records that exist have one event and one audit entry of their creation$/,
    ],
    lines: [/^notice\.created [0-9a-f-]{36} was written 0 times for 1 calls$/m],
  },
  'an audit entry that is lost': {
    checks: [/^acknowledged calls have their audit entries$/, /^cps verify --files finds nothing$/],
    lines: [
      /^Contact [0-9a-f-]{36} was created: the log has 0 such entries$/m,
      /contacts [0-9a-f-]{36}: its creation is not in the audit log\.$/m,
    ],
  },
  'an e-mail that is sent twice': {
    checks: [/^e-mails are sent once, and again at most after one of 0 faults$/],
    lines: [/^[0-9a-f-]{36} was sent 2 times$/m],
  },
  'a reminder that is lost': {
    checks: [
      /^deadlines that are a day away are reported once$/,
      /^deadlines that are a day away are in one e-mail each$/,
    ],
    lines: [/^the notice [0-9a-f-]{36} was reported 0 times$/m, /^\d+ are in none, and e-mails count 0: /m],
  },
  'a call that is not charged': {
    checks: [/^answered calls are charged once each/],
    lines: [/^[0-9a-f-]{36}: \d+ were charged, and \d+ to \d+ were answered$/m],
  },
  'a document with a wrong amount, and one with what its record said before': {
    checks: [/^documents state the amounts and parties of their records/],
    lines: [/ does not state [\d,]+\.\d\d$/m, / does not state [\d,]+\.\d\d, and states [\d,]+\.\d\d$/m],
  },
};

// One run finds all of the faults, or none.
describe('npm run torture, with faults in the service', () => {
  let status: number | null;
  let wrong: string[];
  let lines: string;

  beforeAll(async () => {
    // A place that has moved fails here, not after a run.
    for (const { name, module, from } of faults) {
      expect({ name, hasPlace: readFileSync(`dist/current/${module}`, 'utf8').includes(from) }).toEqual({
        name,
        hasPlace: true,
      });
    }
    const run = await torture({
      ...{ seed: '7', minutes: '1', rate: '5', kills: '0', clients: '4' },
      preload: 'test/support/fakes/inject-faults.js',
    });
    status = run.status;
    wrong = run.output.split('\n').flatMap((line) => {
      const [, what] = /^\| WRONG: \d+ \| \d+ \| (.*) \|$/.exec(line) ?? [];
      return what ? [what] : [];
    });
    lines = run.output.replace(/^ +/gm, '');
  }, 900_000);

  it.each(faults)('names $name', ({ name }) => {
    const { checks, lines: wanted } = named[name]!;
    expect(checks.filter((check) => !wrong.some((what) => check.test(what)))).toEqual([]);
    expect(wanted.filter((line) => !line.test(lines))).toEqual([]);
  });

  it('finds nothing else wrong, and ends with status 1', () => {
    const expected = Object.values(named).flatMap(({ checks }) => checks);
    expect(wrong.filter((what) => !expected.some((check) => check.test(what)))).toEqual([]);
    expect(status).toBe(1);
  });
});
