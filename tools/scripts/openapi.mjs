// Builds the service and writes clients/rest/openapi.json, its OpenAPI description, from which the typed client is made.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.chdir(join(import.meta.dirname, '../..'));
await import('./build.mjs');
const { openApiText } = await import('../../dist/current/rest/openapi-text.js');
writeFileSync('clients/rest/openapi.json', openApiText());
