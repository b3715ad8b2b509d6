import 'reflect-metadata';
import { GraphQLEnumType, type GraphQLInputObjectType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage } from 'type-graphql';
import { Violations } from '../errors/app-error.js';
import { resolvers } from '../resolvers/index.js';
import { enumAliases } from '../schema/enums.js';
import { checkInput } from '../validation/check-input.js';

/** The executable schema. Arguments of an input type are held against their rules before any resolver runs. */
export function buildGraphqlSchema(): GraphQLSchema {
  const schema: GraphQLSchema = buildSchemaSync({
    resolvers,
    nullableByDefault: false,
    validateFn: (value, type) => {
      const input = value && typeof value === 'object' ? inputTypes.get(type) : undefined;
      if (!input) return;
      const violations = new Violations();
      const checked = checkInput(input, value, 'coerced', '', violations);
      violations.throwIfAny();
      Object.assign(value, checked);
    },
  });
  const names = new Map(getMetadataStorage().inputTypes.map(({ target, name }) => [target as unknown, name]));
  const inputTypes = new Map<unknown, GraphQLInputObjectType>();
  for (const [target, name] of names) {
    const type = schema.getType(name) as GraphQLInputObjectType | undefined;
    if (type) inputTypes.set(target, type);
  }
  for (const [name, aliases] of Object.entries(enumAliases)) {
    const type = schema.getType(name);
    if (type instanceof GraphQLEnumType) type.extensions = { ...type.extensions, aliases };
  }
  return schema;
}
