import { lexicographicSortSchema, printSchema } from 'graphql';
import { buildGraphqlSchema } from './build-schema.js';

/** The text of src/schema/schema.graphql. */
export function schemaText(): string {
  const text = printSchema(lexicographicSortSchema(buildGraphqlSchema()));
  return `# Generated from the classes of this folder and src/resolvers: run \`npm run generate\`.\n\n${compact(text)}\n`;
}

/** Descriptions of one sentence or paragraph on one line, and members without empty lines between them. */
function compact(text: string): string {
  return text
    .replace(/^( *)"""\n((?:.*\n)*?) *"""$/gm, (block, indent: string, body: string) => {
      const line = body.trim();
      return line.includes('\n') || line.endsWith('"') ? block : `${indent}"""${line}"""`;
    })
    .replace(/\n\n(?= )/g, '\n');
}
