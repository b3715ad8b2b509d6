import { beforeAll, describe, expect, it } from '@jest/globals';
import { charge } from '../../src/ledger/index.js';
import { balances, inRequest, requestOf } from '../support/records/credits.js';
import { AskingPayer, linkTo, readSeen, type WaiverLink } from '../support/records/link-pages.js';
import { openWorld } from '../support/worlds/world.js';

describe('the page of a waiver request', () => {
  const world = openWorld();
  let payer: AskingPayer;
  beforeAll(async () => {
    payer = await AskingPayer.open(world);
  });

  const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => world.app.server.inject({ method, url });
  const post = async (url: string, fields: Record<string, string> = {}) =>
    world.app.server.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ seen: await readSeen(world, url), ...fields }).toString(),
    });

  it('is in no cache, no search engine and no frame, and sends no referrer', async () => {
    const { path, act } = await payer.askByLink();
    for (const url of [path, act('document'), '/w?token=x']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('set-cookie');
    }
  });

  it('loads nothing but its own style and script', async () => {
    const { body } = await get((await payer.askByLink()).path);
    const loaded = [...body.matchAll(/(?:src|<link[^>]* href)="([^"]+)"/g)].map(([, url]) => url);
    expect(loaded).toEqual(['/w/style.css', '/w/page.js']);
    for (const url of loaded) expect((await get(url!)).statusCode).toBe(200);
  });

  it('shows all requests of the payer to the mailbox, and none of another payer or mailbox', async () => {
    const own = await AskingPayer.open(world);
    const first = await own.askByLink({ invoice_number: 'A-1' });
    const second = await own.ask({ type: 'unconditional_progress', payment_received_on: '2026-02-01' });
    const others = [await own.ask({ email: 'other@drywall.example' }), await payer.ask()];
    const { body } = await get(first.path);
    for (const id of [first.requestId, second]) expect(body).toContain(`id="request-${id}"`);
    for (const id of others) expect(body).not.toContain(id);
    expect(body).toContain('Harbor Builders asks you for 2 lien waivers');
    expect(body).toContain('$12,500.00');
    expect(body).toContain('January 31, 2026');
  });

  it('has no token in any line of the log', async () => {
    const lines: string[] = [];
    const app = await world.anotherApp({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
    const { path, act, token } = await payer.askByLink();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const visits = [path, `${path}&x=%`, act('document'), `/w?token=${token}x`, act('nowhere'), `/W?token=${token}`];
    for (const url of visits) await app.server.inject({ url });
    for (const name of ['view', 'sign', 'decline', 'upload', 'nowhere']) {
      await app.server.inject({
        method: 'POST',
        url: act(name),
        headers,
        payload: `seen=${'0'.repeat(64)}&token=${token}`,
      });
    }
    await app.flushRequestLog();
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
    const entries = await world.sql('select 1 from api_requests where path like $1', [`%${token}%`]);
    expect(entries).toEqual([]);
  });

  describe('of a dead link', () => {
    const dead: Array<[string, number, string, () => Promise<WaiverLink | { path: string }>]> = [
      ['that is unknown', 404, 'This link does not work', async () => ({ path: `/w?token=${'a'.repeat(43)}` })],
      [
        'that was passed on',
        410,
        'Someone else signs now',
        async () => linkTo(world, await payer.ask(), { revoked_at: new Date(), revoked_because: 'forwarded' }),
      ],
      [
        'that has expired',
        410,
        'This link has expired',
        async () => {
          const link = await payer.askByLink();
          await world.sql(
            `update waiver_request_links set expires_at = now() - interval '1 minute' where waiver_request_id = $1`,
            [link.requestId],
          );
          await world.sql(`update waiver_requests set expires_at = now() - interval '1 minute' where id = $1`, [
            link.requestId,
          ]);
          return link;
        },
      ],
      [
        'to a request that was cancelled',
        410,
        'This request was cancelled',
        async () => {
          const link = await payer.askByLink();
          await world.send(payer.caller, 'POST', `/waiver-requests/${link.requestId}/cancel`, {});
          return link;
        },
      ],
      [
        'to a request that was replaced',
        410,
        'A newer request counts',
        async () => {
          const link = await payer.askByLink();
          await world.send(payer.caller, 'POST', `/waiver-requests/${link.requestId}/replace`, { amount: '11000.00' });
          return link;
        },
      ],
    ];

    it.each(dead)('%s says so, without a fact of the request', async (_, status, title, open) => {
      const { path } = await open();
      const { statusCode, body } = await get(path);
      expect(statusCode).toBe(status);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).not.toMatch(/12,500|11,000|Harbor Hall|Drywall/);
      const act = (name: string) =>
        `${path.replace('/w?', `/w/${name}?`)}&request=00000000-0000-7000-8000-000000000000`;
      expect((await get(act('document'))).statusCode).toBe(status);
      expect((await get(path, 'HEAD')).statusCode).toBe(status);
      for (const name of ['view', 'sign', 'decline', 'forward', 'release'])
        expect((await post(act(name))).statusCode).toBe(status);
    });
  });

  it('names the request that replaced its own, by the number that the page of that one has', async () => {
    const link = await payer.askByLink({ email: 'replaced@drywall.example' });
    const path = `/waiver-requests/${link.requestId}/replace`;
    const newer = await world.send(payer.caller, 'POST', path, { amount: '11000.00' });
    const { body } = await get(link.path);
    expect(body).toContain('The newer request comes from Harbor Builders.');
    expect(body).toMatch(
      new RegExp(`It has the number ${newer.number}, and was sent on [A-Z][a-z]+ \\d{1,2}, \\d{4}\\.`),
    );
    expect((await get((await linkTo(world, newer.id)).path)).body).toContain(`<dt>Number</dt><dd>${newer.number}</dd>`);
  });

  it('says what to do if the credits of the payer do not pay for the document, and keeps what was typed', async () => {
    const poor = await AskingPayer.open(world);
    const { act, requestId } = await poor.askByLink();
    const { free, partner } = (await balances(world, poor.caller.organizationId)) as Record<string, string>;
    const credits = (Number(free) + Number(partner)).toFixed(2);
    await inRequest(requestOf(world, poor.caller), (ctx) =>
      charge(ctx, { eventType: 'document_generation', credits, description: 'Test', reference: 'all' }),
    );
    const { statusCode, body } = await post(act('sign'), { name: 'Ana Diaz', title: 'Owner', consent: '1' });
    expect(statusCode).toBe(402);
    expect(body).toContain('Harbor Builders cannot take signatures now');
    expect(body).toContain('value="Ana Diaz"');
    expect(await world.sql('select status from waiver_requests where id = $1', [requestId])).toEqual([
      { status: 'viewed' },
    ]);
  });
});
