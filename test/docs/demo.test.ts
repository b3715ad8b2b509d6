/** @sampled tests */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openWorld } from '../support/worlds/world.js';

describe('npm run demo', () => {
  const world = openWorld();
  let url: string;
  let folder: string;
  beforeAll(async () => {
    ({ url } = await (await world.anotherApp()).start());
    folder = await mkdtemp(join(tmpdir(), 'cps-demo-output-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** As npm runs it: with Node only, which strips types and compiles nothing. */
  const demo = (token: string) =>
    new Promise<{ status: number; output: string }>((resolve) => {
      const args = ['tools/demo/demo.ts', '--url', url, '--token', token, '--output', folder];
      execFile(process.execPath, args, { env: { PATH: process.env.PATH } }, (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
      );
    });

  it('walks through both APIs with a sandbox token, twice, and leaves nine PDFs', async () => {
    const sandbox = await world.sandboxOf(await world.caller());
    for (const run of ['first', 'second']) {
      const { status, output } = await demo(sandbox.token);
      expect({ run, status, output }).toMatchObject({ status: 0 });
      expect(output).toMatch(/^ +201 +\d+ ms {2}POST \/api\/v1\/projects /m);
      expect(output).toMatch(/^ +200 +\d+ ms {2}mutation CreateNotice /m);
      expect(output).toMatch(/^ +event +subscription fulfillmentRequestUpdated +full service: payment required;/m);
      expect(output).toMatch(/^ +event +subscription documentOrderUpdated .*: delivered$/m);
    }
    expect((await readdir(folder)).sort()).toEqual([
      '1-preview-with-watermark.pdf',
      '2-california-private.pdf',
      '3-california-public.pdf',
      '4-arizona.pdf',
      '5-california-mail-pack.pdf',
      '6-california-waiver-signed.pdf',
      '7-pay-application.pdf',
      '8-demand-letter.pdf',
      '9-proof-of-service.pdf',
    ]);
    const [counted] = await world.sql('select bool_or(livemode) as live, count(*)::int as n from notices');
    expect(counted).toEqual({ live: false, n: 12 });
  });

  it('reports which request failed and why, and exits with 1', async () => {
    const { status, output } = await demo(`cps_live_${'x'.repeat(32)}`);
    expect(status).toBe(1);
    expect(output).toContain('The demo failed. GET /api/v1/organizations?type=tenant answered 401:');
    expect(output).toContain('"message": "Unauthenticated."');
    expect(output).not.toMatch(/^ +at /m);
  });
});
