import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';

const run = promisify(execFile);
const cli = (...options: string[]) =>
  run(process.execPath, [join(import.meta.dirname, '../dist/cli.js'), ...options], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });

describe('the command line', () => {
  it('prints the course of a claimant, as the documentation shows it', async () => {
    const { stdout } = await cli('--state', 'FL', '--role', 'subcontractor', '--first-furnishing', '2026-03-02');
    expect(stdout).toMatch(/^preliminary notice: Thursday, April 16, 2026\n {2}Serve the Notice to Owner by/);
    expect(stdout).toContain('not legal advice');
  });

  it('prints the whole answer as JSON', async () => {
    const { stdout } = await cli(
      '--state',
      'TX',
      '--role',
      'subcontractor',
      '--last-furnishing',
      '2026-03-20',
      '--json',
    );
    const lien = JSON.parse(stdout).find(({ kind }: { kind: string }) => kind === 'mechanics_lien');
    expect(lien.safeDate <= '2026-07-15').toBe(true);
  });

  it.each([
    [['--state', 'FL', '--role', 'plumber'], '--role must be one of: general_contractor'],
    [['--state', 'FL', '--role', 'laborer', '--completion', '2026-02-30'], 'Not a date: 2026-02-30'],
    [['--state', 'FL', '--role', 'laborer', '--completion', '2300-01-01'], '1900 to 2200'],
    [['--nonsense'], 'nonsense'],
  ])('refuses %j with the reason', async (options, reason) => {
    await expect(cli(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(reason) });
  });

  it('says that a territory has no rules', async () => {
    expect((await cli('--state', 'PR', '--role', 'subcontractor')).stdout).toBe('There are no rules for PR.\n');
  });
});
