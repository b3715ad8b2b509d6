/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { expectNothingWritten } from '../contract/snapshot.js';
import { bodies, type GoldenPath, goldenPath } from '../support/records/golden-path.js';
import { type Caller, shareWorld } from '../support/worlds/world.js';

describe('a notice', () => {
  const world = shareWorld();
  let caller: Caller;
  let path: GoldenPath;
  const create = (body: object = {}) =>
    world.rest(caller, 'POST', '/notices', {
      ...bodies.notice,
      project_id: path.projectId,
      organization_id: path.organizationId,
      ...body,
    });

  beforeAll(async () => {
    caller = await world.caller({ name: 'Acme Concrete Pumping' });
    path = await goldenPath(world, caller);
  });

  it('is numbered by its date, the code of its organization and the count for that day', async () => {
    const numbers = [];
    for (const body of [
      { notice_date: '2026-05-01' },
      { notice_date: '2026-05-01' },
      { notice_date: '2026-05-02' },
      { notice_date: '2026-05-01', organization_id: path.contractorId },
    ]) {
      numbers.push((await create(body)).body.data.notice_number);
    }
    expect(numbers).toEqual(['N-260501-ACP001', 'N-260501-ACP002', 'N-260502-ACP001', 'N-260501-GSB001']);
    const code = await world.rest(caller, 'PUT', `/organizations/${path.contractorId}`, { code: 'XYZ' });
    expect(code).toMatchObject({ status: 422, body: { errors: { code: [expect.stringContaining('cannot change')] } } });
  });

  it('uses the caller’s unique number instead, and keeps it on every change', async () => {
    const made = await create({ metadata: { notice_number: ' OUR-77 ' } });
    expect(made.body.data.notice_number).toBe('OUR-77');
    await expectNothingWritten(world, async () => {
      const again = await create({ metadata: { notice_number: 'OUR-77' } });
      expect(again).toMatchObject({
        status: 422,
        body: { errors: { 'metadata.notice_number': ['The notice number has already been taken.'] } },
      });
      for (const wrong of [true, {}, ['x'], 'x'.repeat(256), 2 ** 60, 'N-\u{1F600}']) {
        const answer = await create({ metadata: { notice_number: wrong } });
        expect(Object.keys(answer.body.errors)).toEqual(['metadata.notice_number']);
      }
    });
    const changed = await world.rest(caller, 'PUT', `/notices/${made.body.data.id}`, {
      notice_date: '2027-01-01',
      type: 'lien',
    });
    expect(changed.body.data.notice_number).toBe('OUR-77');
    const putNumber = (number: unknown) =>
      world.rest(caller, 'PUT', `/notices/${made.body.data.id}`, { metadata: { notice_number: number } });
    expect((await putNumber('OUR-77')).status).toBe(200);
    for (const other of ['OUR-78', 77]) {
      expect((await putNumber(other)).body.errors).toEqual({
        'metadata.notice_number': ['The notice number is OUR-77 and never changes.'],
      });
    }
    // The counter skips a number that is already in use.
    await create({ notice_date: '2026-06-01', metadata: { notice_number: 'N-260601-ACP001' } });
    expect((await create({ notice_date: '2026-06-01' })).body.data.notice_number).toBe('N-260601-ACP002');
  });

  it('may be given as a number, which is the text of its digits', async () => {
    const made = await create({ metadata: { notice_number: 4711 } });
    expect([made.status, made.body.data.notice_number, made.body.data.metadata]).toEqual([
      201,
      '4711',
      { notice_number: 4711 },
    ]);
    const path = `/notices/${made.body.data.id}`;
    for (const same of [4711, '4711']) {
      expect((await world.rest(caller, 'PUT', path, { metadata: { notice_number: same } })).status).toBe(200);
    }
    const refused = { 'metadata.notice_number': [expect.any(String)] };
    expect((await world.rest(caller, 'PUT', path, { metadata: { notice_number: 4712 } })).body.errors).toEqual(refused);
    for (const taken of [4711, '4711', true, [4711], { number: 4711 }]) {
      expect((await create({ metadata: { notice_number: taken } })).body.errors).toEqual(refused);
    }
  });

  it('keeps a number of the caller as it is seen, so that no two numbers look the same', async () => {
    const made = await create({ metadata: { notice_number: 'SEEN\u200b-\u00ad7\u2060' } });
    expect(made.body.data.notice_number).toBe('SEEN-7');
    const again = await create({ metadata: { notice_number: 'SEEN-7\u200b' } });
    expect(again.body.errors).toEqual({ 'metadata.notice_number': ['The notice number has already been taken.'] });
    const issued = await create({ metadata: { notice_number: '\u200b' } });
    expect(issued.body.data.notice_number).toMatch(/^N-\d{6}-/);
    const sent = { metadata: { notice_number: 'SEEN\u200b-7' } };
    expect((await world.rest(caller, 'PUT', `/notices/${made.body.data.id}`, sent)).status).toBe(200);
  });

  it('accepts its amount as a number or as text, and returns it in dollars and cents', async () => {
    for (const [given, kept] of [
      [48000, '48000.00'],
      ['1.5', '1.50'],
      [' 007 ', '7.00'],
      [0.1, '0.10'],
      ['-0', '0.00'],
      ['999999999999.99', '999999999999.99'],
    ]) {
      expect((await create({ claim_amount: given })).body.data.claim_amount).toBe(kept);
    }
  });

  it('can be recorded only on a past or present day, and only if its type is recorded', async () => {
    const preliminary = (await create()).body.data.id;
    const lien = (await create({ type: 'lien' })).body.data.id;
    const put = async (id: string, body: object) => {
      const answer = await world.rest(caller, 'PUT', `/notices/${id}`, body);
      return { status: answer.status, errors: answer.body.errors };
    };
    const future = { recorded_on: ['The recorded on field must not be a date in the future.'] };
    const other = { recorded_on: ['The recorded on field is not accepted: a preliminary notice is not recorded.'] };
    await expectNothingWritten(world, async () => {
      expect(await put(lien, { recorded_on: '2126-07-01' })).toEqual({ status: 422, errors: future });
      expect(await put(preliminary, { recorded_on: '2026-07-01' })).toEqual({ status: 422, errors: other });
      expect(await put(lien, { recorded_on: '2026-07-01', type: 'preliminary' })).toMatchObject({ errors: other });
    });
    for (const type of ['lien', 'bond_claim', 'stop_payment']) {
      expect((await put(lien, { type, recorded_on: '2026-07-01' })).status).toBe(200);
    }
    expect(await put(lien, { type: 'preliminary' })).toEqual({ status: 422, errors: other });
    expect((await put(lien, { type: 'preliminary', recorded_on: null })).status).toBe(200);
  });

  it.each([
    ['/notices', 'last_furnishing_date'],
    ['/projects', 'last_furnishing_date'],
    ['/projects', 'completion_date'],
  ])('cannot end before it begins, nor can its project (%s, %s)', async (collection, later) => {
    const words = later.replaceAll('_', ' ');
    const errors = { [later]: [`The ${words} field must be a date after or equal to first furnishing date.`] };
    const post = (body: object) =>
      collection === '/notices'
        ? create(body)
        : world.rest(caller, 'POST', '/projects', { ...bodies.project, division_id: path.divisionId, ...body });
    const same = await post({ first_furnishing_date: '2026-03-02', [later]: '2026-03-02' });
    expect(same.status).toBe(201);
    const put = (body: object) => world.rest(caller, 'PUT', `${collection}/${same.body.data.id}`, body);
    await expectNothingWritten(world, async () => {
      for (const answer of [
        await post({ first_furnishing_date: '2026-03-02', [later]: '2026-03-01' }),
        await put({ first_furnishing_date: '2026-03-02', [later]: '2026-03-01' }),
      ]) {
        expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 422, errors });
      }
    });
    // One of two dates may be a correction: the deadlines warn about it.
    expect((await put({ [later]: '2026-03-01' })).status).toBe(200);
    expect((await put({ first_furnishing_date: '2026-03-03', [later]: '2026-03-04' })).status).toBe(200);
    expect((await put({ first_furnishing_date: null, [later]: '2026-03-01' })).status).toBe(200);
  });

  it('has the division of its project only', async () => {
    const other = await world.rest(caller, 'POST', '/divisions', {
      ...bodies.division,
      organization_id: path.organizationId,
    });
    const { id } = (await create({ division_id: path.divisionId })).body.data;
    await expectNothingWritten(world, async () => {
      for (const answer of [
        await create({ division_id: other.body.data.id }),
        await world.rest(caller, 'PUT', `/notices/${id}`, { division_id: other.body.data.id }),
      ]) {
        expect(answer).toMatchObject({
          status: 422,
          body: { errors: { division_id: ['The division id field must be the division of the project.'] } },
        });
      }
    });
  });

  it('refuses options of a wrong type, and accepts any other metadata', async () => {
    const wrong = {
      party_grid_max: 5,
      service_date: 'nope',
      mail_pack: 'yes',
      hiring_party: 'Build Inc',
      months_work_performed: 3,
    };
    const fields = Object.keys(wrong).map((key) => `metadata.${key}`);
    await expectNothingWritten(world, async () => {
      const { status, body } = await create({ metadata: wrong });
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields.sort()]);
    });
    const right = { party_grid_max: 4, service_method: 'by drone', project_code: 7, lot: { party_grid_max: 5 } };
    const made = await create({ metadata: right });
    expect([made.status, made.body.data.metadata]).toEqual([201, right]);
    const id = made.body.data.id;
    await expectNothingWritten(world, async () => {
      const { status, body } = await world.rest(caller, 'PATCH', `/notices/${id}`, { metadata: { party_grid_max: 5 } });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['metadata.party_grid_max']]);
    });
    // A record that already has such an option can still be changed.
    await world.sql(`update notices set metadata = '{"party_grid_max": 5}' where id = $1`, [id]);
    expect((await world.rest(caller, 'PATCH', `/notices/${id}`, { description: 'Pumping' })).status).toBe(200);
  });

  it('refuses options of a claim that have a wrong type, but only where the notice is a claim', async () => {
    const wrong = { recording: { date: 'nope' }, stop_notice: { bonded: 'yes' }, notary_block: 'seal' };
    const fields = ['metadata.notary_block', 'metadata.recording.date', 'metadata.stop_notice.bonded'];
    for (const type of ['lien', 'stop_payment', 'bond_claim']) {
      await expectNothingWritten(world, async () => {
        const { status, body } = await create({ type, metadata: wrong });
        expect([type, status, Object.keys(body.errors).sort()]).toEqual([type, 422, fields]);
      });
    }
    // A preliminary notice has no such options: these keys are the caller's own.
    const id = (await create({ metadata: wrong })).body.data.id;
    await expectNothingWritten(world, async () => {
      const { status, body } = await world.rest(caller, 'PATCH', `/notices/${id}`, { type: 'lien', metadata: wrong });
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields]);
    });
  });

  it('cannot name the claimant, neither in metadata nor in template fields', async () => {
    await expectNothingWritten(world, async () => {
      for (const key of [
        'claimant_name',
        'claimant_address',
        'claimant_address_line_1',
        'claimant_license_number',
        'claimant_email',
        'CLAIMANT_phone',
        ' claimant_x',
      ]) {
        const answer = await create({ metadata: { [key]: 'x', template_fields: { [key]: 'x' } } });
        expect(Object.keys(answer.body.errors)).toEqual([`metadata.${key}`, `metadata.template_fields.${key}`]);
      }
    });
    const free = {
      claimant_role: 'x',
      signatory_name: 'Ana',
      signature_date: '2026-01-01',
      notary_name: 'N',
      template_fields: { claimant_role: 'x' },
    };
    expect((await create({ metadata: free })).body.data.metadata).toEqual(free);
  });
});
