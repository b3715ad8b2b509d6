import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { createRenderer } from '../../src/pdf/renderer.js';
import { samples } from '../gallery/samples.js';
import type { BenchData } from './data.js';
import { median } from './processes.js';

const run = promisify(execFile);
const seconds = 6;

/** One document of each family in turn: a notice, a waiver, a lien, a letter, a pay application. */
const jobs = [
  'ca-preliminary-private',
  'waiver-ca-signed',
  'claim-lien-ca',
  'claim-demand-formal',
  'pay-application-packet',
].map((name) => samples().find((sample) => sample.name === name)!.job);

/**
 * Pages per second of one thread of the renderer, compared with a thread of plain pdfmake that prints the same documents and opens
 * its fonts for each of them; then the latency of a light request while notices are rendered through the API.
 */
export async function benchPdf(rounds: number): Promise<void> {
  const renderer = createRenderer({ threads: 1 });
  const baseline = new Worker(new URL('./pdf-baseline.ts', import.meta.url));
  const plain: Print = async (job) => {
    baseline.postMessage(job);
    const [pages] = await once(baseline, 'message');
    return pages;
  };
  const ours: Print = async (job) => (await renderer.render(job)).pageCount;
  const all: Record<'ours' | 'plain', Printed[]> = { ours: [], plain: [] };
  // Both compile their code first.
  for (const print of [ours, plain]) await printed(print);
  for (let round = 0; round < rounds; round += 1) {
    all.ours.push(await printed(ours));
    all.plain.push(await printed(plain));
  }
  await renderer.close();
  await baseline.terminate();
  const of = (side: keyof typeof all, name: keyof Printed) => median(all[side].map((one) => one[name]));
  const share = Math.round((of('ours', 'rate') / of('plain', 'rate')) * 100);
  const sides = (name: keyof Printed, digits: number) =>
    [of('ours', name), of('plain', name)].map((n) => n.toFixed(digits));
  console.log('| PDF, one thread | of plain | pages/s | plain pages/s | CPU ms a page | plain CPU ms |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
  console.log(`| five kinds of documents | ${[`${share} %`, ...sides('rate', 1), ...sides('cpu', 1)].join(' | ')} |`);
}

/** Prints a document, and returns the number of its pages. */
type Print = (job: RenderJob) => Promise<number>;

interface Printed {
  /** Pages per second. */
  rate: number;
  /** Milliseconds of processor time for a page. */
  cpu: number;
}

async function printed(print: Print): Promise<Printed> {
  const cpu = process.cpuUsage();
  const started = performance.now();
  let pages = 0;
  for (let turn = 0; performance.now() - started < seconds * 1000; turn += 1)
    pages += await print(jobs[turn % jobs.length]!);
  const { user, system } = process.cpuUsage(cpu);
  return { rate: pages / ((performance.now() - started) / 1000), cpu: (user + system) / 1000 / pages };
}

/** p99 of a light request, first alone and then while previews are rendered as fast as possible. */
export async function benchLightRequest(url: string, databaseUrl: string, data: BenchData): Promise<void> {
  const notice = await renderable(databaseUrl, data);
  const job = { url, token: data.token, seconds };
  const light = { ...job, path: '/api/v1/contacts?per_page=1', method: 'GET', connections: 2 };
  const heavy = {
    ...job,
    path: '/api/v1/documents/generate',
    method: 'POST',
    connections: 4,
    body: JSON.stringify({
      documentable_type: 'notice',
      documentable_id: notice,
      type: 'notice',
      organization_id: data.organizationId,
      preview: true,
    }),
  };
  const alone: number[] = [];
  const beside: number[] = [];
  const rendered: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    alone.push((await load(light)).p99);
    const [quick, pages] = await Promise.all([load(light), load(heavy)]);
    if (pages.failed > 0) throw new Error(`${pages.failed} previews failed.`);
    beside.push(quick.p99);
    rendered.push(pages.rate);
  }
  console.log(
    `light request p99: ${median(alone)} ms alone, ${median(beside)} ms beside ${median(rendered).toFixed(1)} previews/s`,
  );
}

/** Completes one project of the seed so that its first notice passes the preflight. */
async function renderable(databaseUrl: string, { organizationId, divisionId }: BenchData): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select n.id, n.project_id from notices n join projects p on p.id = n.project_id where p.division_id = $1 order by n.id limit 1`,
    [divisionId],
  );
  const { id, project_id: project } = rows[0];
  await client.query(
    `with org as (
       insert into organizations (id, account_id, livemode, type, name, code, address_line_1, city, state, zip, created_at, updated_at)
       values (uuidv7(), $1, true, 'directory', 'Sunset Tower Holdings LLC', 'STH', '1 Market St', 'San Francisco', 'CA', '94105', now(), now())
       returning id)
     insert into parties (id, account_id, livemode, organization_id, project_id, role, is_claimant, created_at, updated_at)
     select uuidv7(), $1, true, org.id, $2, role, role = 'subcontractor', now(), now()
     from org, unnest(array['owner', 'general_contractor', 'subcontractor']) role`,
    [organizationId, project],
  );
  await client.query(
    `insert into jobsites (id, account_id, livemode, organization_id, project_id, address_line_1, city, state, zip, is_primary, created_at, updated_at)
     values (uuidv7(), $1, true, $1, $2, '900 Ocean Ave', 'San Francisco', 'CA', '94112', true, now(), now())`,
    [organizationId, project],
  );
  await client.end();
  return id;
}

async function load(job: object): Promise<{ rate: number; p99: number; failed: number }> {
  const { stdout } = await run(process.execPath, [
    '--import',
    './test/support/typescript.js',
    'tools/bench/load.ts',
    JSON.stringify(job),
  ]);
  return JSON.parse(stdout);
}
