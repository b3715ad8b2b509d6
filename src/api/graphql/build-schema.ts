import 'reflect-metadata';
import { GraphQLEnumType, GraphQLInputObjectType, type GraphQLInterfaceType, type GraphQLSchema } from 'graphql';
import { buildSchemaSync, getMetadataStorage, type PubSub } from 'type-graphql';
import { resolvers } from '../../resolvers/index.js';
import { enumAliases } from '../../schema/enums.js';
import { describeSchema } from './describe.js';
import { expectTimes } from './expected-time.js';
import { attachMethods, checkedInput } from './resolver-methods.js';

let built: GraphQLSchema | undefined;

/** The executable schema, built once for each process. Arguments of an input type are validated before any resolver runs. */
export function buildGraphqlSchema(): GraphQLSchema {
  built ??= build();
  return built;
}

function build(): GraphQLSchema {
  const schema: GraphQLSchema = buildSchemaSync({
    resolvers,
    nullableByDefault: false,
    pubSub: unused,
    // A test runs the introspection with which type-graphql would check the schema at every start.
    skipCheck: true,
    validateFn: (value, type) => {
      const input = value && typeof value === 'object' ? inputTypes.get(type) : undefined;
      if (input) Object.assign(value as object, checkedInput(input, value));
    },
  });
  const names = new Map(getMetadataStorage().inputTypes.map(({ target, name }) => [target as unknown, name]));
  const inputTypes = new Map<unknown, GraphQLInputObjectType>();
  for (const [target, name] of names) {
    const type = schema.getType(name) as GraphQLInputObjectType | undefined;
    if (!type) continue;
    inheritRules(target as NewableFunction, type);
    inputTypes.set(target, type);
  }
  for (const [target, type] of argumentTypes(schema)) inputTypes.set(target, type);
  // type-graphql's own resolver would validate the arguments again for each event of each subscriber.
  for (const field of Object.values(schema.getSubscriptionType()?.getFields() ?? {})) {
    field.resolve = (event) => event;
    field.extensions = { ...field.extensions, isGiven: true };
  }
  for (const [name, aliases] of Object.entries(enumAliases)) {
    const type = schema.getType(name);
    if (type instanceof GraphQLEnumType) type.extensions = { ...type.extensions, aliases };
  }
  // Compiled operations resolve types synchronously; type-graphql's own resolver is asynchronous.
  (schema.getType('Node') as GraphQLInterfaceType).resolveType = ({ __typename }) => __typename;
  expectTimes(schema);
  attachMethods(schema, inputTypes);
  describeSchema(schema);
  return schema;
}

/**
 * type-graphql copies the fields of a base class without their extensions, which hold their rules, and merges those of a field
 * that is declared again. The last declaration, which is the subclass's, counts.
 */
function inheritRules(target: NewableFunction, type: GraphQLInputObjectType): void {
  const { fieldExtensions } = getMetadataStorage();
  for (const field of Object.values(type.getFields())) {
    const fieldExtension = fieldExtensions.findLast(
      (one) => one.fieldName === field.name && (one.target === target || target.prototype instanceof one.target),
    );
    if (fieldExtension) field.extensions = { ...field.extensions, ...fieldExtension.extensions };
  }
}

/** type-graphql requires a PubSub for subscriptions. It is not used, because subscriptions follow the event stream. */
const unused: PubSub = {
  publish: () => undefined,
  subscribe: () => {
    throw new Error('A subscription has no subscribe function of its own.');
  },
};

/**
 * Argument classes whose fields declare rules. The rules are copied to the schema's arguments, where REST reads them, and the
 * class is validated like an input type with the same fields.
 */
function argumentTypes(schema: GraphQLSchema): Array<[unknown, GraphQLInputObjectType]> {
  const { queries, fieldExtensions, argumentTypes: classes } = getMetadataStorage();
  return queries.flatMap(({ schemaName, params = [] }) =>
    params.flatMap((param): Array<[unknown, GraphQLInputObjectType]> => {
      if (param.kind !== 'args') return [];
      const target = param.getType() as NewableFunction;
      const targetExtensions = fieldExtensions.filter((one) => one.target === target);
      if (targetExtensions.length === 0) return [];
      const fieldNames = classes.find((one) => one.target === target)?.fields?.map((field) => field.schemaName) ?? [];
      // The query may have arguments beside those of the class.
      const args = schema
        .getQueryType()!
        .getFields()
        [schemaName]!.args.filter(({ name }) => fieldNames.includes(name));
      const fields = args.map((arg) => {
        const extensions = targetExtensions.find(({ fieldName }) => fieldName === arg.name)?.extensions ?? {};
        arg.extensions = { ...arg.extensions, ...extensions };
        return [arg.name, { type: arg.type, defaultValue: arg.defaultValue, extensions }];
      });
      return [[target, new GraphQLInputObjectType({ name: target.name, fields: Object.fromEntries(fields) })]];
    }),
  );
}
