import { randomUUID } from 'node:crypto';
import { availableParallelism, cpus } from 'node:os';
import pg from 'pg';
import { type BenchData, seed } from './data.js';
import { type Load, type Loaded, medians, sendLoad, warmUp } from './loading.js';
import { benchLightRequest, benchPdf } from './pdf.js';
import { type Service, startService, stopService } from './processes.js';
import { differences } from './same-fields.js';
import { head, median, print, type Row, spread } from './table.js';

/** 25 projects of a division, with five notices each. */
export const nestedQuery = `query Nested($id: ID!) { division(id: $id) { name projects(first: 25) { totalCount nodes {
  id name number status claimantRole contractAmount state createdAt
  notices(first: 5) { nodes { id noticeNumber type status state noticeDate claimAmount createdAt } } } } } }`;

/** Among 100,000 records: two words that a few records share, a word that thousands share, and the beginning of a word. */
const searches = [
  ['search two words', 'harbor bridge'],
  ['search one word', 'concrete'],
  ['search a prefix', 'har'],
  ['search a typo', 'habror 4711'],
] as const;

const graphqlBody = ({ divisionId }: BenchData) =>
  JSON.stringify({ query: nestedQuery, variables: { id: divisionId } });

interface Case {
  name: string;
  /** The path of the baselines, and of the service. */
  path: string;
  ours: string;
  method: 'GET' | 'POST';
  body?: string;
  token?: string;
  /** Each request has an idempotency key of its own. */
  keyed?: boolean;
  aim: number | undefined;
}

/** The answers of the service that the baselines copy, by name, and the paths that return them. */
const samples = (data: BenchData) => ({
  notices: ['/notices?per_page=15', data.token],
  'pay-applications': ['/pay-applications?per_page=15', data.token],
  'pay-application': [`/pay-applications/${data.payApplicationId}`, data.token],
  search: ['/search?q=harbor%20bridge', data.search.token],
});

const targets = ['service', 'plain', 'ceiling'] as const;
type Target = (typeof targets)[number];

/** Measures the cases whose name contains `only`, and returns the lines of the printed table. */
export async function benchRequests(
  databaseUrl: string,
  env: Record<string, string>,
  { rounds, seconds, only }: { rounds: number; seconds: number; only: string },
): Promise<string[]> {
  const data = await seed(databaseUrl);
  const service = await startService(['dist/main.js'], env);
  const base = await startService([
    ...['--import', './test/support/typescript.js', 'tools/bench/baselines.ts'],
    ...[databaseUrl, data.organizationId, data.divisionId, data.search.organizationId],
  ]);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const site = { service, base, data, connectionPid: rows[0]!.pid };
  await teach(site);
  const printed = [...head];
  console.log(
    `${cpus()[0]?.model ?? 'unknown'} · ${availableParallelism()} cores · ${rounds} rounds of ${seconds} s, 32 connections · medians`,
  );
  for (const text of head) console.log(text);
  for (const one of casesOf(data).filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()))) {
    await compareAnswers(site, one);
    const text = print(await measure(site, one, rounds, seconds));
    printed.push(text);
    console.log(text);
  }
  if ('pdf pages'.includes(only.toLowerCase())) {
    await benchPdf(rounds);
    await benchLightRequest(service.url, databaseUrl, data);
  }
  await client.end();
  await stopService(service);
  await stopService(base);
  return printed;
}

interface Site {
  service: Service;
  base: Service;
  data: BenchData;
  connectionPid: number;
}

function casesOf(data: BenchData): Case[] {
  const contact = JSON.stringify({
    organization_id: data.organizationId,
    first_name: 'Ana',
    last_name: 'Diaz',
    email: 'ana@example.com',
  });
  return [
    {
      name: 'REST list of 15',
      path: '/notices?per_page=15',
      ours: '/api/v1/notices?per_page=15',
      method: 'GET',
      aim: 0.7,
    },
    {
      name: 'REST list of 100',
      path: '/notices?per_page=100',
      ours: '/api/v1/notices?per_page=100',
      method: 'GET',
      aim: 0.7,
    },
    { name: 'GraphQL 25 × 5', path: '/graphql', ours: '/graphql', method: 'POST', body: graphqlBody(data), aim: 0.6 },
    {
      name: 'pay app. list 15',
      path: '/pay-applications',
      ours: '/api/v1/pay-applications?per_page=15',
      method: 'GET',
      aim: 0.6,
    },
    // The sheet has 300 lines.
    {
      name: 'pay app. show',
      path: `/pay-applications/${data.payApplicationId}`,
      ours: `/api/v1/pay-applications/${data.payApplicationId}`,
      method: 'GET',
      aim: undefined,
    },
    // The baselines use the service's index, in the types that have records.
    ...searches.map(
      ([name, q]): Case => ({
        name,
        path: `/search?q=${encodeURIComponent(q)}`,
        ours: `/api/v1/search?q=${encodeURIComponent(q)}`,
        method: 'GET',
        token: data.search.token,
        aim: 0.5,
      }),
    ),
    {
      name: 'REST create',
      path: '/contacts',
      ours: '/api/v1/contacts',
      method: 'POST',
      body: contact,
      keyed: true,
      aim: 0.55,
    },
  ];
}

async function measure(site: Site, one: Case, rounds: number, seconds: number): Promise<Row> {
  const all: Record<Target, Loaded[]> = { service: [], plain: [], ceiling: [] };
  const processOf = (target: Target) => (target === 'service' ? site.service : site.base);
  const loadOf = (target: Target): Load => ({
    path: pathOf(one, target),
    method: one.method,
    body: one.body,
    token: one.token ?? site.data.token,
    keyed: one.keyed,
  });
  for (const target of targets) await warmUp(processOf(target), site.connectionPid, loadOf(target));
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) {
      all[target].push(await sendLoad(processOf(target), site.connectionPid, loadOf(target), seconds));
    }
  }
  return {
    name: one.name,
    service: medians(all.service),
    plain: medians(all.plain),
    ceiling: medians(all.ceiling),
    spread: spread(all.service.map(({ rate }) => rate)),
    aim: one.aim,
    p99: median(all.service.map(({ p99 }) => p99)),
  };
}

function pathOf(one: Case, target: Target): string {
  return target === 'service' ? one.ours : `/${target}${one.path}`;
}

/** Passes the service's answers to the baselines. */
async function teach({ service, base, data }: Site): Promise<void> {
  const answers: Record<string, unknown> = {};
  for (const [name, [path, token]] of Object.entries(samples(data))) {
    const answer = await fetch(`${service.url}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
    answers[name] = await answer.json();
  }
  const headers = { 'content-type': 'application/json' };
  const graph = {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${data.token}` },
    body: graphqlBody(data),
  };
  answers.graphql = await (await fetch(`${service.url}/graphql`, graph)).json();
  await fetch(`${base.url}/samples`, { method: 'POST', headers, body: JSON.stringify(answers) });
}

/** Fails if the targets' answers differ in their fields: the case would compare different work. */
async function compareAnswers({ service, base, data }: Site, one: Case): Promise<void> {
  const answers = await Promise.all(
    targets.map(async (target) => {
      const url = `${target === 'service' ? service.url : base.url}${pathOf(one, target)}`;
      const headers: Record<string, string> = {
        authorization: `Bearer ${one.token ?? data.token}`,
        ...(one.body && { 'content-type': 'application/json' }),
        ...(one.keyed && { 'idempotency-key': randomUUID() }),
      };
      const answer = await fetch(url, { method: one.method, headers, body: one.body ?? null });
      return answer.json();
    }),
  );
  for (const [index, target] of targets.entries()) {
    const found = differences(answers[0], answers[index]);
    if (found.length > 0) throw new Error(`${one.name}: the answer of ${target} is ${found.join(', ')}.`);
  }
}
