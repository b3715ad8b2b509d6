/** @sampled tests */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { noFacts } from '../src/facts.js';

const run = promisify(execFile);
const folder = join(import.meta.dirname, '..');
const cli = (...options: string[]) =>
  run(process.execPath, [join(folder, 'dist/cli.js'), ...options], { env: { ...process.env, NODE_OPTIONS: '' } });
const explain = (...options: string[]) => cli('explain', ...options);

describe('the command line', () => {
  it('prints the course of a claimant, as the documentation shows it', async () => {
    const { stdout, stderr } = await explain(
      ...['--state', 'FL', '--role', 'subcontractor', '--first-furnishing', '2026-03-02'],
    );
    expect(stdout).toMatch(/^Preliminary notice: Thursday, April 16, 2026\n {2}Serve the Notice to Owner by/);
    expect(stdout).toContain('\n  Counted:\n    first furnishing: 2026-03-02 (Fla. Stat. ');
    expect(stdout).toContain('\n  Statute: Fla. Stat. ');
    expect(stdout).toContain('not legal advice');
    expect(Math.max(...stdout.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(stderr).toBe('');
  });

  it('prints the whole answer as JSON', async () => {
    const { stdout } = await explain(
      ...['--state', 'tx', '--role', 'subcontractor', '--last-furnishing', '2026-03-20', '--json'],
    );
    const lien = JSON.parse(stdout).find(({ kind }: { kind: string }) => kind === 'mechanics_lien');
    expect(lien.safeDate <= '2026-07-15').toBe(true);
  });

  it('takes federal work without a state', async () => {
    const { stdout } = await explain('--role', 'subcontractor', '--sector', 'federal', '--json');
    expect(JSON.parse(stdout).map(({ kind }: { kind: string }) => kind)).toContain('bond_suit');
  });

  it('takes every fact', async () => {
    const given = {
      ...{ sector: 'private', use: 'residential', 'hired-by': 'subcontractor', 'hired-by-hirer': 'general_contractor' },
      ...{ 'first-furnishing': '2026-03-02', 'last-furnishing': '2026-05-20', completion: '2026-06-30' },
      ...{ contract: '2026-02-16', 'original-contract': '2026-02-01', commencement: '2026-02-20' },
      ...{ 'recorded-notice': 'completion=2026-07-01', 'lien-recorded': '2026-07-02', 'waiver-signed': '2026-05-01' },
      ...{ served: '2026-03-10', claim: '4500.50', 'contract-amount': '9000', units: '1', 'owner-occupied': 'yes' },
      ...{ 'homes-for': 'sale', condominium: 'no', 'written-contract': 'yes', 'completion-published': 'yes' },
      ...{ 'notice-of-contract': '2026-02-01', termination: '2026-06-30', acceptance: '2026-07-01' },
      ...{ 'final-settlement': '2026-07-02', 'debt-due': '2026-06-01', 'statement-recorded': '2026-07-02' },
      ...{ extension: '2026-06-01', 'demand-to-sue': '2026-07-02', contest: '2026-07-02' },
      ...{ 'new-construction': 'no', 'payment-bond': 'no', 'public-funds': 'no', today: '2026-07-03' },
    };
    const options = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
    const { stdout: help } = await cli('--help');
    const flags = [...help.matchAll(/^ {2}--([\w-]+)/gm)].map(([, flag]) => flag!);
    expect(flags.sort()).toEqual([...Object.keys(given), 'json', 'lender', 'lien-agent', 'role', 'state'].sort());
    expect(flags.length - 1).toBe(Object.keys(noFacts('CA', 'subcontractor')).length);
    const { stdout } = await explain('--state', 'CA', '--role', 'laborer', ...options, '--lender', '--lien-agent');
    expect(stdout).toContain('Mechanics lien: ');
  });

  it('takes several waivers and several recorded notices', async () => {
    const { stdout } = await explain(
      ...['--state', 'GA', '--role', 'subcontractor', '--json'],
      ...['--waiver-signed', '2026-03-02', '--waiver-signed', '2026-04-02'],
      ...['--recorded-notice', 'completion=2026-06-01', '--recorded-notice', 'cessation=2026-05-01'],
    );
    const kinds = JSON.parse(stdout).map(({ kind }: { kind: string }) => kind);
    expect(kinds.filter((kind: string) => kind === 'affidavit_of_nonpayment')).toHaveLength(2);
  });

  it.each([[['--help']], [['-h']], [['explain', '--help']]])('prints its help for %j', async (options) => {
    const { stdout, stderr } = await cli(...options);
    expect(stdout).toMatch(/^Usage: lien-deadlines explain --state CODE --role ROLE/);
    expect(stderr).toBe('');
  });

  it('prints the version of the package', async () => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect((await cli('--version')).stdout).toBe(`${version}\n`);
  });

  const florida = ['explain', '--state', 'FL', '--role', 'laborer'];
  it.each([
    [[], 'A command is missing: lien-deadlines explain.'],
    [['expalin'], 'There is no command "expalin".'],
    [['--state', 'FL', '--role', 'laborer'], 'There is no command "--state".'],
    [['explain'], '--role is missing'],
    [['explain', '--role', 'laborer'], '--state is missing'],
    [['explain', '--state', 'Texas', '--role', 'laborer'], '--state must be a code of two letters, not "Texas".'],
    [['explain', '--state', 'FL', '--role', 'plumber'], '--role must be one of general_contractor'],
    [[...florida, '--completion', '2026-02-30'], '--completion must be a date from 1900 to 2200'],
    [[...florida, '--completion', '2300-01-01'], '--completion must be a date from 1900 to 2200'],
    [[...florida, '--completion', ''], '--completion must be a date'],
    [[...florida, '--completion'], "Option '--completion <value>' argument missing."],
    [[...florida, '--state', 'TX'], '--state is given 2 times.'],
    [[...florida, '--recorded-notice', 'completion'], 'completion=2026-06-30'],
    [[...florida, '--recorded-notice', 'start=2026-06-30'], '--recorded-notice must be one of completion'],
    [[...florida, '--claim', '4,500'], '--claim must be an amount in dollars'],
    [[...florida, '--units', '0'], '--units must be a whole number of at least 1'],
    [[...florida, '--payment-bond', 'maybe'], '--payment-bond must be one of yes, no'],
    [[...florida, '--lender=yes'], "Option '--lender' does not take an argument."],
    [[...florida, '--nonsense'], "Unknown option '--nonsense'."],
    [[...florida, 'extra'], "Unexpected argument 'extra'."],
  ])('refuses %j with the reason, on standard error alone', async (options, reason) => {
    await expect(cli(...options)).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^[^\n]+\nRun lien-deadlines --help for the options\.\n$/),
    });
    await expect(cli(...options)).rejects.toMatchObject({ stderr: expect.stringContaining(reason) });
  });

  it('says that a territory has no rules', async () => {
    await expect(explain('--state', 'PR', '--role', 'subcontractor')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'There are no rules for PR, only for the 50 states, the District of Columbia and federal work.\n',
    });
  });
});
