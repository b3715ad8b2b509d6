/** @sampled tests */
import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DatabaseProxy } from '../support/databases/database-proxy.js';
import { connect, listen } from '../support/worlds/live.js';
import { copyTemplate } from '../support/worlds/world-base.js';
import { isRunning, newDataFolder, query, removeDataFolders, serverPid } from './data-folder.js';
import { runProgram, type ServiceProcess } from './service-process.js';

const URL_LINE = /REST +(http:\/\/127\.0\.0\.1:\d+)\/api\/v1/;
const running: ServiceProcess[] = [];

function start(settings: NodeJS.ProcessEnv): ServiceProcess {
  const service = runProgram('dist/main.js', [], { PORT: '0', LOG_LEVEL: 'warn', ...settings });
  running.push(service);
  return service;
}

afterAll(async () => {
  for (const service of running) {
    if (service.process.exitCode === null) service.process.kill('SIGTERM');
    await service.exited;
  }
  await removeDataFolders();
});

describe('a service that starts while its database is down', () => {
  it('waits for it, reports that it waits, and serves once the database is up', async () => {
    const name = `t_${randomBytes(8).toString('hex')}`;
    await copyTemplate(name);
    const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
    url.pathname = name;
    const proxy = await DatabaseProxy.to(url.href);
    proxy.down();
    const service = start({ DATABASE_URL: proxy.url, DATA_DIR: await newDataFolder(), DATABASE_WAIT_SECONDS: '120' });
    await service.printed(
      /^The database \S+ does not accept connections\. Check DATABASE_URL\. Waiting up to 120 seconds for it\.$/m,
    );
    proxy.up();
    const [, rest] = await service.printed(URL_LINE);
    expect((await fetch(`${rest}/readyz`)).status).toBe(200);
    expect(service.output().match(/Waiting up to/g)).toHaveLength(1);
    service.process.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    await proxy.close();
    await query(process.env.TEST_DATABASE_BASE_URL!, `drop database ${name} with (force)`);
  });

  it('exits with the error message when the time is over', async () => {
    const service = start({
      DATABASE_URL: 'postgresql://cps:secret@127.0.0.1:1/cps',
      DATA_DIR: await newDataFolder(),
      DATABASE_WAIT_SECONDS: '1',
    });
    expect(await service.exited).toBe(1);
    expect(service.output()).toBe(
      'The database 127.0.0.1:1/cps does not accept connections. Check DATABASE_URL. Waiting up to 1 seconds for it.\n' +
        'The database 127.0.0.1:1/cps does not accept connections. Check DATABASE_URL.\n',
    );
  });

  it.each([
    ['a wrong password', { password: 'hunter2' }, 'rejects the user name or password'],
    ['a missing database', { pathname: '/nothing' }, 'does not exist on that server'],
  ])('does not wait for %s', async (_what, wrong, reason) => {
    const url = Object.assign(new URL(process.env.TEST_DATABASE_BASE_URL!), wrong);
    const service = start({ DATABASE_URL: url.href, DATA_DIR: await newDataFolder(), DATABASE_WAIT_SECONDS: '3600' });
    expect(await service.exited).toBe(1);
    expect(service.output()).toBe(`The database ${url.host}${url.pathname} ${reason}. Check DATABASE_URL.\n`);
  });
});

describe('a service whose embedded PostgreSQL is killed', () => {
  it('keeps running with 503, starts it again, and every subscription continues', async () => {
    const dataDir = await newDataFolder();
    const service = start({ DATA_DIR: dataDir });
    const [, url] = await service.printed(URL_LINE);
    const [token] = await service.printed(/cps_test_[\w-]+/);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const rest = (method: string, path: string, body?: object) =>
      fetch(`${url}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const organizations = (await (await rest('GET', '/organizations')).json()) as { data: Array<{ id: string }> };
    const organizationId = organizations.data[0]!.id;
    const variables: { after?: string } = {};
    const client = connect(
      url!,
      { token },
      {
        retryAttempts: Number.POSITIVE_INFINITY,
        shouldRetry: () => true,
        on: {
          connected: (_socket, payload) => {
            variables.after ??= (payload as { cursor: string }).cursor;
            stream?.happened();
          },
        },
      },
    );
    const subscription =
      'subscription ($after: String) { events(after: $after, types: [CONTACT_CREATED]) { cursor data } }';
    const stream = listen(client, subscription, variables, (value) => {
      variables.after = value.cursor;
    });
    await stream.until(() => variables.after !== undefined);
    const add = (name: string) =>
      rest('POST', '/contacts', {
        organization_id: organizationId,
        first_name: name,
        last_name: 'Kept',
        type: 'legal',
      });
    expect((await add('before')).status).toBe(201);
    await stream.count(1);

    const killed = await serverPid(dataDir);
    // This file names a running process, so no process may start the server yet: otherwise it is back before a request has timed
    // out.
    const lock = join(dataDir, 'postgres.lock');
    await writeFile(lock, String(process.pid));
    process.kill(killed, 'SIGKILL');
    // Its connections may serve another request before they notice that the server is gone.
    let refused = await rest('GET', '/contacts');
    while (refused.status === 200) refused = await rest('GET', '/contacts');
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'busy']);
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]/);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    await rm(lock);
    await service.printed(/PostgreSQL in \S+ runs again/);
    expect((await rest('GET', '/contacts')).status).toBe(200);
    expect(await serverPid(dataDir)).not.toBe(killed);

    expect((await add('after')).status).toBe(201);
    await stream.count(2);
    expect(stream.values.map(({ data }) => data.object.first_name)).toEqual(['before', 'after']);
    while (!(await fetch(`${url}/readyz`)).ok) await sleep(100);
    // Scheduled work is run.
    const { port, password } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8'));
    const database = `postgresql://postgres:${password}@127.0.0.1:${port}/cps`;
    await query(database, `update tasks set due_at = now() where kind = 'date_tokens' and leased_until is null`);
    const left = `select from tasks where kind = 'date_tokens' and due_at <= now()`;
    while ((await query(database, left)).length > 0) await sleep(100);
    await client.dispose();
    service.process.kill('SIGTERM');
    expect(await service.exited).toBe(0);
    expect(await isRunning(database)).toBe(false);
  }, 240_000);
});
