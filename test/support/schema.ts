import type * as graphqlPackage from 'graphql';
import type * as buildSchema from '../../src/graphql/build-schema.js';
import type * as plan from '../../src/rest/adapter/plan.js';
import { built, packaged } from './built.js';

const { buildGraphqlSchema } = await built<typeof buildSchema>('graphql/build-schema.js');

/**
 * The schema of the built service, and the graphql package that it was built with: each copy of graphql knows only its own types.
 */
export const schema = buildGraphqlSchema();
export const graphql = await packaged<typeof graphqlPackage>('graphql');
/** The body and the answer of a REST route in that schema. */
export const { planRoute } = await built<typeof plan>('rest/adapter/plan.js');
