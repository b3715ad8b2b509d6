import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { promisify } from 'node:util';
import pg from 'pg';
import { print } from '../../src/pdf/print.js';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { createRenderer } from '../../src/pdf/renderer.js';
import { samples } from '../gallery/samples.js';
import type { BenchData } from './data.js';
import { median } from './processes.js';

const run = promisify(execFile);
const seconds = 10;

/** One document of each family in turn: a notice, a waiver, a lien, a letter, a pay application. */
const jobs = [
  'ca-preliminary-private',
  'waiver-ca-signed',
  'claim-lien-ca',
  'claim-demand-formal',
  'pay-application-packet',
].map((name) => samples().find((sample) => sample.name === name)!.job);

/**
 * Pages per second of the renderer's threads, compared with the same pages laid out on the main thread, with the effect of each
 * on the event loop and on the process's memory; then the latency of a light request while notices are rendered through the
 * API.
 */
export async function benchPdf(): Promise<void> {
  const threads = Math.max(availableParallelism() - 1, 1);
  const renderer = createRenderer({ threads, queueLimit: 64 });
  await Promise.all(Array.from({ length: threads * 4 }, (_, n) => renderer.render(jobs[n % jobs.length]!)));
  const pooled = await timed(threads + 1, async (job) => (await renderer.render(job)).pageCount);
  await renderer.close();
  for (const job of [...jobs, ...jobs]) await print(job);
  const inline = await timed(1, async (job) => (await print(job)).pageCount);
  const rate = (result: { pages: number; ms: number }) => (result.pages / (result.ms / 1000)).toFixed(1);
  console.log(`PDF pages/s: ${rate(pooled)} on ${threads} thread(s), ${rate(inline)} on the main thread`);
  console.log(
    `event loop delay p99 at the same time: ${pooled.delay.toFixed(1)} ms with the threads, ${inline.delay.toFixed(1)} ms without`,
  );
  console.log(
    `memory: ${pooled.rss} MB with the threads, ${pooled.grown >= 0 ? '+' : ''}${pooled.grown} MB over ${pooled.pages} pages; ${inline.rss} MB without, ${inline.grown >= 0 ? '+' : ''}${inline.grown} MB over ${inline.pages}`,
  );
}

async function timed(width: number, work: (job: RenderJob) => Promise<number>) {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const megabytes = () => Math.round(process.memoryUsage.rss() / 2 ** 20);
  const before = megabytes();
  const started = performance.now();
  let pages = 0;
  let turn = 0;
  const worker = async () => {
    while (performance.now() - started < seconds * 1000) {
      turn += 1;
      pages += await work(jobs[turn % jobs.length]!);
      // Lets the event loop turn as a server's would; otherwise the delay of a main-thread loop could not even be sampled.
      await new Promise(setImmediate);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  loop.disable();
  const rss = megabytes();
  return { pages, ms: performance.now() - started, delay: loop.percentile(99) / 1e6, rss, grown: rss - before };
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
