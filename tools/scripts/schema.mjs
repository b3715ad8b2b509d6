// Writes src/schema/schema.graphql from the classes of the last build.
import { writeFileSync } from 'node:fs';
import { schemaText } from '../../dist/current/graphql/print-schema.js';

writeFileSync('src/schema/schema.graphql', schemaText());
