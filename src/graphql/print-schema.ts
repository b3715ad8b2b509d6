import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from './build-schema.js';

/** The schema's text as it is committed in src/schema/schema.graphql. */
export function schemaText(): string {
  return `# Generated from the classes of this folder and src/resolvers: run \`npm run generate\`.\n\n${printSchema(
    lexicographicSortSchema(buildGraphqlSchema()),
  )}\n`;
}
