import { tmpdir } from 'node:os';
import { describe, expect, it } from '@jest/globals';
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
