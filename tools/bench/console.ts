import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { startEmbeddedPostgres } from '../../src/db/embedded.js';
import { ReverseProxy } from '../../test/support/fakes/reverse-proxy.js';
import { Fleet } from '../../test/support/worlds/fleet.js';
import { type Service, startService } from '../demo/service.js';
import { median } from './processes.js';

// The browser is that of the tests, which load packages in a way of their own. Here it is Node's.
Object.assign(globalThis, { importPackage: (name: string) => import(name) });
const { launchBrowser } = await import('../../test/support/browser/launch.js');

interface Marks {
  /** The page shows what it read, and the next task has run: a click is answered. In milliseconds from the start of the navigation. */
  ready: number;
  /** When each id was first on the page, by the clock of the machine. */
  seen: Record<string, number>;
}

/** Runs in the page before its own scripts. */
function watch(): void {
  const marks: Marks = { ready: 0, seen: {} };
  Object.assign(window, { marks });
  const look = () => {
    if (marks.ready === 0 && document.querySelector('main h1') && document.querySelector('main table tbody tr')) {
      marks.ready = -1;
      requestAnimationFrame(() =>
        setTimeout(() => {
          marks.ready = performance.now();
        }),
      );
    }
    for (const [id] of document.body?.textContent?.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []) {
      marks.seen[id] ??= Date.now();
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

const marksOf = (page: Page) => page.evaluate(() => (window as unknown as { marks: Marks }).marks);

/** `npm run bench -- --only console`: what a person waits for at the console, on the demo records, in the browser of the tests. */
export async function benchConsole(rounds: number): Promise<void> {
  const service = await startService();
  const browser = await launchBrowser();
  try {
    const base = new URL(service.signIn).origin;
    const signedIn = await browser.newContext();
    const page = await signedIn.newPage();
    await page.goto(service.signIn);
    await page.getByRole('button').first().click();
    await page.waitForURL(/\/today$/);
    const [, organizationId] = /console\/([^/]+)\//.exec(page.url())!;
    const { cookies } = await signedIn.storageState();
    // The service compiles the operations of the pages in the pauses of its first seconds.
    await sleep(8_000);
    const open = async () => browser.newContext({ storageState: { cookies, origins: [] } });
    await loads(open, base, rounds);
    await events(await open(), `${base}/console/${organizationId}/live`, service, organizationId!);
    await restarts(await open(), service, organizationId!);
    await scrolling(browser, await open(), `${base}/console/${organizationId}/live`);
  } finally {
    await browser.close();
    await service.stop();
  }
}

async function loads(open: () => Promise<BrowserContext>, base: string, rounds: number): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const context = await open();
    await context.addInitScript(watch);
    for (const times of [cold, warm]) {
      const page = await context.newPage();
      await page.goto(`${base}/console`);
      await page.waitForFunction(() => (window as unknown as { marks: Marks }).marks.ready > 0);
      times.push((await marksOf(page)).ready);
      await page.close();
    }
    await context.close();
  }
  console.log(`first page, in an empty browser: ${inMs(cold)}`);
  console.log(`first page, in a browser that has the files: ${inMs(warm)}`);
}

async function events(context: BrowserContext, start: string, service: Service, organizationId: string): Promise<void> {
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto(`${start}/developers/events`);
  await page.getByText('New events appear at once.').waitFor();
  const taken = await latencies(page, service, organizationId, 20);
  console.log(`an event on the page after its commit: ${inMs(taken)}`);
  await context.close();
}

/** Creates contacts one after the other. Each one's event must be on the page once. */
async function latencies(
  page: Page,
  { url, token }: Service,
  organizationId: string,
  changes: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let count = 0; count < changes; count += 1) {
    const response = await fetch(`${url}/api/v1/contacts`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ organization_id: organizationId, first_name: 'Ann', last_name: `Event ${count}` }),
    });
    // The change is committed before it is answered.
    const committed = Date.now();
    const { data } = (await response.json()) as { data: { id: string } };
    const rows = page.getByRole('row').filter({ hasText: data.id });
    await rows.first().waitFor();
    if ((await rows.count()) !== 1) throw new Error(`The event of ${data.id} is on the page more than once.`);
    taken.push((await marksOf(page)).seen[data.id]! - committed);
  }
  return taken;
}

/**
 * Two web processes behind a proxy, and a page of one that is killed: how long its page needs for what happened while it had no
 * connection, and then for each event.
 */
async function restarts(context: BrowserContext, service: Service, organizationId: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDir: service.dataDir });
  const proxy = new ReverseProxy([() => fleet.url('one'), () => fleet.url('other')]);
  const publicUrl = () => proxy.url.replace('127.0.0.1', 'localhost');
  const settings = () => ({ databaseUrl: postgres.url, dataDir: service.dataDir, publicUrl: publicUrl() });
  const fleet = new Fleet(settings, { one: 'web', other: 'web' });
  try {
    await proxy.start();
    await fleet.start('one');
    await proxy.until(1);
    await context.addInitScript(watch);
    const page = await context.newPage();
    await page.goto(`${publicUrl()}/console/${organizationId}/live/developers/events`);
    const state = page.getByText('New events appear at once.');
    await state.waitFor();
    const missed: number[] = [];
    const later: number[] = [];
    for (const [dies, lives] of [['one', 'other'] as const, ['other', 'one'] as const]) {
      await fleet.start(lives);
      await proxy.until(2);
      await fleet.kill(dies);
      missed.push(...(await latencies(page, service, organizationId, 3)));
      await proxy.until(1);
      await state.waitFor();
      later.push(...(await latencies(page, service, organizationId, 20)));
    }
    console.log(`an event from when its web process is killed, until the page has another connection: ${inMs(missed)}`);
    console.log(`an event after that: ${inMs(later)}`);
  } finally {
    await fleet.close();
    await proxy.stop();
    await postgres.stop();
    await context.close();
  }
}

async function scrolling(browser: Browser, context: BrowserContext, start: string): Promise<void> {
  const page = await context.newPage();
  await page.route('**/graphql', async (route) => {
    const isList = route.request().postData()?.includes('"operationName":"Projects"');
    if (!isList) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const [first] = answer.data.projects.nodes;
    answer.data.projects.nodes = Array.from({ length: 10_000 }, (_, index) => ({ ...first, id: `row-${index}` }));
    answer.data.projects.pageInfo = { hasNextPage: false, endCursor: null };
    return route.fulfill({ response, json: answer });
  });
  await page.goto(`${start}/projects`);
  await page.locator('table[aria-rowcount="10001"]').waitFor();
  const empty = await context.newPage();
  await empty.setContent('<!doctype html><title>Empty</title><div style="height: 410000px"></div>');
  for (const [name, one] of [
    ['10,000 rows', page],
    ['an empty page of that height', empty],
  ] as const) {
    await one.bringToFront();
    const { work, dropped, frames } = await scrolled(browser, one);
    const late = work.filter((ms) => ms > frameMs).length;
    console.log(
      `scrolling through ${name}: ${inMs(work)} of the page's thread for each of ${frames} frames, ${late} above ${frameMs} ms; ` +
        `${dropped} frames dropped`,
    );
  }
  await context.close();
}

const frameMs = 16.7;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** The time of the processor, in microseconds: other work on the machine does not count. */
  tdur?: number;
}

/** Scrolls by two rows a frame. Chromium's trace says what each frame costs its thread, and the page which frames never came. */
async function scrolled(browser: Browser, page: Page): Promise<{ work: number[]; dropped: number; frames: number }> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const times = await page.evaluate(async () => {
    const drawn: number[] = [];
    for (let frame = 0; frame < 300; frame += 1) {
      drawn.push(await new Promise<number>(requestAnimationFrame));
      scrollBy(0, 80);
    }
    return drawn;
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const drawn = traceEvents.filter(({ name }) => name === 'FireAnimationFrame').sort((one, other) => one.ts - other.ts);
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && pid === drawn[0]!.pid && tid === drawn[0]!.tid,
  );
  const work = drawn.slice(1).map(({ ts }, index) => {
    const isOfFrame = (task: TraceEvent) => task.ts >= drawn[index]!.ts && task.ts < ts;
    return tasks.filter(isOfFrame).reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
  const dropped = times.slice(1).reduce((sum, at, index) => sum + Math.round((at - times[index]!) / frameMs) - 1, 0);
  return { work, dropped, frames: times.length };
}

function inMs(values: readonly number[]): string {
  return `median ${median([...values]).toFixed(1)} ms, most ${Math.max(...values).toFixed(1)} ms`;
}
