import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getArgumentValues,
  getNamedType,
  getVariableValues,
  isObjectType,
  type OperationDefinitionNode,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** A requested root field. `field` is undefined for introspection. */
export interface RootField {
  field: GraphQLField<unknown, unknown> | undefined;
  node: FieldNode;
}

/** Returns a function that decides whether the operation, with given variables, requests nothing that costs credits. */
export function freeWhen(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  roots: readonly RootField[],
): (variables: Record<string, unknown>) => boolean {
  const possible = roots.every(({ field }) => !field || field.extensions.free);
  if (!possible || readsCharged(schema, document, operation)) return () => false;
  return (variables) => {
    // With the defaults of those that are not sent.
    const { coerced = {} } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
      maxErrors: 1,
    });
    return roots.every((root) => isFree(root, coerced));
  };
}

function isFree({ field, node }: RootField, variables: Record<string, unknown>): boolean {
  if (!field) return true;
  const { free = false } = field.extensions;
  return typeof free === 'function' ? free(getArgumentValues(field, node, variables)) : free;
}

/** Records that cost credits at the root also cost credits below a free field. */
function readsCharged(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): boolean {
  const charged = chargedTypes(schema);
  const types = new TypeInfo(schema);
  let reads = false;
  const operationDocument = separateOperations(document)[operation.name?.value ?? '']!;
  visit(
    operationDocument,
    visitWithTypeInfo(types, {
      Field() {
        if (charged.has(toTypeName(types.getType()))) reads = true;
      },
    }),
  );
  return reads;
}

const fieldsBySchema = new WeakMap<GraphQLSchema, ReadonlySet<string>>();

/** The object types that queries return, except those that a free query returns. */
function chargedTypes(schema: GraphQLSchema): ReadonlySet<string> {
  let charged = fieldsBySchema.get(schema);
  if (!charged) {
    const fields = Object.values(schema.getQueryType()!.getFields()).filter(({ type }) =>
      isObjectType(getNamedType(type)),
    );
    const free = new Set(fields.filter(({ extensions }) => extensions.free).map(({ type }) => toTypeName(type)));
    charged = new Set(fields.map(({ type }) => toTypeName(type)).filter((name) => !free.has(name)));
    fieldsBySchema.set(schema, charged);
  }
  return charged;
}

function toTypeName(type: GraphQLOutputType | null | undefined): string {
  return type ? getNamedType(type).name : '';
}
