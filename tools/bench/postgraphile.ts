import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { BenchData } from './data.js';
import { type Load, type Loaded, medians, sendLoad, warmUp } from './loading.js';
import { type Service, startService, stopService } from './processes.js';
import { nestedQuery } from './requests.js';
import { differences } from './same-fields.js';
import type { Measured } from './table.js';

const run = promisify(execFile);

/** Its dependencies fill 300 MB, mostly with an editor, so that only this comparison installs it, when it first runs. */
const version = '5.1.5';
const folder = resolve(`node_modules/.cache/postgraphile-${version}`);
const server = `${folder}/server.mjs`;

const theirQuery = `query Nested($id: UUID!) { division: divisionByRowId(rowId: $id) { name
  projects: projectsByDivisionId(first: 25, orderBy: [SERIAL_DESC], condition: { livemode: true, deletedAt: null }) {
    totalCount nodes { id: rowId name number status claimantRole contractAmount state createdAt
      notices: noticesByProjectIdAndAccountIdAndLivemode(first: 5, orderBy: [SERIAL_DESC], condition: { deletedAt: null }) {
        nodes { id: rowId noticeNumber type status state noticeDate claimAmount createdAt } } } } } }`;

/**
 * The GraphQL query of 25 records with 5 each, of the service and of PostGraphile on the same rows. PostGraphile
 * does not authenticate, limit or charge, and is asked for one account's division.
 */
export async function benchPostGraphile(
  databaseUrl: string,
  env: Record<string, string>,
  data: BenchData,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<void> {
  await install();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const started: Service[] = [];
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const { pid } = rows[0]!;
    const variables = { id: data.divisionId };
    const start = async (args: string[], query: string, own: Record<string, string> = {}) => {
      const service = await startService(args, own);
      started.push(service);
      const body = JSON.stringify({ query, variables });
      return { service, load: { path: '/graphql', method: 'POST', body, token: data.token } satisfies Load };
    };
    const ours = await start(['dist/main.js'], nestedQuery, env);
    const theirs = await start([server, databaseUrl], theirQuery, { GRAPHILE_ENV: 'production' });
    await compareAnswers(ours, theirs);
    const loads: Loaded[][] = [[], []];
    for (const { service, load } of [ours, theirs]) await warmUp(service, pid, load);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, { service, load }] of [ours, theirs].entries()) {
        loads[index]!.push(await sendLoad(service, pid, load, seconds));
      }
    }
    for (const line of head) console.log(line);
    console.log(lineOf('GraphQL 25 × 5', medians(loads[0]!), medians(loads[1]!)));
  } finally {
    for (const service of started) await stopService(service);
    await client.end();
  }
}

async function install(): Promise<void> {
  if (!existsSync(`${folder}/node_modules/postgraphile/package.json`)) {
    await mkdir(folder, { recursive: true });
    const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--loglevel=error'];
    await run('npm', ['install', ...options, '--prefix', folder, `postgraphile@${version}`]);
  }
  await copyFile('tools/bench/postgraphile-server.mjs', server);
}

const head = [
  '| case | of PostGraphile | service/s | PostGraphile/s | bytes | PostGraphile bytes | CPU ms | PostGraphile CPU ms |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
];

function lineOf(name: string, ours: Measured, theirs: Measured): string {
  const both = (text: (one: Measured) => string) => [text(ours), text(theirs)];
  const cells = [
    ...[name, `${Math.round((ours.rate / theirs.rate) * 100)} %`],
    ...both(({ rate }) => rate.toFixed(0)),
    ...both(({ bytes }) => bytes.toFixed(0)),
    ...both(({ cpu }) => (cpu ? `${cpu.own.toFixed(2)} + ${cpu.database.toFixed(2)}` : '')),
  ];
  return `| ${cells.join(' | ')} |`;
}

interface Target {
  service: Service;
  load: Load;
}

/** Fails if the answers differ in their fields or in the number of records: they would be different work. */
async function compareAnswers(...targets: [Target, Target]): Promise<void> {
  const [ours, theirs] = await Promise.all(
    targets.map(async ({ service, load }) => {
      const headers = { authorization: `Bearer ${load.token}`, 'content-type': 'application/json' };
      const answer = await fetch(`${service.url}${load.path}`, { method: 'POST', headers, body: load.body! });
      const text = await answer.text();
      if (text.includes('"errors"')) throw new Error(`${service.url}: ${text}`);
      return JSON.parse(text) as {
        data: { division: { projects: { nodes: Array<{ notices: { nodes: [] } }> } } };
      };
    }),
  );
  const found = differences(ours!.data, theirs!.data);
  if (found.length > 0) throw new Error(`The answer of PostGraphile is ${found.join(', ')}.`);
  const counts = [ours!, theirs!].map(({ data }) =>
    data.division.projects.nodes.map(({ notices }) => notices.nodes.length).join(),
  );
  if (counts[0] !== counts[1]) throw new Error('PostGraphile returned other numbers of records.');
}
