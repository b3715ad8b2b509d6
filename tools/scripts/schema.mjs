// Writes src/schema/schema.graphql from the classes. The build needs the operations that are generated from it, so it comes later.
import { writeFileSync } from 'node:fs';
import { schemaText } from '../../src/api/graphql/print-schema.ts';

writeFileSync('src/schema/schema.graphql', schemaText());
