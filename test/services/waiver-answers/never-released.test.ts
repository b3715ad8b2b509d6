import { beforeAll, describe, expect, it } from '@jest/globals';
import { linkCaller, systemCaller } from '../../../src/context/auth/system-caller.js';
import { allows, type Permission, permissions } from '../../../src/context/permission.js';
import { RequestContext } from '../../../src/context/request-context.js';
import { routes } from '../../../src/rest/index.js';
import { taskHandlers } from '../../../src/services/task-handlers.js';
import { confirmPayment } from '../../../src/services/waiver-request/release.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { type Asking, askByLink, openAsking, read, typed } from '../../support/records/waiver-links.js';
import { askingApplication } from '../../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

describe('a waiver that is held', () => {
  const world = openWorld();
  let asking: Asking;
  let id: string;
  let files: { sha256: string; verification_code: string | null; file_size: number }[];
  let link: Awaited<ReturnType<typeof askByLink>>['link'];
  let applicationId: string;
  /** What is only in the signed document. */
  let secrets: string[];

  beforeAll(async () => {
    asking = await openAsking(world);
    applicationId = await askingApplication(world, asking.gc, asking.job.projectId);
    ({ id, link } = await askByLink(world, asking, { pay_application_id: applicationId }));
    await signByLink(link, id, typed);
    files = await world.sql(
      'select sha256, verification_code, file_size from waiver_request_files where waiver_request_id = $1',
      [id],
    );
    const [{ signature }] = (await world.sql<{ signature: Json }>(
      'select signature from waiver_requests where id = $1',
      [id],
    )) as [{ signature: Json }];
    secrets = [
      ...files.flatMap(({ sha256, verification_code }) => [sha256, verification_code ?? sha256]),
      signature.contentSha256,
      signature.consentText,
      'mailbox_link',
    ];
    await world.makeRoom(asking.gc);
  });

  it('is released by no clock, import or default: no clock, import or default ever releases a waiver', async () => {
    const isHeld = async () =>
      expect(await read(world, asking, id)).toMatchObject({ status: 'held', released_at: null });
    // The task that ends requests, ten years later, and each other task of the service.
    const late = () => new Date(Date.now() + 10 * 365 * 86_400_000);
    for (const [kind, handle] of Object.entries(taskHandlers)) {
      const ctx = new RequestContext(
        world.app.infrastructure,
        { id: 'task', ip: '127.0.0.1', userAgent: 'cps tasks' },
        systemCaller(asking.gc.organizationId, true),
        late,
      );
      try {
        await handle(ctx, {
          id,
          kind,
          subjectId: id,
          accountId: asking.gc.organizationId,
          livemode: true,
          attempt: 1,
          payload: {},
        } as never);
        await ctx.commit();
      } catch {
        await ctx.rollback();
      }
      await isHeld();
    }
    // Each field and each act of the payer.
    const attempts: Array<[string, string, object]> = [
      ['PUT', `/waiver-requests/${id}`, { status: 'released', payment_received_on: '2026-02-01' }],
      ['POST', `/waiver-requests/${id}/send`, {}],
      ['POST', `/waiver-requests/${id}/cancel`, {}],
      ['POST', `/waiver-requests/${id}/replace`, { amount: '1.00' }],
      ['POST', `/waiver-requests/${id}/accept-counter`, {}],
      ['POST', `/waiver-requests/${id}/reject-counter`, {}],
      ['POST', `/waiver-requests/${id}/release`, {}],
      ['POST', `/waiver-requests/${id}/transition`, { status: 'released' }],
      ['DELETE', `/waiver-requests/${id}`, {}],
    ];
    for (const [method, path, body] of attempts) {
      expect([path, (await world.rest(asking.gc, method, path, body)).status >= 400]).toEqual([path, true]);
      await isHeld();
    }
    // The payment is recorded on the pay application: it is the payee who says that it was paid.
    for (const status of ['submitted', 'approved']) {
      await world.rest(asking.gc, 'POST', `/pay-applications/${applicationId}/transition`, { status });
    }
    await world.rest(asking.gc, 'POST', `/pay-applications/${applicationId}/payments`, {
      amount: '12500.00',
      received_on: '2026-02-01',
    });
    await isHeld();
    // The database refuses the status without a cause and a person.
    await expect(world.sql(`update waiver_requests set status = 'released' where id = $1`, [id])).rejects.toThrow(
      'waiver_requests_released',
    );
    await isHeld();
  });

  it('is released by no move of the clock of a sandbox', async () => {
    const sandbox = await openAsking(world, { sandbox: true });
    const held = await askByLink(world, sandbox);
    await signByLink(held.link, held.id, typed);
    const moved = await world.rest(sandbox.gc, 'POST', '/sandbox/clock', { advance: 'P90D' });
    expect([moved.status < 300, moved.body.errors]).toEqual([true, undefined]);
    expect(await read(world, sandbox, held.id)).toMatchObject({ status: 'held' });
  });

  it('is not in the answer of any route, to any role and credential', async () => {
    const { organizationId } = asking.gc;
    const member = await world.caller({ organizationId, email: `member-${Date.now()}@example.com` });
    const readOnly = await world.caller({ organizationId, email: `reader-${Date.now()}@example.com` });
    await world.sql(`update memberships set role = 'member' where user_id = $1`, [member.userId]);
    await world.sql(`update memberships set role = 'read_only' where user_id = $1`, [readOnly.userId]);
    const callers: Record<string, Caller | null> = {
      owner: asking.gc,
      member,
      readOnly,
      sandbox: await world.anotherToken(asking.gc, ['tier:scale', 'mode:sandbox']),
      partner: await world.caller({ abilities: ['tier:scale', 'role:partner'] }),
      staff: await world.caller({ abilities: ['tier:scale', 'role:staff'] }),
      stranger: await world.caller(),
      anonymous: null,
    };
    let reads = 0;
    for (const [who, caller] of Object.entries(callers)) {
      if (caller) await world.makeRoom(caller);
      for (const { method, path } of routes.filter((route) => route.method === 'GET')) {
        for (const subject of subjectsFor(path, who)) {
          const url = path.replace(/\{(\w+)\}/g, () => subject);
          const { status, text } = await world.rest(caller, method, url);
          reads += 1;
          for (const secret of secrets) {
            if (text.includes(secret)) throw new Error(`${who} reads ${secret} at ${url}`);
          }
          expect([who, url, status < 500]).toEqual([who, url, true]);
        }
      }
    }
    expect(reads).toBeGreaterThan(200);
  });

  /** An id in the path is that of the request; for its owner, also those of its project and its application. */
  function subjectsFor(path: string, who: string): string[] {
    if (!path.includes('{')) return [''];
    return who === 'owner' ? [id, asking.job.projectId, applicationId] : [id];
  }

  it('is not in events, the audit log, search, or any query of GraphQL that takes its id', async () => {
    const events = await world.sql<{ payload: Json }>('select * from events where account_id = $1', [
      asking.gc.organizationId,
    ]);
    const audit = await world.sql('select * from audit_entries where auditable_id = $1', [id]);
    const search = await world.sql('select * from search_entries where account_id = $1', [asking.gc.organizationId]);
    const others = await world.sql('select * from documents where account_id = $1', [asking.gc.organizationId]);
    expect(audit.length).toBeGreaterThan(0);
    for (const secret of secrets) {
      for (const rows of [events, audit, search, others]) expect(JSON.stringify(rows)).not.toContain(secret);
    }
    const { text } = await world.graphql(
      asking.gc,
      `query($id: ID!) { node(id: $id) { id ... on WaiverRequest { status signatoryName } } waiverRequest(id: $id) { status }
        waiverRequestDocument(id: $id) { isReleased fileName } }`,
      { id },
    );
    expect(JSON.parse(text).data.waiverRequestDocument).toMatchObject({
      isReleased: false,
      fileName: expect.stringContaining('not-released'),
    });
  });

  it('is no more than held on the page of its code', async () => {
    const { verification_code: code } = files.find((file) => file.verification_code !== null)!;
    const page = await world.app.server.inject({ url: `/v/${code}` });
    expect(page.body).toContain('<strong>Held.</strong>');
    expect(page.headers['content-type']).toContain('text/html');
    for (const suffix of ['/file', '/download', '/1', '.pdf']) {
      const { headers } = await world.app.server.inject({ url: `/v/${code}${suffix}` });
      expect(String(headers['content-type'])).not.toContain('pdf');
    }
  });

  it('is opened by its link alone, and the link does nothing else', () => {
    const ctx = new RequestContext(
      world.app.infrastructure,
      { id: 'x', ip: '', userAgent: '' },
      linkCaller(asking.gc.organizationId, true),
    );
    const allowed = (Object.keys(permissions) as Permission[]).filter((permission) => allows(ctx, permission));
    expect(allowed).toEqual(['waiverLink']);
    const system = new RequestContext(
      world.app.infrastructure,
      ctx.request,
      systemCaller(asking.gc.organizationId, true),
    );
    expect(allows(system, 'waiverLink')).toBe(false);
  });

  it('is in the answer once its payee has released it', async () => {
    await confirmPayment(link, id, 'Pat Lee');
    const { status } = await world.rest(asking.gc, 'GET', `/waiver-requests/${id}/document`);
    expect(status).toBe(200);
  });
});
