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
import { Decimal, ID, LocalDate } from './scalars.js';
import type { InputRule, JsonShape } from './validation/rules.js';

type Fields = Record<string, GraphQLInputFieldConfig>;

function object(name: string, description: string, fields: Fields): GraphQLInputObjectType {
  return new GraphQLInputObjectType({ name, description, fields, extensions: { printed: { except: ['externalId'] } } });
}

function optional(type: GraphQLInputType, rule: InputRule = {}, description?: string): GraphQLInputFieldConfig {
  return { type, description, extensions: { rule } };
}

function required(type: GraphQLInputType, rule: InputRule = {}, description?: string): GraphQLInputFieldConfig {
  return optional(new GraphQLNonNull(type), rule, description);
}

/** The same fields, all optional. */
function allOptional(fields: Fields): Fields {
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

const project = object('FulfillmentPayloadProject', 'The job. Additional fields are kept.', {
  name: required(GraphQLString, text, 'The name of the job.'),
  externalId: optional(GraphQLString, text, 'The id of the job in your own system.'),
  jobsite: required(
    object('FulfillmentPayloadJobsite', 'The place of the work.', address),
    {},
    'The location of the job.',
  ),
  furnishedDescription: required(GraphQLString, { max: 10_000 }, 'The labor or materials that the claimant furnishes.'),
  contractAmount: required(
    Decimal,
    { greaterThan: 0, verbatim: true },
    'The claimant’s contract amount, in dollars. It is returned as the number or the text that was sent.',
  ),
  firstFurnishingDate: optional(
    LocalDate,
    {},
    'Required if the notice deadline in the jobsite’s state is counted from it.',
  ),
  lastFurnishingDate: optional(
    LocalDate,
    {},
    'Required if the notice deadline in the jobsite’s state is counted from it.',
  ),
  dateContract: optional(LocalDate, {}, 'The date of the contract. Required in Alaska and New Hampshire.'),
  projectType: optional(GraphQLString, text, 'The type of work, in the partner’s terms.'),
});

const party = object('FulfillmentPayloadParty', 'A known party of the job.', {
  role: required(words('PartyRole', partyRoles, roleAliases), {}, 'The role of the party on the job.'),
  name: required(GraphQLString, text, 'The name of the organization.'),
  address: optional(
    object('FulfillmentPayloadAddress', 'The address of a party. All fields are optional.', {
      ...allOptional(address),
      state: optional(
        GraphQLString,
        { max: 100, format: 'region' },
        'A two-letter US state code; in other countries, the state or province.',
      ),
      zip: optional(
        GraphQLString,
        { max: 10, format: 'postal' },
        'A 5 or 9 digit postal code; in other countries, their postal code.',
      ),
      countryCode: optional(
        GraphQLString,
        { size: 2, format: 'country' },
        'A two-letter ISO country code; the United States by default.',
      ),
    }),
    {},
    'The address of the party.',
  ),
  email: optional(GraphQLString, { max: 255, format: 'email' }, 'The e-mail address of the party.'),
  phone: optional(GraphQLString, { max: 20 }, 'The telephone number of the party.'),
});

/**
 * The payload is a free-form object with some known fields and any others, so it is not a type of the schema. Its known fields
 * are validated by the same rules as an input type.
 */
export const fulfillmentPayload: JsonShape = {
  type: object('FulfillmentPayload', 'The known facts of the job.', {
    fulfillmentScope: required(words('FulfillmentScope', fulfillmentScopes), {}, 'The scope of the partner’s work.'),
    divisionId: required(ID, {}, 'The division that claims.'),
    claimantRole: required(
      words('ClaimantRole', claimantRoles, roleAliases),
      {},
      'The role in which the division claims.',
    ),
    project: required(project, {}, 'The job.'),
    parties: optional(new GraphQLList(new GraphQLNonNull(party)), {}, 'The parties that you already know.'),
  }),
  faults: (checked, object) => payloadFaults(checked as CheckedPayload, object),
};
