/** @sampled tests */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../pdf/pdf-text.js';
import { png } from '../pdf/png.js';
import { type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const words = async (bytes: Buffer) => (await readPdf(bytes)).texts.join('\n').replace(/\s+/g, ' ');
const image = `data:image/png;base64,${png(40, 12, 6).toString('base64')}`;

/** Runs a part of the story once, after the parts before it, whichever test needs it first. */
function once(part: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= part());
}

/** Each month's draw, and how its conditional waiver is signed. */
const draws = [
  { through: '2025-07-31', paid: '2025-08-20', amount: '40000.00', method: 'typed' },
  { through: '2025-08-31', paid: '2025-09-22', amount: '31000.50', method: 'drawn' },
  { through: '2025-09-30', paid: '2025-10-17', amount: '22999.50', method: 'uploaded' },
] as const;
const check = { check_maker: 'Golden State Builders Inc', check_payee: 'Bay Concrete Pumping' };

describe('a subcontractor’s waivers during a project', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  /** Every waiver of the story, in order, with its expected final status. */
  const ended: Array<[id: string, status: string]> = [];
  /** The hashes of the signed copies when they were first downloaded. */
  const signedCopies = new Map<string, string>();

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
    await call('DELETE', `/waivers/${path.waiverId}`);
  });

  const send = (method: string, route: string, body?: object) =>
    world.rest(caller, method, route, body, { 'user-agent': 'Site Office/4.2' });
  const call = async (method: string, route: string, body?: object): Promise<Json> => {
    const answer = await send(method, route, body);
    if (answer.status >= 300) throw new Error(`${method} ${route}: ${answer.status} ${answer.text}`);
    return answer.body.data ?? answer.body;
  };
  const ask = async (query: string, variables: object): Promise<Json> => {
    const { body } = await world.graphql(caller, query, { ...variables }, { 'user-agent': 'Site Office/4.2' });
    if (body.errors) throw new Error(JSON.stringify(body.errors));
    return body.data;
  };
  const create = async (body: object) => {
    const job = { project_id: path.projectId, organization_id: path.organizationId, state: 'CA' };
    return call('POST', '/waivers', { ...job, ...body });
  };
  const generate = (id: string) =>
    call('POST', '/documents/generate', {
      documentable_type: 'waiver',
      documentable_id: id,
      type: 'waiver',
      organization_id: path.organizationId,
    });
  const move = (id: string, body: object) => call('POST', `/waivers/${id}/transition`, body);
  const download = async (id: string) => {
    const { statusCode, rawPayload } = await world.app.server.inject({
      method: 'GET',
      url: `/api/v1/documents/${id}/download`,
      headers: { authorization: `Bearer ${caller.token}` },
    });
    return { status: statusCode, bytes: rawPayload };
  };
  const documentsOf = async (id: string): Promise<string[]> => {
    const query = 'query ($id: ID!) { waiver(id: $id) { documents { nodes { id sha256 status } } } }';
    return (await ask(query, { id })).waiver.documents.nodes.map((one: Json) => one.id);
  };

  /**
   * Generates and signs a draft through REST or GraphQL. Checks that the evidence is complete and that only the signed
   * copy is served.
   */
  async function sign(id: string, method: string, api: 'rest' | 'graphql'): Promise<Json> {
    const unsigned = await generate(id);
    const before = await download(unsigned.id);
    expect(sha256(before.bytes)).toBe(unsigned.sha256);
    const refused = await send('POST', `/waivers/${id}/sign`, { method, consent: false, signatory_name: 'Ana Diaz' });
    expect(refused).toMatchObject({ status: 422, body: { errors: { consent: [expect.any(String)] } } });
    const drawn = method === 'typed' ? {} : { image };
    if (api === 'rest') {
      const body = { method, consent: true, signatory_name: 'Ana Diaz', signatory_title: 'Controller', ...drawn };
      await call('POST', `/waivers/${id}/sign`, body);
    } else {
      await ask('mutation ($input: SignWaiverInput!) { signWaiver(input: $input) { waiver { id } } }', {
        input: {
          id,
          method: method.toUpperCase(),
          consent: true,
          signatoryName: 'Ana Diaz',
          signatoryTitle: 'Controller',
          ...drawn,
        },
      });
    }
    const waiver = await call('GET', `/waivers/${id}`);
    expect(waiver).toMatchObject({
      status: 'signed',
      signatory_name: 'Ana Diaz',
      signatory_title: 'Controller',
      signature: {
        method,
        ip: '127.0.0.1',
        user_agent: 'Site Office/4.2',
        consented_at: waiver.signed_at,
        document_sha256: sha256(before.bytes),
      },
    });

    const [signed, ...others] = await documentsOf(id);
    expect(others).toEqual([]);
    expect((await download(unsigned.id)).status).toBe(404);
    const copy = await download(signed!);
    const text = await words(copy.bytes);
    expect(text).toContain(unsigned.sha256);
    expect(text).toContain('The signer agreed to this text: “I agree to sign this document electronically.');
    // The signed copy has all of the unsigned text, except the empty signature block and the page's footer.
    const said = (await words(before.bytes)).split('Claimant’s Signature:')[0]!.trim();
    expect(said).toMatch(/NOTICE( TO CLAIMANT)?: .* WAIVER AND RELEASE .* EXCEPTIONS /i);
    expect(text).toContain(said);
    signedCopies.set(signed!, sha256(copy.bytes));

    expect((await send('POST', `/documents/${signed}/revert`)).status).toBe(422);
    expect((await send('PUT', `/waivers/${id}`, { amount: '1.00' })).status).toBe(422);
    expect((await send('DELETE', `/waivers/${id}`)).status).toBe(422);
    return waiver;
  }

  async function release(id: string, paid: string) {
    const held = await call('GET', `/waivers/${id}`);
    expect(held).toMatchObject({ status: 'signed', release_state: 'held' });
    expect(held.notices.map(({ code }: Json) => code)).toContain('payment_not_confirmed');
    const early = await send('POST', `/waivers/${id}/transition`, { status: 'released' });
    expect(early).toMatchObject({ status: 422, body: { errors: { payment_received_on: [expect.any(String)] } } });
    const released = await move(id, { status: 'released', payment_received_on: paid });
    expect(released).toMatchObject({ status: 'released', release_state: 'released', payment_received_on: paid });
    expect(released.released_at).toEqual(expect.any(String));
    expect(released.notices.map(({ code }: Json) => code)).not.toContain('payment_not_confirmed');
    ended.push([id, 'released']);
  }

  async function takeEffect(id: string, paid: string) {
    const wrong = await send('POST', `/waivers/${id}/transition`, { status: 'released', payment_received_on: paid });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
    const query =
      'mutation ($input: TransitionWaiverInput!) { transitionWaiver(input: $input) { status effectiveAt } }';
    const input = { id, status: 'EFFECTIVE', paymentReceivedOn: paid };
    expect((await ask(query, { input })).transitionWaiver).toEqual({
      status: 'EFFECTIVE',
      effectiveAt: expect.any(String),
    });
    ended.push([id, 'effective']);
  }

  const giveForEveryDraw = once(async () => {
    for (const [month, { through, paid, amount, method }] of draws.entries()) {
      const waiver = await create({
        type: 'conditional',
        stage: 'progress',
        through_date: through,
        payment_period_from: `${through.slice(0, 8)}01`,
        amount,
        ...check,
        payment_method: 'check',
        check_number: `90${month}`,
        invoice_number: `PA ${month + 1}`,
        retainage_reserved: 2000 * (month + 1),
        prior_waivers: draws.slice(0, month).map((draw) => ({ date: draw.through, amount: draw.amount })),
        exceptions: [{ kind: 'extras', amount: 750, text: 'Night shift of September 12' }],
      });
      expect(waiver).toMatchObject({
        type: 'conditional_progress',
        status: 'draft',
        release_state: null,
        form_code: 'ca-8132',
        legal_form: { code: 'ca-8132', statute: 'Cal. Civ. Code § 8132' },
        amount,
      });
      if (month === 0) await generateAndRevert(waiver.id);
      await sign(waiver.id, method, month === 1 ? 'graphql' : 'rest');
      await takeEffect(waiver.id, paid);

      const receipt = await create({ type: 'unconditional_progress', through_date: through, amount });
      await sign(receipt.id, 'typed', 'graphql');
      await release(receipt.id, paid);
    }
  });

  async function generateAndRevert(id: string) {
    const document = await generate(id);
    expect((await call('GET', `/waivers/${id}`)).status).toBe('generated');
    await call('POST', `/documents/${document.id}/revert`);
    expect((await call('GET', `/waivers/${id}`)).status).toBe('draft');
  }

  const seeDeclined = once(async () => {
    await giveForEveryDraw();
    const october = { type: 'conditional_progress', through_date: '2025-10-31', ...check };
    const dear = await create({ ...october, amount: '19000.00' });
    const document = await generate(dear.id);
    expect((await move(dear.id, { status: 'sent' })).sent_at).toEqual(expect.any(String));
    expect(await move(dear.id, { status: 'declined', status_reason: 'Amount in dispute' })).toMatchObject({
      status: 'declined',
      status_reason: 'Amount in dispute',
    });
    ended.push([dear.id, 'declined']);
    const wrong = await create({ ...october, amount: '18000.00' });
    await generate(wrong.id);
    await move(wrong.id, { status: 'void', status_reason: 'Wrong check' });
    ended.push([wrong.id, 'void']);
    for (const [id, status] of ended.slice(-2)) {
      const signing = await send('POST', `/waivers/${id}/sign`, {
        method: 'typed',
        consent: true,
        signatory_name: 'Ana',
      });
      expect(signing).toMatchObject({ status: 422, body: { code: 'illegal_transition' } });
      expect(signing.body.message).toContain(status);
    }
    expect((await download(document.id)).status).toBe(200);
  });

  const endWithFinal = once(async () => {
    await seeDeclined();
    const last = await create({ type: 'conditional', stage: 'final', amount: '31000.00', ...check });
    const document = await generate(last.id);
    await call('POST', `/documents/${document.id}/revert`);
    await call('PUT', `/waivers/${last.id}`, { amount: '30250.00', disputed_amount: 750 });
    await sign(last.id, 'typed', 'rest');
    await takeEffect(last.id, '2025-11-20');
    const closing = await create({ type: 'unconditional_final' });
    await sign(closing.id, 'drawn', 'rest');
    await release(closing.id, '2025-11-20');
  });

  it('include a conditional one for each draw, and an unconditional one once the draw is paid', () =>
    giveForEveryDraw());

  it('include one that the builder declines, and one that is voided', () => seeDeclined());

  it('end with a final conditional one and, once paid in full, a final unconditional one', () => endWithFinal());

  it('have the expected status in both APIs', async () => {
    await endWithFinal();
    expect(ended).toHaveLength(10);
    const rows: Json[] = await call('GET', `/waivers?project_id=${path.projectId}&per_page=100`);
    const expected = Object.fromEntries(ended);
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual(expected);
    const query = `query ($id: ID!) { project(id: $id) {
      waivers(first: 100) { totalCount nodes { id status project { id } division { id waivers { totalCount } }
        documents { nodes { waiver { id } } } } }
      organization { waivers { totalCount } } } }`;
    const { project } = await ask(query, { id: path.projectId });
    expect(project.organization.waivers.totalCount).toBe(10);
    expect(project.waivers.totalCount).toBe(10);
    for (const { id, status, ...around } of project.waivers.nodes) {
      expect(status).toBe(expected[id]!.toUpperCase());
      expect(around).toEqual({
        project: { id: path.projectId },
        division: { id: path.divisionId, waivers: { totalCount: 10 } },
        documents: { nodes: [{ waiver: { id } }] },
      });
    }
  });

  it('are served as signed, even after the project changes', async () => {
    await endWithFinal();
    expect(signedCopies.size).toBe(8);
    await call('PUT', `/divisions/${path.divisionId}`, { name: 'Renamed Pumping' });
    for (const [id, hash] of signedCopies) expect(sha256((await download(id)).bytes)).toBe(hash);
  });
});
