/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { createRenderer, type Renderer, type RendererOptions, type Requester } from '../../src/pdf/renderer.js';
import { inheritingPdf } from './hand-made-pdf.js';
import { noticeJob } from './notice-jobs.js';

const program = new URL('./hostile-thread.mjs', import.meta.url);
/** Generous, because the machine may be busy; a test shortens the limit that it is about. */
const patient = { waitMs: 300_000, smallMs: 300_000, largeMs: 300_000, largeCpuMs: 300_000 };

let renderer: Renderer;
function start({ limits, ...options }: Partial<RendererOptions>): Renderer {
  renderer = createRenderer({ threads: 1, queueLimit: 50, program, limits: { ...patient, ...limits }, ...options });
  return renderer;
}

/** Jobs that wait do so until the end of their test. */
const released = join(tmpdir(), `released-${randomUUID()}`);
afterEach(async () => {
  await writeFile(released, '');
  await renderer.close();
  await rm(released);
});

/** A job of which the thread does not make a document. */
function hostile(act: string): RenderJob {
  return {
    ...noticeJob(),
    attachments: [{ name: 'a', description: 'a', relationship: 'Data', text: `hostile ${act} ${released} ` }],
  };
}
/** A document with a file of unknown size. */
const large = (job: RenderJob): RenderJob => ({ ...job, files: [inheritingPdf(['Page'])] });
const hostileFile = (act: string) => ({
  mimeType: 'application/pdf' as const,
  bytes: Buffer.from(`hostile ${act} ${released} `),
});
const honestFile = { mimeType: 'application/pdf' as const, bytes: inheritingPdf(['Page one', 'Page two']) };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error & { reason?: string; ending?: string; fault?: string }) =>
      `${error.name} ${error.reason ?? error.ending ?? error.fault}`,
  );

/** Submits jobs one after the other, so that their order is that of the list, and returns the order in which they are done. */
async function order(jobs: ReadonlyArray<readonly [name: string, job: RenderJob, requester: Requester]>) {
  const done: string[] = [];
  await Promise.all(
    jobs.map(async ([name, job, requester]) => {
      await renderer.render(job, requester);
      done.push(name);
    }),
  );
  return done;
}

describe('the share of an account', () => {
  it('is one job at a time, and accounts take turns', async () => {
    start({ threads: 1 });
    const [a, b, c] = ['a', 'b', 'c'].map((account) => ({ account }));
    const job = noticeJob();
    const jobs = [
      ...['b1', 'b2', 'b3', 'b4'].map((name) => [name, job, b!] as const),
      ...['a1', 'a2'].map((name) => [name, job, a!] as const),
      ['c1', job, c!] as const,
    ];
    expect(await order(jobs)).toEqual(['b1', 'b2', 'a1', 'c1', 'b3', 'a2', 'b4']);
  });

  it('leaves other threads to other accounts', async () => {
    start({ threads: 2 });
    void outcome(renderer.render(hostile('wait'), { account: 'b' }));
    void outcome(renderer.render(noticeJob(), { account: 'b' }));
    await renderer.render(noticeJob(), { account: 'a' });
    expect(renderer.stats().lanes.small).toMatchObject({ running: 1, queued: 1, completed: 1 });
  });

  it('bounds how many of its jobs wait, with a sentence of its own, and leaves the places of others', async () => {
    start({ limits: { accountWaiting: 2 } });
    const own = [1, 2, 3, 4, 5].map(() => renderer.render(noticeJob(), { account: 'b' }));
    const refused = await Promise.allSettled(own.slice(3));
    expect(refused.map((each) => each.status === 'rejected' && each.reason)).toMatchObject([
      { reason: 'account_limit', retryAfterSeconds: expect.any(Number) },
      {
        message: expect.stringMatching(/^Too many documents of your account wait to be printed: .* again in \d+ s\.$/),
      },
    ]);
    await expect(renderer.render(noticeJob(), { account: 'a' })).resolves.toMatchObject({ pageCount: 1 });
    await Promise.all(own.slice(0, 3));
    expect(renderer.stats().refused).toMatchObject({ account_limit: 2, queue_full: 0 });
  });

  it('does not bound the programs of the operator, which have no account', async () => {
    start({ limits: { accountWaiting: 1 } });
    await Promise.all([1, 2, 3, 4].map(() => renderer.render(noticeJob())));
    expect(renderer.stats().lanes.small.completed).toBe(4);
  });
});

describe('waiting', () => {
  it('has a limit of its own, after which the job can be sent again', async () => {
    start({ limits: { waitMs: 50 } });
    void outcome(renderer.render(hostile('wait'), { account: 'b' }));
    expect(await outcome(renderer.render(noticeJob(), { account: 'a' }))).toBe('RendererBusyError waited');
    expect(renderer.stats().lanes.small).toMatchObject({ running: 1, queued: 0 });
  });

  it('does not count against the time of a job', async () => {
    start({ limits: { smallMs: 20_000 } });
    const jobs = Array.from({ length: 12 }, () => renderer.render(noticeJob()));
    expect(await Promise.all(jobs.map(outcome))).toEqual(jobs.map(() => 'done'));
  });

  it('ends when the client leaves, and its place is free', async () => {
    start({ limits: { accountWaiting: 1 } });
    void outcome(renderer.render(hostile('wait'), { account: 'b' }));
    const leaving = new AbortController();
    const left = outcome(renderer.render(noticeJob(), { account: 'b', left: leaving.signal }));
    leaving.abort();
    expect(await left).toBe('ClientDeparture undefined');
    expect(renderer.stats().lanes.small.queued).toBe(0);
    void outcome(renderer.render(noticeJob(), { account: 'b' }));
    expect(renderer.stats()).toMatchObject({ lanes: { small: { queued: 1 } }, refused: { account_limit: 0 } });
  });

  it('does not begin for a client that has left before', async () => {
    start({});
    expect(await outcome(renderer.render(noticeJob(), { left: AbortSignal.abort() }))).toBe(
      'ClientDeparture undefined',
    );
    expect(renderer.stats().lanes.small).toMatchObject({ running: 0, completed: 0 });
  });
});

describe('documents without an end', () => {
  it('keep no document of another account from being printed, even in three loops of one account', async () => {
    start({ limits: { smallMs: 2_000, largeCpuMs: 3_000 } });
    const over = new AbortController();
    const b = { account: 'b', left: over.signal };
    const loops = [1, 2, 3].map(async () => {
      const seen: string[] = [];
      while (!over.signal.aborted) seen.push(await outcome(renderer.render(hostile('spin'), b)));
      return seen;
    });
    for (let preview = 0; preview < 5; preview += 1) {
      expect(await outcome(renderer.render(noticeJob(), { account: 'a' }))).toBe('done');
    }
    over.abort();
    expect(new Set((await Promise.all(loops)).flat())).toEqual(
      new Set(['TooLargeDocumentError time', 'ClientDeparture undefined']),
    );
  });

  it('are stopped by the time of their processor, and continue as large ones before', async () => {
    start({ limits: { smallMs: 200, largeCpuMs: 500 } });
    expect(await outcome(renderer.render(hostile('spin')))).toBe('TooLargeDocumentError time');
    expect(renderer.stats()).toMatchObject({
      lanes: { small: { running: 0, completed: 0 }, large: { running: 0, completed: 0 } },
      refused: { time: 1, stalled: 0 },
    });
  });

  it('are not blamed when the machine gave them no time', async () => {
    start({ limits: { largeMs: 300 } });
    expect(await outcome(renderer.render(large(hostile('wait'))))).toBe('RendererBusyError stalled');
  });
});

describe('a thread that ends', () => {
  it('is replaced, and what ended it is not tried forever', async () => {
    start({});
    expect(await outcome(renderer.render(hostile('exit')))).toBe('TooLargeDocumentError crash');
    await expect(renderer.render(noticeJob())).resolves.toMatchObject({ pageCount: 1 });
    expect(renderer.stats()).toMatchObject({ lanes: { small: { running: 0, completed: 1 } }, refused: { crash: 1 } });
  });

  it('has an error of its own for a full heap', async () => {
    start({});
    expect(await outcome(renderer.render(hostile('heap')))).toBe('TooLargeDocumentError memory');
    await expect(renderer.render(noticeJob())).resolves.toMatchObject({ pageCount: 1 });
  });

  it.each(['kill', 'exit'])(
    'is replaced if it ends by %s while a file is inspected, and the file is refused',
    async (act) => {
      start({});
      expect(await outcome(renderer.inspect(hostileFile(act)))).toBe('UnusableFileError broken');
      await expect(renderer.inspect(honestFile)).resolves.toEqual({ pages: 2, inflated: honestFile.bytes.length });
    },
  );
});

describe('a file that is inspected', () => {
  it.each([
    ['memory outside of the heap', 'buffers'],
    ['memory of the heap', 'heap'],
  ])('is refused if it needs too much %s, while documents are printed', async (_what, act) => {
    start({ limits: { largeBytes: 400 * 1024 * 1024 } });
    const before = process.memoryUsage.rss();
    const inspected = outcome(renderer.inspect(hostileFile(act), { account: 'b' }));
    await expect(renderer.render(noticeJob(), { account: 'a' })).resolves.toMatchObject({ pageCount: 1 });
    await expect(renderer.inspect(honestFile, { account: 'a' })).resolves.toMatchObject({ pages: 2 });
    expect(await inspected).toBe('UnusableFileError too_much_memory');
    // The memory is that of another process.
    expect(process.memoryUsage.rss() - before).toBeLessThan(300 * 1024 * 1024);
    await expect(renderer.inspect(honestFile, { account: 'b' })).resolves.toMatchObject({ pages: 2 });
  });

  it('is refused because of the file if it takes too long', async () => {
    start({ limits: { largeCpuMs: 500 } });
    expect(await outcome(renderer.inspect(hostileFile('spin')))).toBe('UnusableFileError too_slow');
  });

  it('shares its threads with no small document', async () => {
    start({});
    for (const account of ['b', 'c']) void outcome(renderer.inspect(hostileFile('wait'), { account }));
    const small = { ...large(noticeJob()), inflated: 1_000 };
    await expect(renderer.render(noticeJob(), { account: 'a' })).resolves.toMatchObject({ pageCount: 1 });
    await expect(renderer.render(small, { account: 'a' })).resolves.toMatchObject({ pageCount: 1 });
    expect(renderer.stats().lanes.large).toMatchObject({ threads: 2, running: 2, completed: 0 });
  });
});
