import { buildGraphqlSchema } from '../api/graphql/build-schema.js';
import { openApiDocument } from '../api/rest/openapi/index.js';
import { routes } from './index.js';

/** The text of clients/rest/openapi.json, with the default URL of a service. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument({ schema: buildGraphqlSchema(), routes }, 'http://localhost:4000'), null, 2)}\n`;
}
