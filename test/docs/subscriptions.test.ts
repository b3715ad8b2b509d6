/** @sampled tests */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProgram } from '../startup/service-process.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { openLiveWorld } from '../support/worlds/live-world.js';
import type { Caller } from '../support/worlds/world.js';
import { blocks, pages } from './pages.js';

const [page] = pages().filter(({ path }) => path === 'docs/subscriptions.md');
const example = (note: string) => blocks(page!).find((block) => block.language === 'js' && block.note === note)!.text;

describe('the clients in the documentation', () => {
  const live = openLiveWorld();
  const { world } = live;
  let folder: string;
  let caller: Caller;
  let path: GoldenPath;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cps-docs-'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const rename = (title: string) => world.rest(caller, 'PUT', `/contacts/${path.contactId}`, { title });

  it('resume on Node where they stopped when they are restarted', async () => {
    await writeFile(join(folder, 'client.mjs'), example('node'));
    const start = () => {
      const env = { URL: live.url, TOKEN: caller.token };
      return runProgram(
        '--input-type=module',
        ['-e', `process.chdir(${JSON.stringify(folder)}); await import(${JSON.stringify(join(folder, 'client.mjs'))})`],
        env,
      );
    };
    const first = start();
    // The subscription starts at some time after the program: make changes until it has received one.
    const firstEvent = first.printed(/^CONTACT_UPDATED .*\n/m);
    let changes = 0;
    for (let done = false; !done; done = await Promise.race([firstEvent.then(() => true), pause()])) {
      await rename(`Change ${++changes}`);
    }
    while (!existsSync(join(folder, 'cursor.txt'))) await pause();
    first.process.kill('SIGKILL');
    await first.exited;
    const cursor = await readFile(join(folder, 'cursor.txt'), 'utf8');
    const rest = await world.sql<{ type: string }>('select type from events where position > $1 order by position', [
      JSON.parse(Buffer.from(cursor, 'base64url').toString())[1],
    ]);
    await rename('While it was away');
    await world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
    });
    const second = start();
    await second.printed(/^NOTICE_CREATED /m);
    second.process.kill('SIGKILL');
    const lines = second.stdout().trim().split('\n');
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      ...rest.map(({ type }) => type.toUpperCase().replace('.', '_')),
      'CONTACT_UPDATED',
      'NOTICE_CREATED',
    ]);
  });

  it('show notices with their projects in a browser, and resume after a reload', async () => {
    await writeFile(join(folder, 'browser.mjs'), example('browser'));
    // What a browser provides: its own WebSocket, which Node has too, and a storage for the tab.
    const program = `
      const kept = new Map(JSON.parse(process.env.KEPT));
      globalThis.sessionStorage = {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => { kept.set(name, value); console.log('kept ' + JSON.stringify([...kept])); },
      };
      const { followNotices } = await import(${JSON.stringify(join(folder, 'browser.mjs'))});
      followNotices(process.env.SOCKET, process.env.TOKEN, (update) => console.log('shown ' + JSON.stringify(update)));`;
    const open = (kept: string) =>
      runProgram('--input-type=module', ['-e', program], {
        SOCKET: `${live.url.replace('http', 'ws')}/graphql`,
        TOKEN: caller.token,
        KEPT: kept,
      });
    const change = (description: string) => world.rest(caller, 'PUT', `/notices/${path.noticeId}`, { description });
    const first = open('[]');
    const firstEvent = first.printed(/^shown (.*)$/m);
    let changes = 0;
    for (let done = false; !done; done = await Promise.race([firstEvent.then(() => true), pause()])) {
      await change(`Change ${++changes}`);
    }
    expect(JSON.parse((await firstEvent)[1]!)).toEqual({
      cursor: expect.any(String),
      event: { type: 'NOTICE_UPDATED' },
      notice: {
        noticeNumber: expect.any(String),
        statusLabel: 'Draft',
        project: { name: bodies.project.name },
      },
    });
    await first.printed(/^kept /m);
    first.process.kill('SIGKILL');
    await first.exited;
    await world.rest(caller, 'POST', `/notices/${path.noticeId}/transition`, { status: 'void' });
    const second = open([...first.stdout().matchAll(/^kept (.*)$/gm)].at(-1)![1]!);
    const [, shown] = await second.printed(/^shown (.*NOTICE_TRANSITIONED.*)$/m);
    second.process.kill('SIGKILL');
    expect(JSON.parse(shown!).notice.statusLabel).toBe('Void');
  });
});

const pause = () => new Promise<false>((done) => setTimeout(() => done(false), 100));
