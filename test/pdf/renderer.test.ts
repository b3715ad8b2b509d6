/** @sampled tests */
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from '@jest/globals';
import { UnprintableTextError } from '../../src/pdf/render-job.js';
import { createRenderer, RendererBusyError } from '../../src/pdf/renderer.js';
import { noticeFacts } from '../domain/preflight/notice-facts.fixture.js';
import { goldenFacts, noticeJob } from './notice-jobs.js';

/** These limits end what hangs; none is a measure of speed. */
const limits = { waitMs: 300_000, smallMs: 300_000 };
const renderer = createRenderer({ threads: 1, queueLimit: 10, limits });
afterAll(() => renderer.close());

describe('the renderer pool', () => {
  it('prints on a worker thread and returns a complete PDF', async () => {
    const { bytes, pageCount } = await renderer.render(noticeJob(goldenFacts['forty-parties']));
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7');
    expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(pageCount).toBe(4);
    expect(renderer.stats()).toMatchObject({
      lanes: { small: { threads: 1, running: 0, queued: 0 }, large: { running: 0, completed: 0 } },
      refused: { queue_full: 0, time: 0 },
    });
  });

  it('returns the same bytes for the same job, on another thread and after other documents', async () => {
    const job = noticeJob();
    const first = await renderer.render(job);
    // A no-break space shares its glyph with the space; its use in one document must not affect the next.
    await renderer.render(noticeJob(noticeFacts({ project: { name: '\u00A0Łódź\u00A0\u2011 µ Ω' } })));
    const again = await renderer.render(job);
    const other = createRenderer({ threads: 1, queueLimit: 0, limits });
    await other.render(noticeJob(noticeFacts({ project: { name: '\u00A0\u2126' } }), true));
    const elsewhere = await other.render(job);
    await other.close();
    expect(again.bytes.equals(first.bytes)).toBe(true);
    expect(elsewhere.bytes.equals(first.bytes)).toBe(true);
  });

  it('returns other bytes when any input differs', async () => {
    const first = await renderer.render(noticeJob());
    const later = await renderer.render({ ...noticeJob(), generatedAt: '2026-03-04T17:00:01+00:00' });
    const preview = await renderer.render(noticeJob(noticeFacts(), true));
    expect(later.bytes.equals(first.bytes)).toBe(false);
    expect(preview.bytes.equals(first.bytes)).toBe(false);
  });

  it('reports the text that cannot be printed', async () => {
    const facts = noticeFacts({ project: { name: 'กอ Tower' } });
    const failure = renderer.render(noticeJob(facts));
    await expect(failure).rejects.toThrow(UnprintableTextError);
    await expect(failure).rejects.toMatchObject({
      texts: [{ field: 'project.name', text: 'กอ Tower', characters: ['ก', 'อ'] }],
    });
  });

  it('refuses jobs beyond its queue limit and accepts new ones when there is room', async () => {
    const small = createRenderer({ threads: 1, queueLimit: 1, limits });
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => small.render(noticeJob())));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected']);
    const [, , third] = outcomes;
    const reason = third?.status === 'rejected' ? third.reason : null;
    expect(reason).toBeInstanceOf(RendererBusyError);
    expect(reason.retryAfterSeconds).toBeGreaterThanOrEqual(1);
    expect(small.stats()).toMatchObject({
      lanes: { small: { completed: 2, queued: 0, running: 0 } },
      refused: { queue_full: 2 },
    });
    await expect(small.render(noticeJob())).resolves.toMatchObject({ pageCount: 1 });
    await small.close();
  });

  it('does not block the event loop while pages are rendered', async () => {
    let turns = 0;
    let busy = true;
    const turn = () => {
      turns += 1;
      if (busy) setImmediate(turn);
    };
    setImmediate(turn);
    await renderer.render(noticeJob(goldenFacts['forty-parties']));
    busy = false;
    // Rendering on this thread would block it throughout: pdfmake yields to microtasks only.
    expect(turns).toBeGreaterThan(20);
  });
});

describe('the thread that requests documents', () => {
  it('never loads the layout engine: no import of renderer.ts reaches pdfmake', () => {
    const imported = importsFrom(new URL('../../src/pdf/renderer.ts', import.meta.url));
    expect([...imported].filter((name) => /pdfmake|pdfkit|fonts\.ts|print\.ts|thread\.ts/.test(name))).toEqual([]);
    expect([...imported].some((name) => name.endsWith('render-job.ts'))).toBe(true);
  });

  it('differs from the thread that prints, which does load it', () => {
    const imported = importsFrom(new URL('../../src/pdf/thread.ts', import.meta.url));
    expect([...imported]).toContain('pdfmake');
  });
});

/** The modules that a module loads at run time: its imports and theirs, without types. */
function importsFrom(url: URL, seen = new Set<string>()): Set<string> {
  const source = readFileSync(url, 'utf8');
  for (const [, type, specifier] of source.matchAll(/^(?:import|export) (type )?[^'"]*?from '([^']+)';/gms)) {
    if (type) continue;
    if (!specifier!.startsWith('.')) seen.add(specifier!);
    else {
      const next = new URL(specifier!.replace(/\.js$/, '.ts'), url);
      if (!seen.has(next.href)) importsFrom(next, seen.add(next.href));
    }
  }
  return seen;
}
