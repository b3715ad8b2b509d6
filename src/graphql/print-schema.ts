import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from './build-schema.js';

/** The text of src/schema/schema.graphql. */
export function schemaText(): string {
  return `# Generated from the classes of this folder and src/resolvers: run \`npm run generate\`.\n\n${printSchema(
    lexicographicSortSchema(buildGraphqlSchema()),
  )}\n`;
}
