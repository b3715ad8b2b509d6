import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from '@jest/globals';
import { DatabaseProxy } from '../support/database-proxy.js';
import { copyTemplate } from '../support/world.js';
import { newDataFolder, query, removeDataFolders } from './data-folder.js';
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
  it('waits for it, says so, and serves when it is there', async () => {
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
  }, 120_000);

  it('exits with the sentence when the time is over', async () => {
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
  }, 60_000);

  it.each([
    ['a wrong password', { password: 'hunter2' }, 'refuses the user name or password'],
    ['a database that is not there', { pathname: '/nothing' }, 'does not exist on that server'],
  ])(
    'does not wait for %s',
    async (_what, wrong, reason) => {
      const url = Object.assign(new URL(process.env.TEST_DATABASE_BASE_URL!), wrong);
      const service = start({ DATABASE_URL: url.href, DATA_DIR: await newDataFolder(), DATABASE_WAIT_SECONDS: '3600' });
      expect(await service.exited).toBe(1);
      expect(service.output()).toBe(`The database ${url.host}${url.pathname} ${reason}. Check DATABASE_URL.\n`);
    },
    60_000,
  );
});
