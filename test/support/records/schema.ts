import { buildGraphqlSchema } from '../../../src/api/graphql/build-schema.js';

export const schema = buildGraphqlSchema();
