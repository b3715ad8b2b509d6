/** The schema as introspection returns it, in the parts that the reference shows. */
export interface TypeRef {
  kind: string;
  name: string | null;
  ofType: TypeRef | null;
}

export interface InputValue {
  name: string;
  description: string | null;
  type: TypeRef;
}

export interface SchemaField extends InputValue {
  args: InputValue[];
}

export interface SchemaType {
  kind: string;
  name: string;
  description: string | null;
  fields: SchemaField[] | null;
  inputFields: InputValue[] | null;
  enumValues: { name: string; description: string | null }[] | null;
}

export interface Schema {
  types: SchemaType[];
}

const ref = 'kind name ofType { kind name ofType { kind name ofType { kind name } } }';
const value = `name description type { ${ref} }`;

/** One request for the whole schema, with what the editor builds from it. */
export const schemaQuery = `query Schema {
  __schema {
    queryType { name }
    mutationType { name }
    subscriptionType { name }
    directives { name description locations isRepeatable args { ${value} defaultValue } }
    types {
      kind name description isOneOf
      fields(includeDeprecated: true) { ${value} args { ${value} defaultValue } isDeprecated deprecationReason }
      inputFields { ${value} defaultValue }
      interfaces { ${ref} }
      enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
      possibleTypes { kind name }
    }
  }
}`;

/** A type as GraphQL writes it, such as `[ID!]!`. */
export function typeText({ kind, name, ofType }: TypeRef): string {
  if (kind === 'NON_NULL') return `${typeText(ofType!)}!`;
  if (kind === 'LIST') return `[${typeText(ofType!)}]`;
  return name!;
}

/** The type without lists and non-null marks. */
export function namedType({ name, ofType }: TypeRef): string {
  return ofType ? namedType(ofType) : name!;
}

export const rootNames = ['Query', 'Mutation', 'Subscription'];

/** What the reference finds: an operation, or a type. */
export interface SearchHit {
  name: string;
  of: string;
  description: string | null;
  /** The operation; undefined for a type. */
  field?: SchemaField;
  type?: SchemaType;
}

/** The operations and types with a text in their name, operations first; those whose name begins with it before others, by name. */
export function search({ types }: Schema, text: string): SearchHit[] {
  const searchText = text.trim().toLowerCase();
  const roots = rootNames.flatMap((root) => types.filter(({ name }) => name === root));
  const operations: SearchHit[] = roots.flatMap(({ name: owner, fields }) =>
    (fields ?? []).map((field) => ({ name: field.name, of: owner, description: field.description, field })),
  );
  const others: SearchHit[] = types
    .filter(({ name }) => !rootNames.includes(name) && !name.startsWith('__'))
    .map((type) => ({ name: type.name, of: 'Type', description: type.description, type }));
  const matches = [...operations, ...others].filter(({ name }) => name.toLowerCase().includes(searchText));
  const begins = ({ name }: SearchHit) => Number(!name.toLowerCase().startsWith(searchText));
  const kind = ({ of: owner }: SearchHit) => [...rootNames, 'Type'].indexOf(owner);
  return matches.sort(
    (one, other) => begins(one) - begins(other) || kind(one) - kind(other) || one.name.localeCompare(other.name),
  );
}

/** An operation to begin with: it has the arguments as variables and the fields that are plain values. */
export function skeleton({ types }: Schema, { of: owner, field }: SearchHit): { operation: string; variables: string } {
  const byName = new Map(types.map((type) => [type.name, type]));
  const { name, args, type } = field!;
  const needed = args.filter((arg) => arg.type.kind === 'NON_NULL' || arg.name === 'first');
  const declared = needed.map((arg) => `$${arg.name}: ${typeText(arg.type)}`).join(', ');
  const argumentsText = needed.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const fields = writeLeaves(byName, namedType(type), '  ');
  const operation = `${owner.toLowerCase()} ${title}${declared && `(${declared})`} {\n  ${name}${argumentsText && `(${argumentsText})`}${fields}\n}\n`;
  const example = Object.fromEntries(needed.map((arg) => [arg.name, buildExample(byName, arg.type)]));
  return { operation, variables: needed.length > 0 ? JSON.stringify(example, null, 2) : '' };
}

function writeLeaves(types: ReadonlyMap<string, SchemaType>, name: string, indent: string): string {
  const fields = types.get(name)?.fields;
  if (!fields) return '';
  const nodes = fields.find((field) => field.name === 'nodes');
  if (nodes) {
    const inner = writeLeaves(types, namedType(nodes.type), `${indent}  `);
    return ` {\n${indent}  totalCount\n${indent}  nodes${inner}\n${indent}}`;
  }
  const leaves = fields.filter(({ type, args }) => !types.get(namedType(type))?.fields && args.length === 0);
  const shown = leaves.length > 0 ? leaves.slice(0, 12).map((field) => field.name) : ['__typename'];
  return ` {\n${shown.map((field) => `${indent}  ${field}\n`).join('')}${indent}}`;
}

/** A value of a type to begin with. An input object has the fields that it needs. */
function buildExample(types: ReadonlyMap<string, SchemaType>, ref: TypeRef): unknown {
  if (ref.kind === 'NON_NULL') return buildExample(types, ref.ofType!);
  if (ref.kind === 'LIST') return [buildExample(types, ref.ofType!)];
  const type = types.get(ref.name!);
  const needed = type?.inputFields?.filter((field) => field.type.kind === 'NON_NULL');
  if (needed) return Object.fromEntries(needed.map((field) => [field.name, buildExample(types, field.type)]));
  if (type?.enumValues) return type.enumValues[0]?.name;
  return { Int: 10, Boolean: true, Float: 1 }[ref.name!] ?? '';
}
