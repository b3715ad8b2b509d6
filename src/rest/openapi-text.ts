import { buildGraphqlSchema } from '../graphql/build-schema.js';
import { openApiDocument } from './adapter/openapi.js';
import { routes } from './index.js';

/** The description's text as it is committed in clients/rest/openapi.json, for the address a service has by default. */
export function openApiText(): string {
  return `${JSON.stringify(openApiDocument({ schema: buildGraphqlSchema(), routes }, 'http://localhost:4000'), null, 2)}\n`;
}
