/** @sampled tests */
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OperatorError } from '../../src/config/operator-error.js';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { holdInOtherProcess, isRunning, newDataFolder, query, removeDataFolders, serverPid } from './data-folder.js';

const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? it : it.skip;
// Another user can run a process of this checkout only if it can read it; a checkout below /root is closed to all other users.
const asRootInOpenCheckout = isRoot && isOpen(process.cwd()) ? it : it.skip;

function isOpen(folder: string): boolean {
  if ((statSync(folder).mode & 0o005) !== 0o005) return false;
  return dirname(folder) === folder || isOpen(dirname(folder));
}

afterAll(removeDataFolders);

describe('the embedded PostgreSQL', () => {
  let dataDir: string;
  let url: string;

  beforeAll(async () => {
    dataDir = await newDataFolder();
    const postgres = await startEmbeddedPostgres({ dataDir });
    url = postgres.url;
    await query(url, "create table kept as select 'José Ñandú' as name");
    await postgres.stop();
  });

  it('keeps its data, password and port when it is started again', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(postgres).toMatchObject({ url, started: true });
    expect(await query(url, 'select name from kept')).toEqual([{ name: 'José Ñandú' }]);
    await postgres.stop();
    expect(await isRunning(url)).toBe(false);
  });

  it('listens on the loopback address only, in UTF-8 and UTC, and folds the case of all letters', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const [row] = await query(
      url,
      `select current_setting('listen_addresses') as address, current_setting('server_encoding') as encoding,
              current_setting('timezone') as zone, 'ÑANDÚ' ilike 'ñandú' as folds, 'a' < 'B' as alphabetical`,
    );
    expect(row).toEqual({ address: '127.0.0.1', encoding: 'UTF8', zone: 'UTC', folds: true, alphabetical: false });
    await postgres.stop();
  });

  it('stores the password in a file that only this user may read', async () => {
    expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
  });

  it('is joined by a second process and stopped by the last one that leaves', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const second = await startEmbeddedPostgres({ dataDir });
    expect([first.started, second.started]).toEqual([true, false]);
    await first.stop();
    expect(await isRunning(second.url)).toBe(true);
    await second.stop();
    expect(await isRunning(url)).toBe(false);
  });

  it('is started once by processes that start at the same time', async () => {
    const all = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir })));
    expect(all.filter(({ started }) => started)).toHaveLength(1);
    await Promise.all(all.map((postgres) => postgres.stop()));
    expect(await isRunning(url)).toBe(false);
  });

  it('survives a process that is killed, is joined by the next one, and stops with it', async () => {
    const killed = await holdInOtherProcess(dataDir);
    expect(killed.answer.started).toBe(true);
    await killed.kill();
    expect(await isRunning(url)).toBe(true);
    const next = await startEmbeddedPostgres({ dataDir, claim: 'exclusive' });
    expect(next).toMatchObject({ url, started: false });
    await next.stop();
    expect(await isRunning(url)).toBe(false);
  });

  it('recovers after the server was killed', async () => {
    const killed = await startEmbeddedPostgres({ dataDir });
    await query(url, 'create table if not exists written as select 1 as n');
    process.kill(await serverPid(dataDir), 'SIGKILL');
    const next = await startEmbeddedPostgres({ dataDir });
    expect(next.started).toBe(true);
    expect(await query(next.url, 'select n from written')).toEqual([{ n: 1 }]);
    await next.stop();
    await killed.stop();
  });

  it('starts when the process id of a crashed run now belongs to another program', async () => {
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${join(dataDir, 'postgres')}\n`);
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(postgres.started).toBe(true);
    await postgres.stop();
  });

  it('takes over the lock of a process that died during its start', async () => {
    await writeFile(join(dataDir, 'postgres.lock'), '999999999');
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('takes over the lock of a dead process with the same id, as in a container that is restarted', async () => {
    const file = join(dataDir, 'postgres.lock');
    await writeFile(file, String(process.pid));
    const before = new Date(Date.now() - process.uptime() * 1_000 - 10_000);
    await utimes(file, before, before);
    // Otherwise it waits until the lock is three minutes old, and the test times out.
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('takes over the lock of a process that died before it wrote its id', async () => {
    const file = join(dataDir, 'postgres.lock');
    await writeFile(file, '');
    const before = new Date(Date.now() - 10_000);
    await utimes(file, before, before);
    await (await startEmbeddedPostgres({ dataDir })).stop();
  });

  it('moves to another port when its previous one is taken', async () => {
    const squatter = createServer().listen(Number(new URL(url).port), '127.0.0.1');
    await once(squatter, 'listening');
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(new URL(postgres.url).port).not.toBe(new URL(url).port);
    await postgres.stop();
    squatter.close();
    url = postgres.url;
  });

  it('reports that the configured port is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    await expect(startEmbeddedPostgres({ dataDir, port })).rejects.toThrow(
      new OperatorError(`Port ${port} on 127.0.0.1, meant for PostgreSQL, is already in use.`),
    );
    squatter.close();
  });

  it('reports which process uses a data folder that is already claimed', async () => {
    const holder = await holdInOtherProcess(dataDir, 'exclusive');
    for (const claim of ['exclusive', 'shared'] as const) {
      await expect(startEmbeddedPostgres({ dataDir, claim })).rejects.toThrow(
        new OperatorError(
          `The data folder ${dataDir} is already in use by another server (process ${holder.process.pid}). ` +
            'Stop it, or set DATA_DIR to another folder.',
        ),
      );
    }
    const command = await startEmbeddedPostgres({ dataDir });
    await holder.kill();
    await command.stop();
    expect(await isRunning(url)).toBe(false);
  });

  it('allows several shared claims at the same time', async () => {
    const web = await startEmbeddedPostgres({ dataDir, claim: 'shared' });
    const worker = await startEmbeddedPostgres({ dataDir, claim: 'shared' });
    await expect(startEmbeddedPostgres({ dataDir, claim: 'exclusive' })).rejects.toThrow(
      /already in use by another server/,
    );
    await web.stop();
    await worker.stop();
  });

  it('reports that the server of the data folder has another password', async () => {
    const settings = await readFile(join(dataDir, 'postgres.json'), 'utf8');
    const postgres = await startEmbeddedPostgres({ dataDir });
    await writeFile(join(dataDir, 'postgres.json'), JSON.stringify({ ...JSON.parse(settings), password: 'other' }));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} is in use by another PostgreSQL server (process ${await serverPid(dataDir)}).`,
    );
    await writeFile(join(dataDir, 'postgres.json'), settings);
    await postgres.stop();
  });

  it('reports that the password file is missing', async () => {
    const settings = await readFile(join(dataDir, 'postgres.json'), 'utf8');
    await rm(join(dataDir, 'postgres.json'));
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/postgres\.json with its password is missing/);
    await writeFile(join(dataDir, 'postgres.json'), settings, { mode: 0o600 });
  });

  it('reports the reason when PostgreSQL refuses to start', async () => {
    await expect(startEmbeddedPostgres({ dataDir, flags: ['max_connections=none'] })).rejects.toThrow(
      /did not start: invalid value for parameter "max_connections": "none"/,
    );
  });

  it('reports that the data folder is a file', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedPostgres({ dataDir: file })).rejects.toThrow(/^The data folder .*file cannot be used/);
  });
});

describe('the user that runs PostgreSQL', () => {
  asRootInOpenCheckout('is an ordinary user itself, whose data folder root can start later', async () => {
    const dataDir = await newDataFolder();
    await chown(dataDir, 65534, 65534);
    const holder = await holdInOtherProcess(dataDir, 'none', 65534);
    expect(holder.answer).toMatchObject({ started: true });
    await query(holder.answer.url, 'create table kept as select 1 as n');
    process.kill(await serverPid(dataDir), 'SIGINT');
    await holder.kill();
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(await query(postgres.url, 'select n from kept')).toEqual([{ n: 1 }]);
    await postgres.stop();
  });

  asRoot('starts in a folder that only root may enter', async () => {
    const closed = await newDataFolder();
    await chmod(closed, 0o700);
    const dataDir = join(closed, 'data');
    await mkdir(dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir });
    expect(await query(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }]);
    await postgres.stop();
    expect((await stat(closed)).mode & 0o777).toBe(0o700);
  });

  asRootInOpenCheckout('gets an error that names the owner of a data folder of another user', async () => {
    const dataDir = await newDataFolder();
    await chmod(dataDir, 0o755);
    await (await startEmbeddedPostgres({ dataDir })).stop();
    const holder = await holdInOtherProcess(dataDir, 'none', 65534);
    expect(holder.answer.failure).toMatch(/Set DATA_DIR to a folder that this user may write\.$/);
  });
});
