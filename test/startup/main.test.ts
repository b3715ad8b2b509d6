/** @sampled tests */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newDataFolder, removeDataFolders, serverPid } from './data-folder.js';
import { runProgram, type ServiceProcess } from './service-process.js';

const URL_LINE = /REST +(http:\/\/127\.0\.0\.1:\d+)\/api\/v1/;
/** Loaded before the program: the signal throws where nothing catches it. */
const THROW_ON_SIGNAL = "process.on('SIGUSR2',()=>{throw new Error('a defect')})";
const running: ServiceProcess[] = [];

function start(dataDir: string, settings: NodeJS.ProcessEnv = {}): ServiceProcess {
  const service = runProgram('dist/main.js', [], { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...settings });
  running.push(service);
  return service;
}

async function stop(service: ServiceProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  service.process.kill(signal);
  return service.exited;
}

afterAll(async () => {
  for (const service of running) if (service.process.exitCode === null) await stop(service);
  await removeDataFolders();
});

describe('the service', () => {
  let dataDir: string;
  let first: { output: string; url: string; target: string; statuses: number[]; exit: number | null; left: unknown };
  let second: ServiceProcess;
  beforeAll(async () => {
    dataDir = await newDataFolder();
    const service = start(dataDir);
    const [, url] = await service.printed(URL_LINE);
    const [, header, value, target] = await service.printed(/curl -H "(\w+): (Bearer cps_test_[\w-]+)" (http\S+)/);
    const [, guides] = await service.printed(/Guides +(http\S+)/);
    const [, console] = await service.printed(/Console +(http\S+)/);
    const answers = [
      await fetch(target!, { headers: { [header!]: value! } }),
      await fetch(guides!),
      await fetch(console!, { headers: { accept: 'text/html' } }),
    ];
    const exit = await stop(service);
    const left = await serverPid(dataDir).catch((error) => error);
    const statuses = answers.map(({ status }) => status);
    first = { output: service.output(), url: url!, target: target!, statuses, exit, left };
  });

  /** The service that uses the folder: the second one, until a test has stopped it. */
  async function another(): Promise<ServiceProcess> {
    if (!second || second.process.exitCode !== null || second.process.signalCode !== null) second = start(dataDir);
    await second.printed(URL_LINE);
    return second;
  }

  it('starts on an empty machine, prints a curl command that works, and on SIGTERM stops together with its database', () => {
    const { url, target, statuses, exit, left } = first;
    expect(target).toContain(url);
    expect(statuses).toEqual([200, 200, 200]);
    expect(exit).toBe(0);
    expect(left).toMatchObject({ code: 'ENOENT' });
  });

  it('starts a second time with the same tokens, which only this user may read', async () => {
    const service = await another();
    for (const token of first.output.match(/cps_(live|test)_[\w-]+/g)!) expect(service.output()).toContain(token);
    expect((await stat(join(dataDir, 'demo-tokens.json'))).mode & 0o777).toBe(0o600);
  });

  it('refuses a data folder that it already uses, with one message and status 1', async () => {
    const service = await another();
    const sameFolder = start(dataDir);
    expect(await sameFolder.exited).toBe(1);
    expect(sameFolder.output()).toBe(
      `The data folder ${dataDir} is already in use by another server (process ${service.process.pid}). ` +
        'Stop it, or set DATA_DIR to another folder.\n',
    );
  });

  it('refuses a port that is in use with one message and status 1, before it creates a database', async () => {
    const [, url] = await (await another()).printed(URL_LINE);
    const { port } = new URL(url!);
    const empty = await newDataFolder();
    const samePort = start(empty, { PORT: port });
    expect(await samePort.exited).toBe(1);
    expect(samePort.output()).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program, or set PORT to another port (0 picks a free one).\n`,
    );
    expect(await readdir(empty)).toEqual([]);
  });

  it('starts again after it was killed, with the database that kept running, and stops together with it on Ctrl-C', async () => {
    await stop(await another(), 'SIGKILL');
    const service = start(dataDir);
    await service.printed(/Joined PostgreSQL/);
    await service.printed(URL_LINE);
    expect(await stop(service, 'SIGINT')).toBe(0);
    await expect(serverPid(dataDir)).rejects.toThrow('ENOENT');
  });

  it('stops its database when an exception that nothing catches ends it', async () => {
    await stop(await another());
    const option = `--import=data:text/javascript,${encodeURIComponent(THROW_ON_SIGNAL)}`;
    const service = start(dataDir, { NODE_OPTIONS: option });
    await service.printed(URL_LINE);
    expect(await stop(service, 'SIGUSR2')).toBe(1);
    expect(service.stderr()).toMatch(/^Uncaught exception: Error: a defect/);
    await expect(serverPid(dataDir)).rejects.toThrow('ENOENT');
  });
});

describe('an invalid setting', () => {
  it('stops the start with its message and nothing else', async () => {
    const service = start('/dev/null', { PORT: 'http', ROLE: 'everything' });
    expect(await service.exited).toBe(1);
    expect(service.output()).toBe(
      'PORT must be a whole number from 0 to 65535, but is "http".\n' +
        'ROLE must be one of all, web, worker, but is "everything".\n',
    );
  });

  it.each([
    [
      'postgresql://cps:secret@127.0.0.1:1/cps',
      'The database 127.0.0.1:1/cps does not accept connections. Check DATABASE_URL.\n',
    ],
    [
      'postgresql://cps:secret@nowhere.invalid/cps',
      'The database nowhere.invalid/cps cannot be found: its host name does not resolve. Check DATABASE_URL.\n',
    ],
  ])('such as DATABASE_URL=%s is reported', async (url, sentence) => {
    const service = start('/dev/null', { DATABASE_URL: url, DATABASE_WAIT_SECONDS: '0' });
    expect(await service.exited).toBe(1);
    expect(service.output()).toBe(sentence);
  });

  it('such as a wrong password is reported without repeating it', async () => {
    const url = new URL(process.env.TEST_DATABASE_BASE_URL!);
    url.password = 'hunter2';
    const service = start('/dev/null', { DATABASE_URL: url.href });
    expect(await service.exited).toBe(1);
    expect(service.output()).toBe(
      `The database ${url.host}${url.pathname} rejects the user name or password. Check DATABASE_URL.\n`,
    );
  });
});
