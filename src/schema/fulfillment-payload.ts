import {
  GraphQLEnumType,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  getNullableType,
} from 'graphql';
import { fulfillmentScopes } from '../domain/credit/pricing.js';
import { type CheckedPayload, payloadFaults } from '../domain/fulfillment-request/payload.js';
import { claimantRoles, partyRoles, roleAliases } from '../domain/vocabulary.js';
import type { BagShape, InputRule } from '../validation/rules.js';
import { Decimal, LocalDate, UUID } from './scalars.js';

type Fields = Record<string, GraphQLInputFieldConfig>;

function object(name: string, description: string, fields: Fields): GraphQLInputObjectType {
  return new GraphQLInputObjectType({ name, description, fields });
}

function optional(type: GraphQLInputType, rule: InputRule = {}, description?: string): GraphQLInputFieldConfig {
  return { type, description, extensions: { rule } };
}

function required(type: GraphQLInputType, rule: InputRule = {}, description?: string): GraphQLInputFieldConfig {
  return optional(new GraphQLNonNull(type), rule, description);
}

/** The same fields, each as far as it is known. */
function known(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, type: getNullableType(field.type) }]),
  );
}

function words(name: string, values: readonly string[], aliases?: Record<string, string>): GraphQLEnumType {
  return new GraphQLEnumType({
    name,
    values: Object.fromEntries(values.map((value) => [value, {}])),
    extensions: { aliases },
  });
}

const text = { max: 255 } satisfies InputRule;

const address = {
  line1: required(GraphQLString, text, 'Street and number.'),
  line2: optional(GraphQLString, text, 'Suite, floor or unit.'),
  city: required(GraphQLString, { max: 100 }, 'The city.'),
  state: required(GraphQLString, { size: 2, format: 'state' }, 'A two-letter US state code.'),
  zip: required(GraphQLString, { max: 10, format: 'zip' }, 'A 5 or 9 digit postal code.'),
};

const project = object('FulfillmentPayloadProject', 'The job; whatever else is known of it may stand beside.', {
  name: required(GraphQLString, text, 'What the job is called.'),
  externalId: optional(GraphQLString, text, 'The caller’s own name of it.'),
  jobsite: required(object('FulfillmentPayloadJobsite', 'The place of the work.', address), {}, 'Where it is.'),
  furnishedDescription: required(GraphQLString, { max: 10_000 }, 'The labor or materials.'),
  contractAmount: required(Decimal, { greaterThan: 0 }, 'The claimant’s contract amount, in dollars.'),
  firstFurnishingDate: optional(LocalDate, {}, 'Required where the jobsite’s state counts from it.'),
  lastFurnishingDate: optional(LocalDate, {}, 'Required where the jobsite’s state counts from it.'),
  dateContract: optional(LocalDate, {}, 'Required in Alaska and New Hampshire.'),
  projectType: optional(GraphQLString, text, 'The partner’s word for the kind of work.'),
});

const party = object('FulfillmentPayloadParty', 'A party that the caller knows already.', {
  role: required(words('PartyRole', partyRoles, roleAliases), {}, 'What it is to the job.'),
  name: required(GraphQLString, text, 'The organization.'),
  address: optional(
    object('FulfillmentPayloadAddress', 'Where a party is, as far as it is known.', known(address)),
    {},
    'Where it is.',
  ),
  email: optional(GraphQLString, { max: 255, format: 'email' }, 'Its e-mail address.'),
  phone: optional(GraphQLString, { max: 20 }, 'Its telephone number.'),
});

/**
 * The payload is a bag, in which the caller may keep more than is asked for, so its shape is no type of the schema. It is
 * checked by the same rules as one.
 */
export const fulfillmentPayload: BagShape = {
  type: object('FulfillmentPayload', 'The known facts of the job.', {
    fulfillmentScope: required(words('FulfillmentScope', fulfillmentScopes), {}, 'How far the partner goes.'),
    divisionId: required(UUID, {}, 'The claimant.'),
    claimantRole: required(words('ClaimantRole', claimantRoles, roleAliases), {}, 'The role in which it claims.'),
    project: required(project, {}, 'The job.'),
    parties: optional(new GraphQLList(new GraphQLNonNull(party)), {}, 'Those that are known already.'),
  }),
  faults: (checked, bag) => payloadFaults(checked as CheckedPayload, bag),
};
