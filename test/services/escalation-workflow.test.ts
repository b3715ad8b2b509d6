/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { escalationStatuses } from '../../src/domain/vocabulary.js';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';

/** The permitted status changes; every other one is illegal. */
const moves: Record<string, string[]> = {
  draft: ['sent', 'filed', 'cancelled'],
  sent: ['filed', 'resolved', 'cancelled'],
  filed: ['resolved', 'cancelled'],
};

describe('an escalation in its workflow', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const update = (id: string, body: object) => world.rest(caller, 'PUT', `/escalations/${id}`, body);
  const move = (id: string, status: string) => world.rest(caller, 'POST', `/escalations/${id}/transition`, { status });
  const become = (id: string, status: string) =>
    world.sql('update escalations set status = $2 where id = $1', [id, status]);
  const made = (body: object = {}) => {
    const { projectId: project_id, organizationId: organization_id } = path;
    return world.send(caller, 'POST', '/escalations', { ...bodies.escalation, project_id, organization_id, ...body });
  };
  const refused = (answer: { status: number; body: Json }) => ({
    status: answer.status,
    keys: Object.keys(answer.body.errors ?? {}),
  });

  beforeAll(async () => {
    caller = await world.caller();
    path = await goldenPath(world, caller);
  });

  it('follows its permitted status changes only, and lists them when refused', async () => {
    const { id } = await made();
    for (const from of escalationStatuses) {
      for (const to of escalationStatuses) {
        await become(id, from);
        const legal = moves[from] ?? [];
        const answer = await move(id, to);
        expect({ from, to, status: answer.status }).toEqual({ from, to, status: legal.includes(to) ? 200 : 422 });
        if (legal.includes(to)) expect(answer.body.data.status).toBe(to);
        else {
          const where = legal.length > 0 ? `it can become ${legal.join(', ')}` : 'its status is final';
          expect(answer.body).toMatchObject({
            code: 'illegal_transition',
            errors: { status: [`An escalation that is ${from} cannot become ${to}: ${where}.`] },
          });
        }
      }
    }
    await become(id, 'draft');
    await expectNothingWritten(world, async () => {
      for (const wrong of ['void', 'SENT', '', null, 7]) {
        const answer = await world.rest(caller, 'POST', `/escalations/${id}/transition`, { status: wrong });
        expect(refused(answer)).toEqual({ status: 422, keys: ['status'] });
      }
    });
  });

  it('can be edited only as a draft', async () => {
    const { id } = await made();
    for (const status of ['sent', 'filed', 'resolved', 'cancelled']) {
      await become(id, status);
      await expectNothingWritten(world, async () => {
        expect((await update(id, { description: 'x' })).body.errors).toEqual({
          status: [`An escalation that is ${status} cannot be edited: only a draft can.`],
        });
      });
    }
  });

  it('keeps its printed content once it is sent, and accepts the integrator’s own metadata', async () => {
    const printed = { signatory_name: 'Ana Diaz', payment_terms: 'net 30' };
    const { id } = (await update((await made()).id, { metadata: printed })).body.data;
    for (const status of ['sent', 'filed']) {
      await become(id, status);
      await expectNothingWritten(world, async () => {
        for (const metadata of [null, {}, { ...printed, payment_terms: 'net 60' }, { ...printed, level: 'final' }]) {
          expect(refused(await update(id, { metadata }))).toEqual({ status: 422, keys: ['status'] });
        }
      });
      const metadata = { ...printed, state_data: { step: status }, erp: 7, recording: { county: 'Alameda' } };
      expect((await update(id, { metadata })).body.data).toMatchObject({ status, metadata });
      expect((await update(id, {})).status).toBe(200);
    }
  });

  it('says at which stage its document is while it is a draft, whatever became of a hundred orders before', async () => {
    const stageOf = async (id: string) => {
      const { data } = (await world.graphql(caller, `{ escalation(id: "${id}") { stage } }`)).body;
      return data.escalation.stage;
    };
    const listed = async (stage: string): Promise<string[]> => {
      const { data } = (
        await world.graphql(caller, `{ escalations(first: 100, filter: { stage: ${stage} }) { nodes { id stage } } }`)
      ).body;
      expect(data.escalations.nodes.filter((one: Json) => one.stage !== stage)).toEqual([]);
      return data.escalations.nodes.map(({ id }: Json) => id);
    };
    const { id } = await made();
    const isAt = async (stage: string) => {
      expect(await stageOf(id)).toBe(stage);
      for (const one of ['DRAFT', 'GENERATED', 'ORDERED', 'SENT', 'CANCELLED'])
        expect({ one, isListed: (await listed(one)).includes(id) }).toEqual({ one, isListed: one === stage });
    };
    await isAt('DRAFT');
    await world.makeRoom(caller);
    const document = { documentable_type: 'escalation', documentable_id: id, type: 'escalation' };
    const generate = (preview: boolean) =>
      world.send(caller, 'POST', '/documents/generate', {
        ...document,
        preview,
        organization_id: caller.organizationId,
      });
    await generate(true);
    await isAt('DRAFT');
    await generate(false);
    await isAt('GENERATED');
    const owner = { name: 'Owner', address_line_1: '1 Main St', city: 'Oakland', state: 'CA', zip: '94607' };
    const order = await world.send(caller, 'POST', `/escalations/${id}/order`, {
      billing_method: 'invoice',
      recipients: [owner],
    });
    await isAt('ORDERED');
    // Newer orders, which a page of the newest hundred shows in the place of the one that is under way.
    const columns = (
      await world.sql<{ name: string }>(
        `select quote_ident(column_name) as name from information_schema.columns where table_name = 'document_orders'
           and is_identity = 'NO' and is_generated = 'NEVER' and column_name not in ('id', 'status', 'external_provider_id', 'tracking_number')`,
      )
    ).map(({ name }) => name);
    await world.sql(
      `insert into document_orders (id, status, ${columns}) select uuidv7(), 'cancelled', ${columns} from document_orders, generate_series(1, 101)
       where document_orders.id = $1`,
      [order.id],
    );
    await isAt('ORDERED');
    await world.sql("update document_orders set status = 'failed' where id = $1", [order.id]);
    await isAt('GENERATED');
    await become(id, 'sent');
    await isAt('SENT');
    await become(id, 'cancelled');
    await isAt('CANCELLED');
  });

  it('can be deleted as a draft or when cancelled, and is otherwise kept as evidence', async () => {
    for (const [status, expected] of [
      ['draft', 200],
      ['cancelled', 200],
      ['sent', 422],
      ['filed', 422],
      ['resolved', 422],
    ] as const) {
      const { id } = await made();
      await become(id, status);
      const answer = await world.rest(caller, 'DELETE', `/escalations/${id}`);
      expect({ status, answer: answer.status }).toEqual({ status, answer: expected });
      if (expected === 422) {
        expect(answer.body.errors).toEqual({
          status: [`An escalation that is ${status} is evidence and cannot be deleted.`],
        });
        continue;
      }
      expect(answer.body).toEqual({ message: 'Escalation deleted.' });
      const [row] = await world.sql('select deleted_at from escalations where id = $1', [id]);
      expect(row).toEqual({ deleted_at: expect.any(Date) });
      for (const gone of [
        await world.rest(caller, 'GET', `/escalations/${id}`),
        await update(id, {}),
        await move(id, 'sent'),
        await world.rest(caller, 'DELETE', `/escalations/${id}`),
      ]) {
        expect(gone.status).toBe(404);
      }
    }
  });

  it('keeps its project, its organization and the project’s division from being deleted or changed', async () => {
    const project = await world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId });
    const organization = await world.rest(caller, 'POST', '/organizations', bodies.contractor);
    const division = await world.rest(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: path.organizationId,
    });
    const { id } = await made({ project_id: project.body.data.id, organization_id: organization.body.data.id });
    const projectPath = `/projects/${project.body.data.id}`;
    await expectNothingWritten(world, async () => {
      expect((await world.rest(caller, 'DELETE', projectPath)).body.errors.id[0]).toContain('escalations');
      expect(
        (await world.rest(caller, 'DELETE', `/organizations/${organization.body.data.id}`)).body.errors.id[0],
      ).toContain('in use');
      const moved = await world.rest(caller, 'PUT', projectPath, { division_id: division.body.data.id });
      expect(refused(moved)).toEqual({ status: 422, keys: ['division_id'] });
    });
    await world.rest(caller, 'DELETE', `/escalations/${id}`);
    expect((await world.rest(caller, 'DELETE', projectPath)).status).toBe(200);
  });

  it('refuses a date that its type, its status or the calendar does not have', async () => {
    const newId = async (type: string): Promise<string> => (await made({ type })).id;
    const errors = async (answer: ReturnType<typeof update>) => (await answer).body.errors;
    const letter = await newId('demand_letter');
    expect(await errors(update(letter, { filed_on: '2026-07-01' }))).toEqual({
      filed_on: ['The filed on field is not accepted: a demand letter is not filed.'],
    });
    const suit = await newId('lawsuit');
    expect(await errors(update(suit, { filed_on: '2026-07-01', recorded_on: '2026-07-01' }))).toEqual({
      recorded_on: ['The recorded on field is not accepted: a lawsuit is not recorded.'],
    });
    const lien = await newId('lien_filing');
    expect(await errors(update(lien, { recorded_on: '2199-01-01' }))).toEqual({
      recorded_on: ['The recorded on field must not be a date in the future.'],
    });
    expect(await errors(update(lien, { recorded_on: '2026-07-01', released_on: '2026-06-30' }))).toEqual({
      released_on: ['The released on field must be a date after or equal to recorded on.'],
    });
    const transition = (body: object) => world.rest(caller, 'POST', `/escalations/${lien}/transition`, body);
    expect(await errors(transition({ status: 'cancelled', recorded_on: '2026-07-01' }))).toEqual({
      recorded_on: ['The recorded on field is only accepted with the status filed.'],
    });
    expect((await update(lien, { recorded_on: '2026-07-01' })).status).toBe(200);
    // The type of a lien on record cannot become one that is not recorded.
    expect(await errors(update(lien, { type: 'demand_letter' }))).toEqual({
      recorded_on: ['The recorded on field is not accepted: a demand letter is not recorded.'],
    });
  });

  it('keeps the days of its record when a transition sends null', async () => {
    const { id } = await made({ type: 'lien_filing' });
    await update(id, { recorded_on: '2026-07-01' });
    const body = { status: 'filed', filed_on: null, recorded_on: null, released_on: null };
    const answer = await world.rest(caller, 'POST', `/escalations/${id}/transition`, body);
    expect(answer.body.data).toMatchObject({ status: 'filed', recorded_on: '2026-07-01' });
  });

  it('takes the day of record from the metadata that its release cites, unless it has one of its own', async () => {
    const recorded = (date: unknown) => ({ metadata: { recording: { date } } });
    const { id, recorded_on } = await made({ type: 'lien_filing', ...recorded('2026-07-02') });
    expect(recorded_on).toBe('2026-07-02');
    const sent = async (body: object) => (await update(id, body)).body.data.recorded_on;
    expect(await sent(recorded('2026-07-01'))).toBe('2026-07-01');
    expect(await sent(recorded('no day'))).toBe('2026-07-01');
    expect(await sent({ ...recorded('2026-07-05'), recorded_on: '2026-07-04' })).toBe('2026-07-04');
    expect(await sent(recorded('2026-07-06'))).toBe('2026-07-04');
    expect(await sent({ recorded_on: null })).toBeNull();
    expect((await made({ type: 'demand_letter', ...recorded('2026-07-02') })).recorded_on).toBeNull();
    expect((await made({ type: 'lien_filing', ...recorded('2199-07-02') })).recorded_on).toBeNull();
  });
});
