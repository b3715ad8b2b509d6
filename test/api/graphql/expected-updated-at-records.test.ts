/** @sampled tests */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createFixture, type Fixture } from '../../contract/records.js';
import { rootFields } from '../../contract/root-fields.js';
import { expectNothingWritten } from '../../contract/snapshot.js';
import { staffOf, waiting } from '../../support/records/mailroom.js';
import { schema } from '../../support/records/schema.js';
import { type Caller, openWorld } from '../../support/worlds/world.js';

/** The mutations whose input is the id of a record alone. */
const mutations = Object.values(schema.getMutationType()!.getFields())
  .filter(({ args }) => args.some(({ type }) => String(type) === 'RecordInput!'))
  .map(({ name }) => rootFields.find((field) => field.name === name)!);

describe('expectedUpdatedAt of a mutation that names a record alone', () => {
  const world = openWorld();
  let caller: Caller;
  let clerk: Caller;
  let fixture: Fixture;
  /** An order that the mailroom handles. */
  let waitingOrderId: string;

  beforeAll(async () => {
    caller = await world.caller();
    await world.makeRoom(caller);
    // The mailroom's staff take orders.
    clerk = await staffOf(world);
    fixture = await createFixture(world, caller);
    waitingOrderId = (await waiting(world, caller, fixture)).orderId;
  });

  const ask = ({ name, call }: (typeof mutations)[number]) => {
    const isOfStaff = name === 'mailroomTakeOrder';
    return call(isOfStaff ? { ...fixture, documentOrderId: waitingOrderId } : fixture);
  };
  const send = (mutation: (typeof mutations)[number], expectedUpdatedAt: string) => {
    const { query, variables } = ask(mutation);
    return world.graphql(mutation.name === 'mailroomTakeOrder' ? clerk : caller, query, {
      input: { ...(variables.input as object), expectedUpdatedAt },
    });
  };

  it('lets none of them do anything to a record that changed since it was read', async () => {
    expect(mutations.length).toBeGreaterThan(20);
    await expectNothingWritten(world, async () => {
      for (const mutation of mutations) {
        const { body } = await send(mutation, '2026-01-05T09:30:00.000Z');
        expect([mutation.name, body.errors?.[0].extensions.code]).toEqual([mutation.name, 'PRECONDITION_FAILED']);
      }
    });
  });

  it('lets each of them act on a record that is as it was read', async () => {
    for (const [name, table] of [
      ['removeExhibit', 'attached_files'],
      ['mailroomTakeOrder', 'document_orders'],
      ['testWebhook', 'webhooks'],
      ['rotateWebhookSecret', 'webhooks'],
      ['verifyProviderCredential', 'provider_credentials'],
      ['deleteShipperCredential', 'shipper_credentials'],
      ['acceptPayApplicationInvitation', 'pay_application_invitations'],
      ['deleteContact', 'contacts'],
    ] as const) {
      const mutation = mutations.find((one) => one.name === name)!;
      const { id } = ask(mutation).variables.input as { id: string };
      const column = table === 'attached_files' ? 'created_at' : 'updated_at';
      const [row] = await world.sql<{ time: string }>(`select ${column} as time from ${table} where id = $1`, [id]);
      const { body } = await send(mutation, new Date(row!.time).toISOString());
      expect([name, body.errors]).toEqual([name, undefined]);
    }
  });
});
