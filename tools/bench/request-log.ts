import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { RequestLog } from '../../src/api/http/request-log/request-log.js';
import { loadConfig } from '../../src/config/load-config.js';
import { buildApp } from '../../src/process/app.js';
import { cpuOfServer } from './cpu.js';
import { seed } from './data.js';
import { median } from './processes.js';

const run = promisify(execFile);

/** What the request log costs: the processor time of a list of notices with and without it, in alternating rounds of one process. */
export async function benchRequestLog(
  databaseUrl: string,
  env: Record<string, string>,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  const { token } = await seed(databaseUrl);
  const app = await buildApp({ ...loadConfig(env), databaseUrl });
  const { url } = await app.start();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { record } = RequestLog.prototype;
  const load = async (logged: boolean) => {
    RequestLog.prototype.record = logged ? record : () => undefined;
    const used = async () => [process.cpuUsage(), await cpuOfServer(rows[0]!.pid)] as const;
    const [own, database] = await used();
    const job = { url, path: '/api/v1/notices?per_page=15', method: 'GET', token, connections: 8, seconds };
    const { stdout } = await run(process.execPath, [
      ...['--import', './test/support/typescript.js', 'tools/bench/load.ts'],
      JSON.stringify(job),
    ]);
    await app.flushRequestLog();
    const after = await used();
    const { requests, failed } = JSON.parse(stdout) as { requests: number; failed: number };
    if (failed > 0) throw new Error(`${failed} requests failed.`);
    const { user, system } = after[0];
    return [(user + system - own.user - own.system) / requests, ((after[1]! - database!) * 1000) / requests];
  };
  await load(true);
  const measured: Record<'without' | 'with', number[][]> = { without: [], with: [] };
  for (let round = 0; round < rounds; round += 1) {
    measured.without.push(await load(false));
    measured.with.push(await load(true));
  }
  console.log(`List of notices: processor time of a request in µs, medians of ${rounds} rounds of ${seconds} s`);
  for (const [name, values] of Object.entries(measured)) {
    const [own, database] = [0, 1].map((part) => median(values.map((value) => value[part]!)));
    console.log(`${name} the request log: ${own!.toFixed(0)} service, ${database!.toFixed(0)} database`);
  }
  await client.end();
  await app.stop();
}
