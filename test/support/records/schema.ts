import { buildGraphqlSchema } from '../../../src/graphql/build-schema.js';

export const schema = buildGraphqlSchema();
