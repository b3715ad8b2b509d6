import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { type Json, shareWorld } from '../../support/worlds/world.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));

/** The types of the fields with this name, of all objects and inputs. */
function typesOf(name: string): string[] {
  const found = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    const field = type.getFields()[name];
    return field ? [getNamedType(field.type)] : [];
  });
  return [...new Set(found.filter((type) => !isEnumType(type)).map((type) => type.name))];
}

describe('values of a closed list', () => {
  const world = shareWorld();

  it('are enums wherever they occur', () => {
    // A search finds records of many types, each with its own statuses.
    for (const name of ['eventType', 'orderType', 'mailClass', 'fulfillmentScope', 'scope', 'mode']) {
      expect([name, typesOf(name)]).toEqual([name, []]);
    }
    const fields = (type: string) => (schema.getType(type) as Json).getFields();
    expect(String(fields('WebhookDelivery').event.type)).toBe('EventType!');
    expect(String(fields('WebhookDeliveryFilter').event.type)).toBe('EventType');
  });

  it('are members in GraphQL and the same words as before in REST', async () => {
    const caller = await world.caller();
    const ask = 'query ($input: CreditPriceInput!) { creditPrice(input: $input) { eventType credits } }';
    const input = {
      eventType: 'DOCUMENT_ORDER',
      orderType: 'MAIL',
      mailClass: 'CERTIFIED',
      recipients: 2,
      state: 'CA',
    };
    const { body } = await world.graphql(caller, ask, { input });
    const rest = await world.rest(caller, 'POST', '/credits/price', {
      event_type: 'document_order',
      order_type: 'mail',
      mail_class: 'certified',
      recipients: 2,
      state: 'CA',
    });
    expect(body.data.creditPrice).toEqual({ eventType: 'DOCUMENT_ORDER', credits: rest.body.credits });
    expect(rest.body.event_type).toBe('document_order');
  });

  it('refuse other words by field', async () => {
    const caller = await world.caller();
    const rest = await world.rest(caller, 'POST', '/credits/price', { event_type: 'coffee', mail_class: 'pigeon' });
    expect([rest.status, Object.keys(rest.body.errors)]).toEqual([422, ['event_type', 'mail_class']]);
    const ask = 'query ($input: CreditPriceInput!) { creditPrice(input: $input) { credits } }';
    const { body } = await world.graphql(caller, ask, { input: { eventType: 'coffee', mailClass: 'pigeon' } });
    expect(Object.keys(body.errors[0].extensions.errors)).toEqual(['eventType', 'mailClass']);
    expect((await world.rest(caller, 'GET', '/credits/ledger?event_type=coffee')).status).toBe(422);
  });
});
