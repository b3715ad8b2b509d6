/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { RenderJob } from '../../src/pdf/render-job.js';
import { inheritingPdf } from '../pdf/hand-made-pdf.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { recipient } from '../support/records/ordering.js';
import { type Answer, type Caller, type Json, openWorld, type World } from '../support/worlds/world.js';

/** Something that a test makes wait: `reached` resolves when it does. */
function gate() {
  const [reached, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    reached: reached.promise,
    open: opened.resolve,
    async pass(): Promise<void> {
      reached.resolve();
      await opened.promise;
    },
  };
}

describe('a document and the record it is made from', () => {
  const world = openWorld({ databasePoolSize: 12 });
  let caller: Caller;
  let path: GoldenPath;
  /** Another process: an edit that it has made and dated waits before its commit. */
  let editor: World['app'];
  let rendering: ReturnType<typeof gate> | undefined;
  let committing: ReturnType<typeof gate> | undefined;
  let unique = 0;
  let attached = false;
  const fresh = () => `Changed ${++unique}`;

  const make = async (collection: string, body: object): Promise<string> => {
    const { projectId: project_id, organizationId: organization_id } = path;
    return (await world.send(caller, 'POST', collection, { project_id, organization_id, ...body })).id;
  };
  const edit = async (method: string, route: string, body: object, app = editor) => {
    const answer = await world.rest(caller, method, route, body, {}, app);
    if (answer.status >= 300) throw new Error(answer.text);
    return answer;
  };

  beforeAll(async () => {
    editor = await world.anotherApp();
    const { note, ...announcer } = editor.infrastructure.announcer!;
    Object.assign(editor.infrastructure, {
      announcer: {
        ...announcer,
        note: (ctx: Json, changes: Json) => {
          const held = committing;
          if (held) ctx.beforeCommit(() => held.pass(), 'events');
          note(ctx, changes);
        },
      },
    });
    const { renderer } = world.app.infrastructure;
    // What is printed is in the job; laying each of them out would take most of the time.
    const laidOut = new Map<string, ReturnType<typeof renderer.render>>();
    Object.assign(world.app.infrastructure, {
      renderer: {
        ...renderer,
        seals: false,
        async render(job: RenderJob) {
          await rendering?.pass();
          if (!laidOut.has(job.template)) laidOut.set(job.template, renderer.render(job));
          const { sealedBy: _, ...pdf } = await laidOut.get(job.template)!;
          return pdf;
        },
      },
    });
    caller = await world.caller();
    path = await goldenPath(world, caller);
    const amendment = {
      parent_notice_id: path.noticeId,
      amendment_reason: 'amount_changed',
      notice_date: '2026-03-04',
    };
    records.amendment = await make('/notices', { ...bodies.notice, ...amendment });
    records.lien = await make('/notices', { ...bodies.notice, type: 'lien' });
    records.lawsuit = await make('/escalations', { ...bodies.escalation, type: 'lawsuit' });
    await edit('PUT', `/projects/${path.projectId}`, { date_contract: '2026-01-05' });
    const applied = { ...bodies.waiver, pay_application_id: path.payApplicationId, invoice_number: null };
    records.applied = await make('/waivers', applied);
    Object.assign(records, { waiver: path.waiverId, notice: path.noticeId, escalation: path.escalationId });
    records.application = path.payApplicationId;
  });

  const records: Record<string, string> = {};
  const collections = {
    notice: 'notices',
    escalation: 'escalations',
    waiver: 'waivers',
    pay_application: 'pay-applications',
  };
  type Kind = keyof typeof collections;

  /** Each document that the service makes: its name here, the kind of its record, its type, and a change of its record that it prints. */
  const printed: Array<[record: string, kind: Kind, type: string, own: () => object]> = [
    ['notice', 'notice', 'notice', () => ({ claim_amount: 50_000 + ++unique })],
    ['notice', 'notice', 'notice_of_claim', () => ({ claim_amount: 50_000 + ++unique })],
    ['amendment', 'notice', 'notice', () => ({ claim_amount: 50_000 + ++unique })],
    ['lien', 'notice', 'notice', () => ({ description: fresh() })],
    ['lien', 'notice', 'mechanics_lien', () => ({ metadata: { signatory_name: fresh() } })],
    ['lien', 'notice', 'notice_of_intent', () => ({ claim_amount: 50_000 + ++unique })],
    ['escalation', 'escalation', 'escalation', () => ({ claim_amount: 50_000 + ++unique })],
    ['lawsuit', 'escalation', 'escalation', () => ({ description: fresh() })],
    ['waiver', 'waiver', 'waiver', () => ({ amount: `${50_000 + ++unique}.00` })],
    ['applied', 'waiver', 'waiver', () => ({ signatory_name: fresh() })],
    ['application', 'pay_application', 'pay-application', () => ({ retainage_percent: `${++unique % 50}.50` })],
    ['application', 'pay_application', 'g702', () => ({ retainage_percent: `${++unique % 50}.50` })],
    ['application', 'pay_application', 'g703', () => ({ retainage_percent: `${++unique % 50}.50` })],
  ];

  /** What one document prints in addition, under the name of its record. */
  const more: Record<string, Record<string, () => Promise<unknown>>> = {
    amendment: {
      original: () => edit('PATCH', `/notices/${records.notice}`, { notice_date: `2026-02-${10 + (++unique % 10)}` }),
    },
    // A notice is served by what a carrier reports.
    lien: {
      'served notice': async () => {
        const client = new pg.Client({ connectionString: world.config.databaseUrl });
        await client.connect();
        const served = `timestamptz '2026-02-03 12:00Z' + make_interval(days => ${++unique})`;
        await client.query(`begin; update notices set served_at = ${served} where id = '${records.notice}'`);
        await committing?.pass();
        await client.query('commit');
        await client.end();
      },
    },
    applied: {
      'pay application': () =>
        edit('PATCH', `/pay-applications/${records.application}`, {
          period_from: '2026-03-01',
          period_to: `2026-03-${10 + (++unique % 20)}`,
        }),
    },
    application: {
      participants: () =>
        edit('PATCH', `/pay-applications/${records.application}`, {
          participants: (attached = !attached) ? [{ organization_id: path.ownerId, role: 'owner' }] : [],
        }),
    },
  };
  /** A continuation sheet prints no parties. */
  const sourcesOf = (record: string, type: string): Record<string, () => Promise<unknown>> => {
    const { project, division, jobsite } = sources;
    return type === 'g703'
      ? { project: project!, division: division!, jobsite: jobsite! }
      : { ...sources, ...more[record] };
  };

  /** What documents print in addition to their record, each with an edit that they show. */
  const sources: Record<string, () => Promise<unknown>> = {
    project: () => edit('PATCH', `/projects/${path.projectId}`, { name: fresh() }),
    division: () => edit('PATCH', `/divisions/${path.divisionId}`, { name: fresh() }),
    jobsite: () => edit('PATCH', `/jobsites/${path.jobsiteId}`, { address_line_1: fresh() }),
    'organization of a party': () => edit('PATCH', `/organizations/${path.ownerId}`, { name: fresh() }),
    'address of a party': () =>
      edit('PATCH', `/parties/${path.ownerPartyId}`, {
        address_line_1: fresh(),
        city: 'Oakland',
        state: 'CA',
        zip: '94607',
      }),
    'new party': () =>
      edit('POST', '/organizations', { ...bodies.contractor, name: fresh() }, world.app).then(({ body }) =>
        edit('POST', '/parties', { project_id: path.projectId, organization_id: body.data.id, role: 'owner' }),
      ),
  };

  const generate = (kind: Kind, record: string, type: string, body: object = {}): Promise<Answer<Json>> =>
    world.rest(caller, 'POST', '/documents/generate', {
      documentable_type: kind,
      documentable_id: records[record],
      type,
      organization_id: path.organizationId,
      ...body,
    });
  const order = (kind: Kind, record: string, documentId: string): Promise<Answer<Json>> => {
    const mail = { ...recipient, mail_class: 'certified', billing_method: 'credit_balance' };
    return kind === 'notice' || kind === 'escalation'
      ? world.rest(caller, 'POST', `/${collections[kind]}/${records[record]}/order`, mail)
      : world.rest(caller, 'POST', '/document-orders', { ...mail, order_type: 'mail', document_id: documentId });
  };

  /** The answer to a document whose source changes: the edit is dated before the content is gathered and committed after. */
  const changedWhileRendering = async (change: () => Promise<unknown>, call: () => Promise<Answer<Json>>) => {
    committing = gate();
    const changing = change();
    await Promise.race([committing.reached, changing]);
    rendering = gate();
    const made = call();
    await Promise.race([rendering.reached, made]);
    committing.open();
    await changing;
    rendering.open();
    rendering = committing = undefined;
    return made;
  };
  /** The document of a source whose change was dated before it was made, and committed after. */
  const changedAfterwards = async (change: () => Promise<unknown>, call: () => Promise<Answer<Json>>) => {
    committing = gate();
    const changing = change();
    await Promise.race([committing.reached, changing]);
    const made = call();
    await Promise.race([made, waiting()]);
    committing.open();
    await changing;
    committing = undefined;
    return made;
  };
  /** Resolves when a request waits for a lock, if one is going to. */
  const waiting = async () => {
    const held = committing;
    for (let blocked: unknown[] = []; committing === held && blocked.length === 0; ) {
      blocked = await world.sql(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
    }
  };
  const outcome = ({ status, body }: Answer<Json>) => [status, body.code ?? null];

  it.each(printed)(
    'conflict for a %s (%s, printed as %s) while what it prints is being changed: the document is refused',
    async (...row) => {
      const [record, kind, type, own] = row;
      const route = `/${collections[kind]}/${records[record]}`;
      const exhibit = {
        documentable_type: kind,
        documentable_id: records[record],
        kind: 'contract',
        file_name: 'a.pdf',
      };
      const changes: Record<string, () => Promise<unknown>> = {
        ...sourcesOf(record, type),
        record: () => edit('PATCH', route, own()),
        exhibits: () => {
          const content_base64 = inheritingPdf([fresh()]).toString('base64');
          return edit('POST', '/exhibits', { ...exhibit, title: fresh(), content_base64 });
        },
      };
      const answers: Record<string, unknown> = {};
      for (const [name, change] of Object.entries(changes)) {
        answers[name] = outcome(await changedWhileRendering(change, () => generate(kind, record, type)));
        answers[`${name}, preview`] = outcome(
          await changedWhileRendering(change, () => generate(kind, record, type, { preview: true })),
        );
      }
      const refused = Object.fromEntries(Object.keys(answers).map((name) => [name, [409, 'conflict']]));
      expect(answers).toEqual(refused);
      expect(
        await world.sql(`select 1 from documents where documentable_id = $1 and (is_preview or status = 'completed')`, [
          records[record],
        ]),
      ).toEqual([]);
    },
  );

  it.each(printed)(
    'conflict for a %s (%s, printed as %s) with a change that commits later: the document is refused or outdated',
    async (...row) => {
      const [record, kind, type] = row;
      const answers: Record<string, unknown> = {};
      for (const [name, change] of Object.entries(sourcesOf(record, type))) {
        const made = await changedAfterwards(change, () => generate(kind, record, type));
        answers[name] = outcome(made);
        if (made.status !== 201) continue;
        const ordered = await order(kind, record, made.body.data.id);
        answers[name] = [ordered.status, Object.values(ordered.body.errors ?? {})];
        await edit('POST', `/documents/${made.body.data.id}/revert`, {});
      }
      const outdated = [
        422,
        [['The records have changed since the document was generated: revert it and generate it again.']],
      ];
      // A document's row waits for changes of the rows that it refers to.
      const expected = (name: string) =>
        ['project', 'division'].includes(name) || name === 'participants' ? [409, 'conflict'] : outdated;
      const names = Object.keys(sourcesOf(record, type));
      expect(answers).toEqual(Object.fromEntries(names.map((name) => [name, expected(name)])));
    },
  );

  it('agree when what changes is not printed', async () => {
    const unprinted = () => edit('PATCH', `/organizations/${path.ownerId}`, { name: fresh() });
    const first = await changedWhileRendering(unprinted, () => generate('pay_application', 'application', 'g703'));
    expect(outcome(first)).toEqual([201, null]);
    await edit('POST', `/documents/${first.body.data.id}/revert`, {});
    const made = await changedAfterwards(unprinted, () => generate('pay_application', 'application', 'g703'));
    expect(outcome(made)).toEqual([201, null]);
    const ordered = await order('pay_application', 'application', made.body.data.id);
    expect(outcome(ordered)).toEqual([201, null]);
    await edit('POST', `/document-orders/${ordered.body.data.id}/cancel`, {});
    await edit('POST', `/documents/${made.body.data.id}/revert`, {});
  });

  it.each([
    ['notice', 'notice'],
    ['escalation', 'escalation'],
  ] as const)(
    'conflict for a %s while what it prints is being changed: no document is made and ordered at once',
    async (record, kind) => {
      const answers: Record<string, unknown> = {};
      const own = () => edit('PATCH', `/${collections[kind]}/${records[record]}`, { claim_amount: 50_000 + ++unique });
      const changes: Record<string, () => Promise<unknown>> = { ...sources, record: own };
      for (const [name, change] of Object.entries(changes)) {
        answers[name] = outcome(await changedWhileRendering(change, () => order(kind, record, '')));
      }
      expect(answers).toEqual(Object.fromEntries(Object.keys(changes).map((name) => [name, [409, 'conflict']])));
      expect(await world.sql('select 1 from document_orders where documentable_id = $1', [records[record]])).toEqual(
        [],
      );
    },
  );

  it('do not depend on the times that other processes gave to changes', async () => {
    for (const [record, kind, type] of printed) {
      for (const table of [
        'projects',
        'divisions',
        'parties',
        'jobsites',
        'organizations',
        collections[kind].replace('-', '_'),
      ]) {
        await world.sql(`update ${table} set updated_at = now() + interval '1 hour' where account_id = $1`, [
          caller.organizationId,
        ]);
      }
      const made = await generate(kind, record, type);
      expect([record, type, ...outcome(made)]).toEqual([record, type, 201, null]);
      await edit('POST', `/documents/${made.body.data.id}/revert`, {});
    }
  });
});
