import { describe, expect, it } from '@jest/globals';
import { fieldWords, recordWords, sayAlone, sayAtField } from '../../console/src/api/violation-words.js';
import { fieldRules } from '../../src/domain/shared/field-rules.js';
import { recordRules } from '../../src/domain/shared/record-rules.js';

/** Parameters for any rule. */
const params = {
  least: 2,
  most: 5,
  limit: 1,
  exact: 3,
  count: 4,
  kilobytes: 32,
  from: 1990,
  to: 'filed',
  values: ['GENERAL_CONTRACTOR', 'owner'],
  other: 'first day',
  why: 'the state needs it',
  remedy: 'Attach the rest.',
  suggestion: 'CA',
  place: 'Guam',
  state: 'PR',
  country: { code: 'CA', name: 'Canada' },
  kind: 'British postcode',
  orderType: 'filing',
  places: 'Canada',
  mailClass: 'certified_return_receipt',
  record: 'escalation',
  status: 'sent',
  targets: ['resolved', 'cancelled'],
  deed: 'deleted',
};

/** Rules that only programs break, or of which only the service knows what is wrong: its own sentence is shown. */
const shownAsSent = [
  'array',
  'boolean',
  'claimant',
  'computed_price',
  'exact_number',
  'legible',
  'max_depth',
  'object',
  'printable',
  'storable_key',
  'string',
];

describe('the words for what the service refuses', () => {
  it('cover every rule, and no other', () => {
    expect(Object.keys(fieldWords).sort()).toEqual(Object.keys(fieldRules).sort());
    expect(Object.keys(recordWords).sort()).toEqual(Object.keys(recordRules).sort());
  });

  it('are the service’s own only for rules of programs, and where it alone knows what is wrong', () => {
    const asSent = Object.entries(fieldWords).filter(([, words]) => words === null);
    expect(asSent.map(([rule]) => rule).sort()).toEqual(shownAsSent);
  });

  const rules = [...Object.keys(fieldRules), ...Object.keys(recordRules)].filter((rule) => !shownAsSent.includes(rule));
  it.each(rules)('are a sentence of their own for %s, without a name of the API', (rule) => {
    const violation = { path: 'lines.2.scheduledValue', rule, params, message: 'As the service says it.' };
    for (const sentence of [sayAtField(violation), sayAlone(violation)]) {
      expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|object|_|escalation| field |[a-z][A-Z]|\.\.$|As the service/);
    }
  });

  it.each([
    ['required', 'lines.2.scheduledValue', {}, 'Fill this in.', 'The scheduled value in line 3 is missing.'],
    ['required', 'organizationId', {}, 'Fill this in.', 'The organization id is missing.'],
    ['min_items', 'events', { least: 1 }, 'Choose at least one.', 'Choose at least one of the events.'],
    ['number', 'metadata.addressLine1', {}, 'Enter a number.', 'Address line 1: enter a number.'],
    ['legible', 'name', {}, 'As sent.', 'As sent.'],
    ['sentence', 'status', {}, 'As sent.', 'As sent.'],
    ['rule_of_a_newer_service', 'name', {}, 'As sent.', 'As sent.'],
  ])('name the field for %s at %s only where it is not beside it', (rule, path, given, atField, alone) => {
    const violation = { path, rule, params: given, message: 'As sent.' };
    expect([sayAtField(violation), sayAlone(violation)]).toEqual([atField, alone]);
  });
});
