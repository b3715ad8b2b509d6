/** @sampled files */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type * as seeding from '../../src/process/seed/index.js';
import { seedDemo } from '../../src/process/seed/index.js';
import type { FileStore } from '../../src/providers/storage/file-store.js';
import { createLocalFileStore } from '../../src/providers/storage/local-file-store.js';
import { openWorld } from '../support/worlds/world.js';

type SeededDemo = seeding.SeededDemo;

describe('the demo seed', () => {
  const world = openWorld();
  let dataDir: string;
  let files: FileStore;
  let cutOff: { error: unknown; left: unknown };
  let written: SeededDemo[];
  let demo: SeededDemo;
  let documents: Array<{ id: string; livemode: boolean }>;
  beforeAll(async () => {
    const { databaseUrl } = world.config;
    dataDir = await mkdtemp(join(tmpdir(), 'cps-seed-'));
    // The folder of PDFs is below a file, so that the first PDF cannot be written.
    const error = await seedDemo(databaseUrl, createLocalFileStore('/dev/null/nowhere')).catch((thrown) => thrown);
    cutOff = { error, left: await countAll() };
    files = createLocalFileStore(join(dataDir, 'files'));
    const results = await Promise.all([seedDemo(databaseUrl, files), seedDemo(databaseUrl, files)]);
    written = results.filter((result) => result !== null);
    demo = written[0]!;
    documents = await world.sql("select id, livemode from documents where status = 'completed' order by id");
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const as = (token: string) => ({ token, tokenId: '', userId: '', organizationId: demo.organizationId });
  const countAll = async (): Promise<unknown> =>
    (
      await world.sql(
        `select (select count(*)::int from organizations) as organizations, (select count(*)::int from notices) as notices,
          (select count(*)::int from documents) as documents, (select count(*)::int from access_tokens) as tokens`,
      )
    )[0];

  it('leaves nothing behind when it is interrupted', () => {
    expect(cutOff).toEqual({
      error: expect.objectContaining({ message: expect.stringContaining('The file store is unavailable') }),
      left: { organizations: 0, notices: 0, documents: 0, tokens: 0 },
    });
  });

  it('is written once when two processes start at the same time, and never again', async () => {
    expect(written).toHaveLength(1);
    const counted = await countAll();
    expect(counted).toMatchObject({ tokens: 2 });
    expect(await seedDemo(world.config.databaseUrl, files)).toBeNull();
    expect(await countAll()).toEqual(counted);
  });

  it.each([
    ['live', ['AZ', 'CA', 'CA', 'NV', 'CA', 'CA', 'AZ', 'NV', 'CA'], ['subcontractor', 'sub_subcontractor']],
    ['sandbox', ['AZ', 'CA', 'CA', 'NV', 'CA', 'CA', 'NV', 'CA'], ['subcontractor']],
  ] as const)('shows the %s token its own projects, claimed on by one division', async (mode, states, roles) => {
    const caller = as(mode === 'live' ? demo.liveToken : demo.sandboxToken);
    const projects = (await world.rest(caller, 'GET', '/projects')).body.data as Array<Record<string, string>>;
    expect(projects.map(({ state }) => state)).toEqual(states);
    expect([...new Set(projects.map(({ claimant_role }) => claimant_role))]).toEqual(roles);
    const divisions = (await world.rest(caller, 'GET', '/divisions')).body.data;
    expect(divisions).toEqual([expect.objectContaining({ state: 'CA', organization_id: demo.organizationId })]);
    const contacts = (await world.rest(caller, 'GET', '/contacts')).body.data as Array<Record<string, string>>;
    expect(contacts.map(({ type }) => type).sort()).toEqual(['billing', 'legal', 'primary']);
  });

  it('has a person with a name, and each company once in each mode', async () => {
    expect(await world.sql('select name, email from users')).toEqual([
      { name: 'Marisol Quintero', email: 'demo@example.com' },
    ]);
    const twice = 'select name from organizations group by name, livemode having count(*) > 1';
    expect(await world.sql(twice)).toEqual([]);
  });

  it('has notices in many states, and the PDF of each generated one', async () => {
    const { body } = await world.rest(as(demo.liveToken), 'GET', '/notices');
    const statuses = (body.data as Array<{ status: string }>).map(({ status }) => status);
    const upcoming = ['draft', 'draft', 'completed', 'served', 'generated', 'draft', 'draft'];
    expect(statuses).toEqual([...upcoming, 'draft', 'void', 'generated', 'completed', 'draft', 'served']);
    expect(body.data[11]).toMatchObject({ notice_number: `${body.data[12].notice_number}-A1` });
    expect(documents.map(({ livemode }) => livemode)).toEqual([...Array(8).fill(true), ...Array(8).fill(false)]);
    // The world's own service stores its files elsewhere, so another service on the seed's folder serves them.
    const app = await world.anotherApp({ dataDir });
    for (const { id, livemode } of documents) {
      const caller = as(livemode ? demo.liveToken : demo.sandboxToken);
      const file = await world.rest(caller, 'GET', `/documents/${id}/download`, undefined, {}, app);
      expect(file).toMatchObject({ status: 200, text: expect.stringMatching(/^%PDF-/) });
    }
  });

  it('serves its notices before their deadlines, so that no e-mail is sent', async () => {
    const { body } = await world.rest(as(demo.liveToken), 'GET', '/notices');
    const served = (body.data as Array<Record<string, string>>).filter(({ served_at }) => served_at !== null);
    expect(served.map(({ state, served_late }) => [state, served_late])).toEqual([
      ['CA', false],
      ['CA', false],
      ['NV', null],
      ['CA', false],
    ]);
    for (const { served_at, notice_date } of served) expect(served_at!.slice(0, 10) > notice_date!).toBe(true);
    expect(await world.sql('select template, key from emails')).toEqual([]);
  });

  it('bills by a schedule of values, with waivers, and demands what is past due', async () => {
    const caller = as(demo.liveToken);
    const statuses = async (path: string) =>
      (await world.rest(caller, 'GET', path)).body.data.map(({ status }: { status: string }) => status);
    expect(await statuses('/sovs')).toEqual(['active']);
    expect(await statuses('/pay-applications')).toEqual(['draft', 'paid']);
    expect(await statuses('/waivers')).toEqual(['sent', 'sent', 'draft', 'draft']);
    expect(await statuses('/escalations')).toEqual(['draft']);
  });

  it.each(['live', 'sandbox'] as const)(
    'has deadlines that are overdue, due this week, later and without a date in %s mode',
    async (mode) => {
      const caller = as(mode === 'live' ? demo.liveToken : demo.sandboxToken);
      const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
      const answer = await world.graphql(caller, `{ openDeadlines(until: "${day(90)}") { day } }`);
      const open = answer.body.data.openDeadlines as { day: string }[];
      expect(open.filter((one) => one.day < day(0)).length).toBeGreaterThan(0);
      expect(open.filter((one) => one.day >= day(0) && one.day < day(7)).length).toBeGreaterThan(0);
      expect(open.filter((one) => one.day >= day(7)).length).toBeGreaterThan(2);
      const { body } = await world.rest(caller, 'GET', '/notices?status=draft');
      expect(body.data).toContainEqual(expect.objectContaining({ deadline_date: null, first_furnishing_date: null }));
    },
  );

  it('has mail that is under way', async () => {
    const orders = async (token: string) =>
      (await world.rest(as(token), 'GET', '/document-orders')).body.data.map(
        ({ status }: { status: string }) => status,
      );
    expect((await orders(demo.liveToken)).sort()).toEqual(['dispatched', 'in_transit', 'in_transit']);
    expect(await orders(demo.sandboxToken)).toEqual(['pending', 'pending', 'pending']);
  });

  it('leaves drafts that can be generated at once', async () => {
    const { body } = await world.rest(as(demo.liveToken), 'GET', '/notices?status=draft');
    for (const { id } of body.data as Array<{ id: string }>) {
      const answer = await world.rest(as(demo.liveToken), 'POST', '/documents/generate', {
        documentable_type: 'notice',
        documentable_id: id,
        type: 'notice',
        organization_id: demo.organizationId,
        preview: true,
      });
      expect(answer).toMatchObject({ status: 201, body: { data: { is_preview: true } } });
    }
  });
});
