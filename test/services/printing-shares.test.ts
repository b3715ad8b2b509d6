/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { exhibitLimits } from '../../src/domain/exhibit/exhibit.js';
import { createRenderer, type Renderer } from '../../src/pdf/renderer.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { png } from '../pdf/png.js';
import { goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, openWorld } from '../support/worlds/world.js';

const released = join(tmpdir(), `released-${randomUUID()}`);

describe('printing for several accounts', () => {
  const world = openWorld();
  let renderer: Renderer;
  /** What the documents of B's record do. */
  let act = 'spin';
  let [a, b]: Caller[] = [];
  const notices = new Map<Caller, string>();
  const ids = new Map<Caller, string>();

  beforeAll(async () => {
    const limits = {
      smallMs: 3_000,
      largeCpuMs: 4_000,
      largeMs: 120_000,
      waitMs: 120_000,
      largeBytes: 500 * 1024 * 1024,
    };
    const program = new URL('../pdf/hostile-thread.mjs', import.meta.url);
    renderer = createRenderer({ threads: 1, queueLimit: 20, program, limits: { ...limits, accountWaiting: 2 } });
    // A record of B whose documents have no end: they carry what the thread takes as an instruction.
    const render: Renderer['render'] = (job, requester) =>
      renderer.render(/Endless/.test(JSON.stringify(job.model)) ? hostile(job) : job, requester);
    Object.assign(world.app.infrastructure, { renderer: { ...renderer, render } });
    [a, b] = [await world.caller(), await world.caller()];
    for (const caller of [a!, b!]) {
      const { projectId, organizationId, noticeId } = await goldenPath(world, caller);
      notices.set(caller, noticeId);
      ids.set(caller, organizationId);
      if (caller === b) await world.rest(b!, 'PUT', `/projects/${projectId}`, { name: 'Endless Tower' });
    }
  });
  afterAll(async () => {
    await renderer.close();
    await rm(released, { force: true });
  });

  const hostile = (job: Parameters<Renderer['render']>[0]) => ({
    ...job,
    attachments: [{ name: 'a', description: 'a', relationship: 'Data' as const, text: `hostile ${act} ` }],
  });
  const preview = (caller: Caller) =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: 'notice',
      documentable_id: notices.get(caller),
      type: 'notice',
      organization_id: ids.get(caller),
      preview: true,
    });
  const add = (caller: Caller, content: Buffer, name = 'file.pdf') =>
    world.rest(caller, 'POST', '/exhibits', {
      documentable_type: 'notice',
      documentable_id: notices.get(caller),
      title: 'File',
      file_name: name,
      content_base64: content.toString('base64'),
    });

  it('previews of one account are all made while another requests documents without an end in three loops', async () => {
    let over = false;
    const answers: Json[] = [];
    const loops = [1, 2, 3].map(async () => {
      while (!over) answers.push(await preview(b!));
    });
    for (let made = 0; made < 3; made += 1) expect((await preview(a!)).status).toBe(201);
    over = true;
    await Promise.all(loops);
    for (const { status, body } of answers) {
      expect([status, body.code, body.message]).toEqual([
        422,
        'document_too_large',
        'The document cannot be printed, because it takes too long. Repeating the request does not help.',
      ]);
    }
  });

  it('a request beyond the share of its account is asked to wait, in a sentence of its own', async () => {
    const file = `${released}-share`;
    act = `wait ${file}`;
    const before = renderer.stats().refused.account_limit;
    const requests = [1, 2, 3, 4, 5].map(() => preview(b!));
    await until(() => renderer.stats().refused.account_limit > before);
    await writeFile(file, '');
    const answers = await Promise.all(requests);
    await rm(file);
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    for (const { body, headers } of busy) {
      expect(body.code).toBe('busy');
      expect(body.message).toMatch(/^Too many documents of your account wait to be printed: /);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
  });

  it.each([
    ['takes too long', 'spin', /^The file takes too long to read: /],
    ['needs too much memory', 'buffers', /^The file needs too much memory to read: /],
    ['ends the process that reads it', 'exit', /^The file cannot be read: it is damaged/],
  ])(
    'a file that %s is refused because of the file, while documents of others are made',
    async (_what, does, sentence) => {
      const added = add(b!, Buffer.from(`%PDF-hostile ${does} \n%%EOF\n`));
      expect((await preview(a!)).status).toBe(201);
      const refused = await added;
      expect([refused.status, refused.body.code]).toEqual([422, 'validation_failed']);
      expect(refused.body.errors.content_base64).toEqual([expect.stringMatching(sentence)]);
      expect(refused.headers['retry-after']).toBeUndefined();
    },
  );

  it('the exhibits of a record inflate to a bounded size together, which is checked when one is added', async () => {
    expect((await add(a!, inheritingPdf(['Page']))).status).toBe(201);
    expect((await add(a!, png(200, 100, 2), 'small.png')).status).toBe(201);
    const sizes = await world.sql('select inflated_size from attached_files where subject_id = $1 order by serial', [
      notices.get(a!),
    ]);
    expect(sizes).toEqual([{ inflated_size: inheritingPdf(['Page']).length }, { inflated_size: 60_100 }]);
    await world.sql('update attached_files set inflated_size = $2 where subject_id = $1 and inflated_size = 60100', [
      notices.get(a!),
      exhibitLimits.inflatedBytes - 100,
    ]);
    const refused = await add(a!, inheritingPdf(['Page two', 'Page three', 'Page four']));
    expect(refused.status).toBe(422);
    expect(refused.body.errors.content_base64).toEqual([
      'The exhibits of a record inflate to at most 400 MB together, and these would inflate to 401 MB: send a file with smaller pictures or simpler drawings, or remove an exhibit.',
    ]);
    // The document is printed in the large lane, and its exhibits are blamed for nothing.
    expect((await preview(a!)).status).toBe(201);
    expect(renderer.stats().lanes.large.completed).toBeGreaterThan(0);
  });

  it('a client that leaves while it waits gives up its place', async () => {
    await world.app.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.server.address() as { port: number };
    act = `wait ${released}`;
    const running = preview(b!);
    const large = () => renderer.stats().lanes.large;
    await until(() => large().running === 1);
    const body = JSON.stringify({
      documentable_type: 'notice',
      documentable_id: notices.get(b!),
      type: 'notice',
      organization_id: ids.get(b!),
      preview: true,
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/v1/documents/generate HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${b!.token}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await until(() => large().queued === 1);
    socket.destroy();
    await until(() => large().queued === 0);
    expect(large().running).toBe(1);
    await writeFile(released, '');
    await running;
  });
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
