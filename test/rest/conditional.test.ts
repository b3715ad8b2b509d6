import { beforeAll, describe, expect, it } from '@jest/globals';
import { bodies, goldenPath } from '../support/records/golden-path.js';
import { type Answer, type Caller, type Json, shareWorld } from '../support/worlds/world.js';

/** RFC 9110, 8.8 and 13: what a record's tag means, and which conditions a caller can set with it. */
describe('a conditional request', () => {
  const world = shareWorld();
  let caller: Caller;
  let contact: string;
  let tag: string;
  const rest = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    world.rest(caller, method, path, body, headers);
  const add = async (body: object = {}) => {
    const answer = await rest('POST', '/contacts', {
      ...bodies.contact,
      organization_id: caller.organizationId,
      ...body,
    });
    expect(answer.status).toBe(201);
    return answer;
  };
  const patch = (path: string, body: object, headers: Record<string, string>) => rest('PATCH', path, body, headers);
  const refused = (answer: Answer<Json>) =>
    expect(answer).toMatchObject({ status: 412, body: { code: 'precondition_failed' } });
  /** Credits that the account has spent; this request is free. */
  const spent = async () => {
    const { body } = await rest('GET', '/credits/balance');
    return Math.round((100_000 - body.balance.total) * 10);
  };

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    const made = await add();
    contact = `/contacts/${made.body.data.id}`;
    tag = made.headers.etag!;
  });

  describe('and its strong tags', () => {
    it('identify the representation: the same on create, read and HEAD, and another after a change', async () => {
      expect(tag).toMatch(/^"[\w-]{22}"$/);
      const read = await rest('GET', contact);
      expect(read.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-store' });
      expect(read.headers.vary).toMatch(/accept-encoding/i);
      expect((await rest('HEAD', contact)).headers.etag).toBe(tag);
      const changed = await patch(contact, { title: 'Controller' }, {});
      expect(changed.headers.etag).not.toBe(tag);
      expect((await rest('GET', contact)).headers.etag).toBe(changed.headers.etag);
      tag = changed.headers.etag!;
    });

    it('agree also when PostgreSQL stores the keys of a metadata object in another order than they were sent', async () => {
      const metadata = { zz: 1, a: { ü: 1, bb: 2, '10': 3, '2': 4 }, 10: [{ b: 1, a: 0 }], 2: 1e15, '': 'x' };
      const made = await add({ metadata });
      expect(made.body.data.metadata).toEqual(JSON.parse(JSON.stringify(metadata)));
      const read = await rest('GET', `/contacts/${made.body.data.id}`);
      expect([read.headers.etag, read.text]).toEqual([made.headers.etag, made.text]);
    });

    it('change with a calculated deadline, although no row of the notice changes', async () => {
      const path = await goldenPath(world, caller);
      const before = await rest('GET', `/notices/${path.noticeId}`);
      const date = { first_furnishing_date: '2026-01-07' };
      expect((await rest('PATCH', `/notices/${path.noticeId}`, date)).status).toBe(200);
      const dated = await rest('GET', `/notices/${path.noticeId}`);
      expect(dated.headers.etag).not.toBe(before.headers.etag);
      expect((await rest('PATCH', `/projects/${path.projectId}`, { sector: 'public' })).status).toBe(200);
      const after = await rest('GET', `/notices/${path.noticeId}`);
      expect(after.body.data.deadline_rule).not.toEqual(dated.body.data.deadline_rule);
      expect(after.body.data.updated_at).toBe(dated.body.data.updated_at);
      expect(after.headers.etag).not.toBe(dated.headers.etag);
    });

    it('are not answered on PUT, lists, deleted records and errors', async () => {
      expect((await rest('PUT', contact, {})).headers.etag).toBeUndefined();
      expect((await rest('GET', '/contacts')).headers.etag).toBeUndefined();
      expect((await rest('GET', '/contacts/0')).headers.etag).toBeUndefined();
      const { id } = (await add()).body.data;
      expect((await rest('DELETE', `/contacts/${id}`)).headers.etag).toBeUndefined();
    });

    it('are on the answer to a verb, together with the record’s address', async () => {
      const { escalationId } = await goldenPath(world, caller).then(async ({ projectId }) => {
        const body = { ...bodies.escalation, project_id: projectId, organization_id: caller.organizationId };
        return { escalationId: (await rest('POST', '/escalations', body)).body.data.id };
      });
      const sent = await rest('POST', `/escalations/${escalationId}/transition`, { status: 'cancelled' });
      expect([sent.status, sent.headers['content-location']]).toEqual([200, `/api/v1/escalations/${escalationId}`]);
      expect((await rest('GET', `/escalations/${escalationId}`)).headers.etag).toBe(sent.headers.etag);
    });
  });

  describe('that reads', () => {
    it('answers 304 without a body to a current tag, and counts as a request but costs no credits', async () => {
      tag = (await rest('GET', contact)).headers.etag!;
      const before = await spent();
      for (const known of [tag, `W/${tag}`, `"x,y", ${tag}`, '*']) {
        for (const method of ['GET', 'HEAD']) {
          const answer = await rest(method, contact, undefined, { 'if-none-match': known });
          expect([known, answer.status, answer.text]).toEqual([known, 304, '']);
          expect(answer.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-store' });
          expect(answer.headers.vary).toMatch(/accept-encoding/i);
          expect(answer.headers['x-ratelimit-remaining']).toBeDefined();
          expect(answer.headers['content-type']).toBeUndefined();
        }
      }
      expect(await spent()).toBe(before);
      expect((await rest('GET', contact)).status).toBe(200);
      expect(await spent()).toBe(before + 1);
    });

    it('answers in full to any other tag, and 412 when If-Match requires another', async () => {
      for (const known of ['"other"', tag.replaceAll('"', ''), 'W/"other", "x"']) {
        expect((await rest('GET', contact, undefined, { 'if-none-match': known })).status).toBe(200);
      }
      refused(await rest('GET', contact, undefined, { 'if-match': '"other"' }));
      for (const known of [tag, '*']) {
        expect((await rest('GET', contact, undefined, { 'if-match': known })).status).toBe(200);
      }
    });

    it('answers 304 even when the account has no credits left', async () => {
      const poor = await world.caller({ credits: '0.10' });
      const body = { ...bodies.contact, organization_id: poor.organizationId };
      const made = await world.rest(poor, 'POST', '/contacts', body);
      const path = `/contacts/${made.body.data.id}`;
      expect((await world.rest(poor, 'GET', path)).status).toBe(402);
      const known = { 'if-none-match': made.headers.etag! };
      expect((await world.rest(poor, 'GET', path, undefined, known)).status).toBe(304);
    });
  });

  describe('that changes', () => {
    it('succeeds with the current tag, alone or in a list, and with *', async () => {
      for (const [index, header] of [
        (now: string) => now,
        (now: string) => `"a,b" , W/"x", ${now}`,
        () => '*',
      ].entries()) {
        const now = (await rest('GET', contact)).headers.etag!;
        const answer = await patch(contact, { title: `Title ${index}` }, { 'if-match': header(now) });
        expect([answer.status, answer.body.data?.title]).toEqual([200, `Title ${index}`]);
      }
    });

    it('is refused with 412 once the record has changed, and writes and costs nothing', async () => {
      const old = (await rest('GET', contact)).headers.etag!;
      expect((await patch(contact, { title: 'Meanwhile' }, {})).status).toBe(200);
      const before = await spent();
      const now = (await rest('HEAD', contact)).headers.etag!;
      for (const header of [old, `W/${now}`, '"nothing"', '', now.replaceAll('"', '')]) {
        refused(await patch(contact, { title: 'Lost' }, { 'if-match': header }));
        refused(await rest('PUT', contact, { title: 'Lost' }, { 'if-match': header }));
        refused(await rest('DELETE', contact, undefined, { 'if-match': header }));
      }
      expect(await spent()).toBe(before);
      expect((await rest('HEAD', contact)).headers.etag).toBe(now);
    });

    it('is refused when If-None-Match names the current record', async () => {
      const now = (await rest('GET', contact)).headers.etag!;
      refused(await patch(contact, { title: 'Lost' }, { 'if-none-match': now }));
      refused(await patch(contact, { title: 'Lost' }, { 'if-none-match': '*' }));
      expect((await patch(contact, { title: 'Made' }, { 'if-none-match': '"other"' })).status).toBe(200);
      const entry = `${contact}/meta/erp.id`;
      refused(await rest('PUT', entry, { value: 1 }, { 'if-match': '*' }));
      expect((await rest('PUT', entry, { value: 1 }, { 'if-none-match': '*' })).status).toBe(200);
      refused(await rest('PUT', entry, { value: 2 }, { 'if-none-match': '*' }));
      const known = (await rest('GET', entry)).headers.etag!;
      expect((await rest('PUT', entry, { value: 2 }, { 'if-match': known })).status).toBe(200);
      refused(await rest('DELETE', entry, undefined, { 'if-match': known }));
    });

    it('succeeds once of two simultaneous requests with the same tag', async () => {
      for (let round = 0; round < 5; round += 1) {
        const now = (await rest('GET', contact)).headers.etag!;
        const answers = await Promise.all(
          Array.from({ length: 4 }, (_, n) => patch(contact, { title: `Round ${round} ${n}` }, { 'if-match': now })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
        const won = answers.find(({ status }) => status === 200)!;
        expect((await rest('GET', contact)).body.data.title).toBe(won.body.data.title);
      }
    });

    it('accepts the tag of any content coding, because they all identify the same state', async () => {
      const now = (await rest('GET', contact)).headers.etag!;
      for (const [n, coding] of ['br', 'gzip'].entries()) {
        const current = n === 0 ? now : (await rest('GET', contact)).headers.etag!;
        const header = current.replace(/"$/, `-${coding}"`);
        expect((await patch(contact, { title: coding }, { 'if-match': header })).status).toBe(200);
        refused(await patch(contact, { title: coding }, { 'if-match': header }));
      }
      refused(await patch(contact, { title: 'x' }, { 'if-match': now.replace(/"$/, '-zstd"') }));
    });

    it('reports invalid input before it checks the condition', async () => {
      const wrong = { 'if-match': '"other"' };
      expect((await patch('/contacts/01a1fdd9-d06f-7552-a7d6-9a791f51a5f4', {}, wrong)).status).toBe(404);
      expect((await patch('/contacts/nothing', {}, wrong)).status).toBe(404);
      expect((await patch(contact, { email: 'no address' }, wrong)).status).toBe(422);
      const stranger = await world.caller();
      expect((await world.rest(stranger, 'PATCH', contact, {}, wrong)).status).toBe(403);
      // A collection has no tag, so a creation depends on none.
      const body = { ...bodies.contact, organization_id: caller.organizationId };
      expect((await rest('POST', '/contacts', body, wrong)).status).toBe(201);
    });

    it('is replayed with its original tag and address, even when the record has changed since', async () => {
      const now = (await rest('GET', contact)).headers.etag!;
      const headers = { 'if-match': now, 'idempotency-key': 'a conditional change' };
      const first = await patch(contact, { title: 'Kept' }, headers);
      await patch(contact, { title: 'Later' }, {});
      const again = await patch(contact, { title: 'Kept' }, headers);
      expect(again).toMatchObject({
        status: 200,
        headers: { 'idempotent-replayed': 'true', etag: first.headers.etag },
      });
      // The tag is that of the first answer, so it is no longer current.
      refused(await patch(contact, { title: 'Lost' }, { 'if-match': again.headers.etag! }));
    });
  });
});
