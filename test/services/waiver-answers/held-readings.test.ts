import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildSchema, type GraphQLObjectType, getNamedType, isLeafType, isRequiredArgument } from 'graphql';
import { printCode } from '../../../src/domain/waiver-request/print-code.js';
import { routes } from '../../../src/rest/index.js';
import { forwardLink } from '../../../src/services/waiver-request/answer.js';
import { signByLink } from '../../../src/services/waiver-request/sign.js';
import { openLinkedFile } from '../../../src/services/waiver-request/signed-file.js';
import { issueStatement } from '../../../src/services/waiver-request/statement.js';
import { png } from '../../pdf/png.js';
import { everything } from '../../support/records/every-field.js';
import { HeldJudge } from '../../support/records/held-judge.js';
import { linkTo } from '../../support/records/link-pages.js';
import { signIn } from '../../support/records/people.js';
import {
  type Asking,
  askByLink,
  mailRequest,
  openAlive,
  openAsking,
  secretIn,
  typed,
} from '../../support/records/waiver-links.js';
import { askingApplication } from '../../support/records/waiver-requests.js';
import { type Caller, type Json, openWorld } from '../../support/worlds/world.js';

/** A way to read something, and who tries it. */
interface Way {
  name: string;
  read: () => Promise<Buffer>;
}

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
/** The ids that a path or a query may take: of what belongs to the held waiver. */
type Subjects = Record<'request' | 'project' | 'application' | 'party' | 'payee' | 'file' | 'link', string>;

describe('a held waiver', () => {
  const world = openWorld();
  let asking: Asking;
  let id: string;
  let subjects: Subjects;
  let judge: HeldJudge;
  let ways: Way[];

  beforeAll(async () => {
    asking = await openAsking(world);
    const application = await askingApplication(world, asking.gc, asking.job.projectId);
    const first = await askByLink(world, asking, { email: 'front@drywall.example', pay_application_id: application });
    id = first.id;
    await forwardLink(first.link, id, { name: 'Kim Roe', email: 'kim@drywall.example' });
    const link = await openAlive(world, secretIn((await mailRequest(world, id)).at(-1)));
    const image = png(300, 100, 6);
    const asked = await buffer((await openLinkedFile(link, id)).stream);
    // Files of the account from before the signature: they have the same fonts and seal.
    const paths = ['/credits/statement', `/waiver-requests/${id}/print`];
    const earlier = await Promise.all(paths.map((path) => call('GET', `/api/v1${path}`, bearer(asking.gc))));
    await signByLink(link, id, { ...typed, method: 'drawn', image: image.toString('base64') });
    const signed = await buffer((await openLinkedFile(link, id)).stream);
    const statement = await buffer((await issueStatement(link, id)).stream);
    const [row] = await world.sql<Json>(
      `select r.signature, r.party_id, r.organization_id, f.id as file, f.sha256, f.verification_code, l.id as link
       from waiver_requests r join waiver_request_files f on f.waiver_request_id = r.id and f.kind = 'signed'
         join waiver_request_links l on l.waiver_request_id = r.id where r.id = $1 limit 1`,
      [id],
    );
    const { signature, verification_code: code, sha256 } = row;
    const texts = [
      sha256,
      code,
      signature.contentSha256,
      signature.imageSha256,
      image.toString('base64').slice(40, 80),
    ];
    judge = new HeldJudge({ signed, harmless: [asked, statement, ...earlier], image, texts });
    const { projectId: project } = asking.job;
    subjects = {
      ...{ request: id, project, application, party: row.party_id, payee: row.organization_id },
      ...{ file: row.file, link: row.link },
    };
    ways = [
      ...(await restWays()),
      ...(await graphqlWays()),
      ...(await writtenWays()),
      ...(await fileWays()),
      ...(await linkWays(first.secret)),
      ...publicWays(code),
    ];
    await world.makeRoom(asking.gc);
  });
  beforeEach(() => world.sql('delete from sign_in_attempts'));

  async function callers(): Promise<Record<string, Caller | null>> {
    const { organizationId } = asking.gc;
    const as = async (role: string) => {
      const caller = await world.caller({ organizationId, email: `${role}-${Date.now()}@example.com` });
      await world.sql('update memberships set role = $2 where user_id = $1', [caller.userId, role]);
      return caller;
    };
    const all = {
      owner: asking.gc,
      ...{ admin: await as('admin'), member: await as('member'), reader: await as('read_only') },
      sandbox: await world.anotherToken(asking.gc, ['tier:scale', 'mode:sandbox']),
      partner: await world.caller({ abilities: ['tier:scale', 'role:partner'] }),
      staff: await world.caller({ abilities: ['tier:scale', 'role:staff'] }),
      stranger: await world.caller(),
      anonymous: null,
    };
    for (const caller of Object.values(all)) if (caller) await world.makeRoom(caller);
    return all;
  }

  const call = (method: string, url: string, headers: Record<string, string> = {}, payload?: string) =>
    world.app.server
      .inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) })
      .then(({ rawPayload, headers: answered }) => Buffer.concat([rawPayload, Buffer.from(JSON.stringify(answered))]));
  const bearer = (caller: Caller | null): Record<string, string> =>
    caller ? { authorization: `Bearer ${caller.token}` } : {};

  /** Each route that reads, as each caller, for each id that may be in its path. */
  async function restWays(): Promise<Way[]> {
    const made: Way[] = [];
    for (const [who, caller] of Object.entries(await callers())) {
      for (const { path } of routes.filter(({ method }) => method === 'GET')) {
        const isWide = who === 'owner' && path.includes('{');
        // A list is the same for every role that may read it.
        const all = who === 'owner' || who === 'stranger' ? [''] : [];
        const ids = !path.includes('{') ? all : isWide ? Object.values(subjects) : [id];
        for (const subject of ids) {
          const url = `/api/v1${path.replace(/\{\w+\}/g, subject)}`;
          made.push({ name: `${who} GET ${url}`, read: () => call('GET', url, bearer(caller)) });
        }
      }
    }
    return made;
  }

  /** Each query of GraphQL that takes an id, with all its fields. */
  async function graphqlWays(): Promise<Way[]> {
    const roots = Object.values(schema.getQueryType()!.getFields()).filter(
      ({ args }) => args.some(({ name }) => name === 'id') && args.filter(isRequiredArgument).length === 1,
    );
    const asked = await callers();
    return roots.flatMap(({ name, type }) => {
      const record = getNamedType(type);
      const fields = isLeafType(record) ? '' : `{ ${everything(record as GraphQLObjectType)} }`;
      const query = `query($id: ID!) { ${name}(id: $id) ${fields} }`;
      return (['owner', 'reader', 'stranger'] as const).flatMap((who) =>
        (who === 'owner' ? Object.values(subjects) : [id]).map((subject) => ({
          name: `${who} query ${name} ${subject}`,
          read: () =>
            call(
              'POST',
              '/graphql',
              { ...bearer(asked[who]!), 'content-type': 'application/json' },
              JSON.stringify({ query, variables: { id: subject } }),
            ),
        })),
      );
    });
  }

  /** What a payer may try in order to have the document made, mailed, bundled or changed. */
  async function writtenWays(): Promise<Way[]> {
    const ofRequest = { documentable_id: id, organization_id: asking.gc.organizationId };
    const bodies: Array<[string, string, object]> = [
      ...['waiver', 'notice', 'waiver_request', 'escalation', 'pay_application'].flatMap(
        (type): Array<[string, string, object]> => [
          ['POST', '/documents/generate', { ...ofRequest, documentable_type: type, type }],
          ['POST', '/documents/generate', { ...ofRequest, documentable_type: type, type, preview: true }],
        ],
      ),
      ['POST', '/document-orders', { document_id: subjects.file, order_type: 'mail' }],
      ['POST', '/document-orders', { document_id: id, order_type: 'mail' }],
      ['POST', `/waivers/${id}/order`, {}],
      ['POST', `/waivers/${id}/sign`, {}],
      ['PATCH', `/waiver-requests/${id}`, { amount: '1.00' }],
      ['PUT', `/waiver-requests/${id}`, { status: 'released' }],
      ['POST', `/waiver-requests/${id}/send`, { email: 'me@payer.example' }],
      ['POST', `/waiver-requests/${id}/replace`, { amount: '1.00' }],
      ['POST', `/waiver-requests/${id}/release`, {}],
      ['POST', `/waiver-requests/${id}/accept-counter`, {}],
      ['POST', `/documents/${subjects.file}/revert`, {}],
      ['PUT', `/waiver-requests/${id}/meta/key`, { value: 'x' }],
    ];
    return bodies.map(([method, path, body]) => ({
      name: `owner ${method} ${path} ${JSON.stringify(body)}`,
      read: () =>
        call(
          method,
          `/api/v1${path}`,
          { ...bearer(asking.gc), 'content-type': 'application/json' },
          JSON.stringify(body),
        ),
    }));
  }

  /** The addresses of files in a session of the console. */
  async function fileWays(): Promise<Way[]> {
    const { headers } = await signIn(world, asking.gc);
    const visit = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    const paths = [
      '/waiver-requests/{}/document',
      '/waiver-requests/{}/print',
      '/documents/{}/download',
      '/waivers/{}',
    ];
    return ['live', 'sandbox'].flatMap((mode) =>
      paths.flatMap((path) =>
        [id, subjects.file].map((subject) => {
          const url = `/files/${asking.gc.organizationId}/${mode}${path.replace('{}', subject)}`;
          return { name: `session ${url}`, read: () => call('GET', url, { cookie: headers.cookie!, ...visit }) };
        }),
      ),
    );
  }

  /** Links that are not the one of the mailbox that signed. */
  async function linkWays(forwarded: string): Promise<Way[]> {
    const other = await askByLink(world, asking, { email: 'other@drywall.example', amount: '5.00' });
    const another = await openAsking(world);
    const foreign = await askByLink(world, another, { email: 'kim@drywall.example' });
    const ended = await linkTo(world, id, { expires_at: new Date(0) });
    const secrets = {
      forwarded,
      other: other.secret,
      foreign: foreign.secret,
      ended: ended.token,
      none: 'x'.repeat(43),
    };
    const acts = ['', '/document', '/view', '/copy', '/statement', '/release', '/confirm-payment', '/withdraw'];
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    return Object.entries(secrets).flatMap(([whose, secret]) =>
      acts.flatMap((act) =>
        (['GET', 'POST'] as const).map((method) => ({
          name: `${whose} link ${method} /w${act}`,
          read: () =>
            call(
              method,
              `/w${act}?token=${secret}&request=${id}`,
              form,
              method === 'POST' ? `seen=${'0'.repeat(64)}&name=Pat&sure=1&reason=x` : undefined,
            ),
        })),
      ),
    );
  }

  /** What needs no token: codes that are in documents and prints. */
  function publicWays(code: string): Way[] {
    const urls = [
      ...['', '/1', '/2', '/file', '/download', '/document', '.pdf'].map((suffix) => `/v/${code}${suffix}`),
      ...['', '/document', '/file', '/open'].map((suffix) => `/w/${printCode(id)}${suffix}`),
      ...['/w/document', '/w/copy'].map((path) => `${path}?request=${id}`),
      `/files/${subjects.file}`,
    ];
    return urls.flatMap((url) =>
      (['GET', 'HEAD', 'POST'] as const).map((method) => ({
        name: `${method} ${url}`,
        // The page of a code repeats the code, and the hash that is compared with a file that its reader has.
        read: async () => {
          const answer = (await call(method, url)).toString('latin1');
          return Buffer.from(url.startsWith('/v/') ? withoutCode(answer, code) : answer, 'latin1');
        },
      })),
    );
  }

  function withoutCode(answer: string, code: string): string {
    return answer.replaceAll(code, '').replace(/data-hashes="[0-9a-f ]*"|<code>[0-9a-f]{64}<\/code>/g, '');
  }

  /** The ways whose answer has something of the held document. */
  async function leaksOf(tried: readonly Way[]): Promise<string[]> {
    const leaks: string[] = [];
    for (const { name, read } of tried) {
      if (name.includes(' link ') || name.includes('/w/')) await world.sql('delete from sign_in_attempts');
      const leak = await judge.leakIn(await read());
      if (leak !== null) leaks.push(`${name}: ${leak}`);
    }
    return leaks;
  }

  it('is read in none of more than 200 ways', async () => {
    expect(new Set(ways.map(({ name }) => name)).size).toBeGreaterThan(200);
    expect(await leaksOf(ways)).toEqual([]);
    const [row] = await world.sql('select status from waiver_requests where id = $1', [id]);
    expect(row).toEqual({ status: 'held' });
  });

  it('is seen by the judge of this test in an answer that has it', async () => {
    const [kept] = await world.sql<{ sha256: string }>(
      `select sha256 from waiver_request_files where waiver_request_id = $1 and kind = 'signed'`,
      [id],
    );
    const signed = await buffer(await world.app.infrastructure.files.open(kept!.sha256));
    const inJson = Buffer.from(JSON.stringify({ content: signed.toString('base64') }));
    expect(await judge.leakIn(inJson)).toContain('in base64');
    expect(await judge.leakIn(signed.subarray(signed.length / 2))).toBe('bytes of the signed file');
    // A document that has become readable is found, and only in the ways that read it.
    await world.sql(
      `update waiver_requests set status = 'released', released_at = now(), release_cause = 'payment_confirmed', released_by = 'Test'
       where id = $1`,
      [id],
    );
    const leaks = await leaksOf(ways.filter(({ name }) => name.includes('/document') || name.includes('Document')));
    for (const who of ['owner', 'admin', 'member', 'reader']) {
      expect(leaks.some((leak) => leak.startsWith(`${who} GET /api/v1/waiver-requests/${id}/document`))).toBe(true);
    }
    expect(leaks.some((leak) => leak.startsWith('owner query waiverRequestDocument'))).toBe(true);
    expect(leaks.some((leak) => leak.startsWith('session '))).toBe(true);
    expect(leaks.filter((leak) => /^(stranger|anonymous|staff|partner|sandbox) /.test(leak))).toEqual([]);
  });
});
