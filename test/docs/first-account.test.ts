/** @sampled tests */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { newDataFolder, query, removeDataFolders } from '../startup/data-folder.js';
import { runProgram } from '../startup/service-process.js';
import { blocks, pages } from './pages.js';

const run = promisify(execFile);
const page = pages().find(({ path }) => path === 'docs/deployment.md')!;
const block = (name: string) => blocks(page).find(({ note }) => note === name)!.text;

afterAll(removeDataFolders);

describe('the steps of docs/deployment.md to a first account', () => {
  it('lead from an empty PostgreSQL to a token that a production service accepts', async () => {
    const folder = await newDataFolder();
    const postgres = await startEmbeddedPostgres({ dataDir: folder, claim: 'none' });
    const dataDir = await newDataFolder();
    try {
      // The embedded server already has a database; an administrator's server has none for the service.
      const administrator = Object.assign(new URL(postgres.url), { pathname: '/postgres' }).href;
      await query(administrator, 'drop database cps');
      for (const statement of block('database').split(';\n')) await query(administrator, statement);
      const [, shown] = /`(postgresql:[^`]+)`/.exec(page.text)!;
      const url = new URL(shown!);
      url.port = new URL(postgres.url).port;
      const settings = {
        DATABASE_URL: url.href,
        ENCRYPTION_KEYS: randomBytes(32).toString('base64'),
        PUBLIC_URL: 'https://api.example.com',
      };
      const file = join(dataDir, 'cps.env');
      await writeFile(
        file,
        Object.entries(settings)
          .map((pair) => pair.join('='))
          .join('\n'),
      );

      const [environment, migrate, token, credits] = block('account')
        .trim()
        .split('\n')
        .map((line) => line.replace('/etc/cps/cps.env', file).replace('/var/lib/cps', dataDir));
      const step = async (command: string, env = {}) => {
        const { stdout } = await run('sh', ['-euc', `${environment}\n${command} --json`], {
          env: { PATH: process.env.PATH, ...env },
          cwd: resolve('.'),
        });
        return JSON.parse(stdout);
      };
      await step(migrate!);
      const made = await step(token!);
      await step(credits!, { ORGANIZATION_ID: made.organization_id });

      const service = runProgram('dist/main.js', [], {
        ...settings,
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        PORT: '0',
        LOG_LEVEL: 'warn',
      });
      try {
        const [, port] = await service.printed(/http:\/\/127\.0\.0\.1:(\d+)/);
        const answer = await fetch(`http://127.0.0.1:${port}/api/v1/credits/balance`, {
          headers: { Authorization: `Bearer ${made.token}` },
        });
        // The 100 of the guide and 25 welcome credits.
        expect([answer.status, await answer.json()]).toMatchObject([200, { balance: { total: 125 } }]);
      } finally {
        service.process.kill('SIGTERM');
        await service.exited;
      }
    } finally {
      await postgres.stop();
    }
  });

  it('use no past date in the guide to a first notice', () => {
    const guide = pages().find(({ path }) => path === 'docs/getting-started.md')!;
    const requests = blocks(guide).filter(({ note }) => note === 'story' || note === 'variables');
    expect(requests.length).toBeGreaterThan(10);
    expect(requests.filter(({ text }) => /\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
    expect(requests.some(({ text }) => text.includes('TODAY=$(date +%F)'))).toBe(true);
  });
});
