import type * as graphqlPackage from 'graphql';
import type * as buildSchema from '../../src/graphql/build-schema.js';
import type * as plan from '../../src/rest/adapter/plan.js';
import { built, packaged } from './built.js';

const { buildGraphqlSchema } = await built<typeof buildSchema>('graphql/build-schema.js');

/** The schema of the built service, and the package that it is made with: each copy of graphql knows its own types only. */
export const schema = buildGraphqlSchema();
export const graphql = await packaged<typeof graphqlPackage>('graphql');
/** What a row of REST takes and answers by that schema. */
export const { planRoute } = await built<typeof plan>('rest/adapter/plan.js');
