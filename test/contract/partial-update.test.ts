/** @sampled tests */
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import * as graphql from 'graphql';
import { snake } from '../../src/domain/shared/casing.js';
import { type BodyField, bodied, fieldsOf } from '../schema/validation/inputs.js';
import { type Caller, type Json, shareWorld } from '../support/worlds/world.js';
import { fixturesOf } from './fixtures.js';
import { flat } from './orders.js';
import { bodyFor, collectionOf, createFixture, type Fixture, isByKey, pathFor } from './records.js';

// A metadata entry is replaced as a whole, so it has no PATCH. A payment has no path of its own at which to read it
// (test/services/pay-application-corrections).
// A key finds a record or makes it (test/services/external-keys).
const updates = bodied.filter(
  ({ route }) => route.method === 'PUT' && !/\{(key|paymentId)\}$/.test(route.path) && !isByKey(route),
);

const { GraphQLEnumType, GraphQLInputObjectType, isNonNullType } = graphql;

describe('every update is partial', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  const fixtureFor = fixturesOf(world);

  beforeAll(async () => {
    const owner = await world.caller();
    await world.makeRoom(owner);
    fixture = await createFixture(world, owner);
    caller = await world.caller({ organizationId: fixture.organizationId });
    await world.sql(`update memberships set role = 'admin' where user_id = $1`, [caller.userId]);
  });

  for (const plan of updates) {
    const { route } = plan;
    const show = async () => flat((await world.rest(caller, 'GET', pathFor(route, fixture))).body.data);
    const write = async (method: string, body: object) => {
      const answer = await world.rest(caller, method, pathFor(route, fixture), body);
      if (answer.body.data) answer.body.data = flat(answer.body.data);
      return answer;
    };
    const fields = fieldsOf(plan).filter(({ name }) => name !== secondName(plan.input));
    const unclearable = fields.filter(({ rule }) => rule.notNull);
    const clearable = fields.filter(({ rule }) => !rule.notNull);

    it(`PUT and PATCH ${route.path} change only the fields that are sent`, async () => {
      for (const method of ['PUT', 'PATCH']) {
        const before = await show();
        const sent = bodyFor(route, fixture) as Record<string, unknown>;
        const changed = await write(method, sent);
        expect(changed.body.data).toEqual({ ...before, ...sent, updated_at: expect.any(String) });
        expect(changed.body.data.updated_at >= before.updated_at).toBe(true);
        expect(await show()).toEqual(changed.body.data);
        const nothing = await write(method, {});
        expect(nothing.body.data).toEqual({ ...changed.body.data, updated_at: expect.any(String) });
        const own = {
          id: fixture.organizationId,
          created_at: '2020-01-01T00:00:00Z',
          unknown: 1,
          deleted_at: 'x',
          account_id: 'x',
          livemode: false,
        };
        expect((await write(method, own)).body.data).toEqual({ ...changed.body.data, updated_at: expect.any(String) });
      }
    });

    it(`${route.path} treats null and empty text as unset where a field may be unset`, async () => {
      for (const empty of [null, '', '   ']) {
        for (const field of clearable) {
          const filled = goodValue(field, fixture);
          // The hour of a waiver belongs to its day.
          const day = field.name === 'through_time' && { through_date: '2025-10-31' };
          const id = field.name === 'external_source' && { external_id: 'A-1' };
          if (filled !== undefined && (await write('PATCH', { [field.name]: filled, ...day, ...id })).status !== 200) {
            throw new Error(`${field.name}: the good value ${filled} was refused; teach goodValue a better one.`);
          }
          const cleared = await write('PATCH', { [field.name]: empty });
          // A jobsite needs an address or a legal description, a waiver with an hour its through date; the division of a document
          // record is always its project's.
          if (cleared.status === 422 && ['address_line_1', 'through_date'].includes(field.name)) continue;
          expect({ field: field.name, status: cleared.status }).toEqual({ field: field.name, status: 200 });
          if (['country_code', 'division_id'].includes(field.name)) continue;
          expect({ field: field.name, value: cleared.body.data[field.name] }).toEqual({
            field: field.name,
            value: null,
          });
          expect(await show()).toEqual(cleared.body.data);
        }
      }
    });

    if (unclearable.length === 0) continue;
    it(`${route.path} refuses to unset ${unclearable.map(({ name }) => name).join(', ')}`, async () => {
      const before = await show();
      for (const empty of [null, '', ' ']) {
        const answer = await write('PUT', Object.fromEntries(unclearable.map(({ name }) => [name, empty])));
        expect(answer.status).toBe(422);
        expect(answer.body.errors).toEqual(
          Object.fromEntries(
            unclearable.map(({ name }) => [name, [`The ${name.replaceAll('_', ' ')} field is required.`]]),
          ),
        );
      }
      expect(await show()).toEqual(before);
    });
  }

  for (const { route, input } of bodied.filter(
    ({ route }) => route.answer === 'created' && route.path === collectionOf(route),
  )) {
    it(`POST ${route.path} trims text, applies defaults to null and empty values, and returns every field it accepts`, async () => {
      const { caller: own, fixture: ownFixture } = await fixtureFor(route);
      const body = bodyFor(route, ownFixture) as Record<string, unknown>;
      const optional = Object.values(input.getFields()).filter(
        ({ type, name }) => !isNonNullType(type) && body[snake(name)] === undefined,
      );
      const padded = Object.fromEntries(
        Object.entries(body).map(([key, value]) => [key, typeof value === 'string' ? ` ${value}\t` : value]),
      );
      const answers: Json[] = [];
      for (const extra of [
        {},
        ...[null, ''].map((empty) => Object.fromEntries(optional.map(({ name }) => [snake(name), empty]))),
      ]) {
        const answer = await world.rest(own, 'POST', route.path, { ...padded, ...extra });
        expect({ status: answer.status, errors: answer.body.errors }).toEqual({ status: 201, errors: undefined });
        answers.push(flat(answer.body.data));
        for (const { name } of Object.values(input.getFields())) {
          // Secrets are written and never returned.
          if (name === 'secret') expect(answer.text).not.toContain(body.secret);
          // A file is returned by its download, whether it was sent or taken from a document.
          else if (!['contentBase64', 'documentId', secondName(input)].includes(name))
            expect(answers.at(-1)).toHaveProperty(snake(name));
        }
        // A project has one open application at a time: delete this one before the next.
        if (route.path === '/pay-applications') {
          await world.rest(own, 'DELETE', `${route.path}/${answer.body.data.id}`);
        }
      }
      const facts = answers.map(({ id, created_at, updated_at, notice_number, code, is_primary, secret, ...rest }) => ({
        ...JSON.parse(
          JSON.stringify(rest)
            .replaceAll(id, 'its own id')
            .replaceAll(`W-${id.slice(-10).toUpperCase()}`, 'its own number'),
        ),
        ...(rest.lines && { lines: rest.lines.map(({ id: _, ...line }: Json) => line) }),
      }));
      expect(facts[1]).toEqual(facts[0]);
      expect(facts[2]).toEqual(facts[0]);
      expect(facts[0]).toMatchObject(
        Object.fromEntries(
          Object.entries(body).filter(
            ([key, value]) => typeof value === 'string' && !['role', 'secret', 'content_base64'].includes(key),
          ),
        ),
      );
    });
  }
});

/** The other name under which a request, not a response, has the metadata object. */
function secondName(input: (typeof bodied)[number]['input']): string | undefined {
  const { meta, metadata } = input.getFields();
  if (!meta || !metadata) return undefined;
  return input.name.includes('Fulfillment') ? 'metadata' : 'meta';
}

/** A valid value for a clearable field; undefined leaves the field as it is. */
function goodValue({ name, type, rule }: BodyField, fixture: Fixture): unknown {
  // The state of the fixture's notice asks for one preliminary notice.
  if (name === 'duty') return undefined;
  if (type instanceof GraphQLEnumType) return type.getValues()[0]!.value;
  if (name === 'payment_statement') return { original_contract_sum: '100.00', total_completed_and_stored: '40.00' };
  if (type instanceof GraphQLInputObjectType) return {};
  switch (type.name) {
    case 'ID':
      if (name === 'notice_id') return fixture.noticeId;
      // A user, whom no other record refers to.
      if (name === 'assignee_id') return undefined;
      if (name === 'pay_application_id') return fixture.payApplicationId;
      if (name === 'owner_party_id' || name === 'party_id') return fixture.ownerPartyId;
      if (name === 'lender_party_id') return fixture.lenderPartyId;
      return name.endsWith('_party_id') ? fixture.contractorPartyId : fixture.divisionId;
    case 'Int':
      return 3;
    case 'Boolean':
      return true;
    case 'Decimal':
    case 'Percent':
      return '12.50';
    case 'Float':
      return -12.3456789;
    case 'LocalDate':
      // Only liens, claims and stop notices are recorded; the fixtures are a preliminary notice and a demand letter.
      if (['filed_on', 'recorded_on', 'released_on'].includes(name)) return undefined;
      // A waiver covers neither future work nor work before its period.
      return waived.includes(name) ? '2025-10-31' : '2026-02-28';
    case 'JSONObject':
      return { a: { b: [1, null] } };
    default:
      return text[rule.format ?? 'plain'];
  }
}

const waived = ['through_date', 'payment_period_from', 'payment_period_to'];

const text: Record<string, string> = {
  email: `a.b+${randomUUID()}@example.co.uk`,
  state: 'nv',
  country: 'us',
  zip: '89501-1234',
  zip4: '1234',
  time: '17:05',
  url: 'https://example.com/a?b=c',
  plain: 'Some text',
};
