// Writes the OpenAPI description of the last build, from which the typed client is made.
import { writeFileSync } from 'node:fs';
import { openApiText } from '../../dist/current/rest/openapi-text.js';

writeFileSync('clients/rest/openapi.json', openApiText());
