import { readFileSync } from 'node:fs';
import { Kind, parse, visit } from 'graphql';

/**
 * The schema as the console meets it. A lookup is null only beside its error, for which the console throws before a page sees the
 * answer. So for pages each lookup has its record. `node` is null without an error.
 *
 * @param {string} path the schema file
 */
export default function answeredSchema(path) {
  return visit(parse(readFileSync(path, 'utf8')), {
    ObjectTypeDefinition(type) {
      if (type.name.value !== 'Query') return false;
      const fields = type.fields.map((field) =>
        field.type.kind === Kind.NON_NULL_TYPE || field.name.value === 'node'
          ? field
          : { ...field, type: { kind: Kind.NON_NULL_TYPE, type: field.type } },
      );
      return { ...type, fields };
    },
  });
}
