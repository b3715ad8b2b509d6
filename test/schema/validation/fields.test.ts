/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { fixturesOf } from '../../contract/fixtures.js';
import { bodyFor, createFixture, type Fixture, pathFor } from '../../contract/records.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { type Caller, shareWorld } from '../../support/worlds/world.js';
import { badValues, bodied, fieldsOf, tooLong } from './inputs.js';

describe('every field of every body', () => {
  const world = shareWorld();
  let caller: Caller;
  let fixture: Fixture;
  const fixtureFor = fixturesOf(world);

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    fixture = await createFixture(world, caller);
  });

  for (const plan of bodied) {
    const { route } = plan;
    const name = `${route.method} ${route.path}`;
    const fields = fieldsOf(plan);

    it(`${name} refuses invalid values under the field’s name, and writes nothing`, async () => {
      await expectNothingWritten(world, async () => {
        for (const field of fields) {
          for (const [what, value, sentence] of badValues(field)) {
            const body = { ...bodyFor(route, fixture), [field.name]: value };
            const answer = await world.rest(caller, route.method, pathFor(route, fixture), body);
            const said = answer.body.errors?.[field.name]?.join(' ');
            expect({
              field: field.name,
              what,
              status: answer.status,
              keys: Object.keys(answer.body.errors ?? {}),
            }).toEqual({
              field: field.name,
              what,
              status: 422,
              keys: [field.name],
            });
            expect(said).toMatch(sentence);
          }
        }
      });
    });

    it(`${name} reports all invalid fields in one answer`, async () => {
      // Required lists stay unchanged.
      const lists = Object.entries(bodyFor(route, fixture) ?? {}).filter(([, value]) => Array.isArray(value));
      const wrong = fields.map((field) => [field.name, badValues(field)[0]![1]] as const);
      const worst = Object.fromEntries([...lists, ...wrong]);
      const answer = await world.rest(caller, route.method, pathFor(route, fixture), worst);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors).sort()).toEqual(fields.map((field) => field.name).sort());
    });

    // The format of a secret depends on its provider, and no answer returns it (test/services/credential-rules). An envelope has
    // less room than the fields of a recipient (test/services/document-order). The name of a file ends as its type demands
    // (test/services/exhibit).
    const otherwise = /^(secret|recipient_.*|file_name)$/;
    const ofFewValues = /zip|postal|region|time_zone/;
    const limited = fields.filter(
      ({ name, rule, type }) =>
        type.name === 'String' && rule.max && !ofFewValues.test(rule.format ?? '') && !otherwise.test(name),
    );
    if (limited.length === 0) continue;
    it(`${name} accepts text of exactly the maximum length, counted in characters`, async () => {
      const { caller: own, fixture: ownFixture } = await fixtureFor(route);
      const full = Object.fromEntries(limited.map(({ name: field, rule }) => [field, tooLong(rule, rule.max!)]));
      // A key is that of one record.
      if ('external_id' in full) full.external_id = name.padEnd(255, '.');
      const body = { ...bodyFor(route, ownFixture), ...full };
      const answer = await world.rest(own, route.method, pathFor(route, ownFixture), body);
      // A bare answer does not return the input, and neither does one to a code; only its length must be accepted.
      if (route.answer.startsWith('bare') || route.path.endsWith('/accept-signed-original')) {
        expect(answer.text).not.toContain('must not be greater than');
        return;
      }
      expect({ status: answer.status, errors: answer.body.errors }).toEqual({
        status: ['created', 'upserted'].includes(route.answer) ? 201 : 200,
        errors: undefined,
      });
      // The answer to a payment is its order, whose lines contain the payment. That to a round names its requests.
      const stored = route.path.endsWith('/pay')
        ? (await world.rest(own, 'GET', `${pathFor(route, ownFixture)}ments`)).body.data.at(-1)
        : route.path.endsWith('/signed-original')
          ? answer.body.data.signed_original
          : route.path === '/pay-applications/{uuid}/waiver-requests'
            ? (await world.rest(own, 'GET', `/waiver-requests/${answer.body.data.rows[0].waiver_request_id}`)).body.data
            : answer.body.data;
      // The e-mail of a signer is part of the signature. The hash of the scan that the caller saw is a condition, and no record
      // of its own.
      const { signatory_email = null, signed_original_sha256: _condition, ...ofRecord } = full;
      expect(stored).toMatchObject(ofRecord);
      if (signatory_email !== null) expect(stored.signature.email).toBe(signatory_email);
    });
  }
});
