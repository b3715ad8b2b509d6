import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLList,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Random } from '../../tools/bench/torture/random.js';

/** What queries may refer to. */
export interface Known {
  /** Ids of records by the name of the type. */
  ids: Readonly<Record<string, readonly string[]>>;
  /** The types that implement `Node`. */
  nodeTypes: readonly GraphQLObjectType[];
  /** Cursors, valid and not. */
  cursors: readonly string[];
}

export interface GeneratedQuery {
  query: string;
  variables: Record<string, unknown>;
}

interface Writing {
  random: Random;
  known: Known;
  fragments: string[];
  declared: string[];
  variables: Record<string, unknown>;
  /** Fields that may still be written. */
  left: number;
}

/** A random query of the given root fields: fragments, aliases, directives, variables, arguments and nested records. */
export function generateQuery(
  roots: ReadonlyArray<GraphQLField<unknown, unknown>>,
  random: Random,
  known: Known,
): GeneratedQuery {
  const writing: Writing = { random, known, fragments: [], declared: [], variables: {}, left: 60 };
  const count = random.chance(0.85) ? 1 : 2;
  const fields = Array.from({ length: count }, (_, index) => {
    const field = random.oneOf(roots);
    const alias = count > 1 || random.chance(0.2) ? `r${index}: ` : '';
    return `${alias}${writtenField(writing, field, 0)}`;
  });
  const typename = random.chance(0.1) ? '__typename ' : '';
  const { declared, fragments, variables } = writing;
  const head = declared.length > 0 ? `query Random(${declared.join(', ')})` : 'query Random';
  return { query: `${head} { ${typename}${fields.join(' ')} } ${fragments.join(' ')}`, variables };
}

function writtenField(writing: Writing, field: GraphQLField<unknown, unknown>, depth: number): string {
  const type = getNamedType(field.type);
  const args = argumentsOf(writing, field);
  const directive = directiveOf(writing);
  if (isInterfaceType(type)) {
    const some = [writing.random.oneOf(writing.known.nodeTypes), writing.random.oneOf(writing.known.nodeTypes)];
    const parts = some.map((one) => `... on ${one.name} { ${selectionOf(writing, one, depth + 1)} }`);
    return `${field.name}${args}${directive} { __typename id ${parts.join(' ')} }`;
  }
  if (!isObjectType(type)) return `${field.name}${args}${directive}`;
  return `${field.name}${args}${directive} { ${selectionOf(writing, type, depth + 1)} }`;
}

function selectionOf(writing: Writing, type: GraphQLObjectType, depth: number): string {
  const { random } = writing;
  const all = Object.values(type.getFields());
  const leaves = all.filter((field) => isLeafType(getNamedType(field.type)));
  const objects = all.filter((field) => isObjectType(getNamedType(field.type)));
  const isConnection = type.name.endsWith('Connection');
  const parts: string[] = [];
  const wanted = isConnection ? random.between(1, 3) : random.between(1, 8);
  for (let n = 0; n < wanted; n += 1) {
    const deeper = objects.length > 0 && writing.left > 0 && (isConnection || depth < 7);
    const field =
      deeper && random.chance(isConnection ? 0.8 : 0.3) ? random.oneOf(objects) : random.oneOf([...leaves, undefined]);
    writing.left -= 1;
    if (!field) parts.push(`__typename${directiveOf(writing)}`);
    else
      parts.push(
        `${random.chance(0.25) || field.args.length > 0 ? `${aliasFor(writing)}: ` : ''}${writtenField(writing, field, depth)}`,
      );
  }
  if (parts.length === 0 || random.chance(0.1)) parts.push('__typename');
  const text = parts.join(' ');
  if (random.chance(0.1)) return `... on ${type.name}${directiveOf(writing)} { ${text} }`;
  if (random.chance(0.05) && type.getInterfaces().length > 0) return `${text} ... on Node { nodeId: id }`;
  if (random.chance(0.1)) {
    const name = `F${writing.fragments.length}`;
    writing.fragments.push(`fragment ${name} on ${type.name} { ${text} }`);
    return `...${name} ${leaves[0]?.name ?? '__typename'}`;
  }
  return text;
}

/** Aliases rarely repeat: two fields with one alias must be the same field. */
function aliasFor(writing: Writing): string {
  return `a${writing.random.between(0, 1_000_000)}`;
}

function directiveOf(writing: Writing): string {
  const { random } = writing;
  if (!random.chance(0.05)) return '';
  const name = random.oneOf(['skip', 'include']);
  if (random.chance(0.5)) return ` @${name}(if: ${random.chance(0.5)})`;
  return ` @${name}(if: ${declare(writing, 'Boolean!', random.chance(0.5))})`;
}

function declare(writing: Writing, type: string, value: unknown): string {
  const name = `v${writing.declared.length}`;
  writing.declared.push(`$${name}: ${type}`);
  writing.variables[name] = value;
  return `$${name}`;
}

function argumentsOf(writing: Writing, field: GraphQLField<unknown, unknown>): string {
  const { random } = writing;
  const given = field.args.flatMap((argument) => {
    const isRequired = String(argument.type).endsWith('!');
    const chance = argument.name === 'first' ? 0.7 : 0.12;
    if (!isRequired && !random.chance(chance)) return [];
    const value = valueFor(writing, field, argument);
    if (value === undefined) return [];
    if (random.chance(0.3)) return [`${argument.name}: ${declare(writing, String(argument.type), plain(value))}`];
    return [`${argument.name}: ${literal(value)}`];
  });
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** An enum member, which a literal writes without quotes. */
class Member {
  constructor(readonly name: string) {}
}

function valueFor(writing: Writing, field: GraphQLField<unknown, unknown>, { name, type }: GraphQLArgument): unknown {
  const { random, known } = writing;
  const named = getNamedType(type);
  if (name === 'first' || name === 'last') return random.chance(0.01) ? 101 : random.between(0, 6);
  if (name === 'offset') return random.between(0, 3);
  if (name === 'after' || name === 'before') return random.chance(0.5) ? undefined : random.oneOf(known.cursors);
  if (name === 'id') return random.oneOf(known.ids[getNamedType(field.type).name] ?? known.ids.Any!);
  if (!isInputObjectType(named)) {
    const values = [1, 2].map(() => plainValue(writing, name, named));
    return getNullableType(type) instanceof GraphQLList ? values : values[0];
  }
  const fields = Object.values(named.getFields());
  const chosen = name === 'orderBy' ? fields : [random.oneOf(fields)];
  return Object.fromEntries(
    chosen.flatMap((one): Array<[string, unknown]> => {
      const of = getNamedType(one.type);
      if (isEnumType(of)) return [[one.name, new Member(random.oneOf(of.getValues()).name)]];
      if (of.name === 'UUID') return [[one.name, random.oneOf(known.ids[typeOfId(one.name)] ?? known.ids.Any!)]];
      if (of.name === 'Boolean') return [[one.name, random.chance(0.5)]];
      if (of.name === 'DateTime') return [[one.name, '2020-01-01T00:00:00Z']];
      if (of.name === 'String') return [[one.name, random.oneOf(['CA', 'a', 'tower', '%_', 'no such text'])]];
      return [];
    }),
  );
}

/** For arguments that are neither pages nor filters. */
function plainValue({ random, known }: Writing, name: string, type: GraphQLInputType): unknown {
  if (isEnumType(type)) return new Member(random.oneOf(type.getValues()).name);
  if (name === 'cursor') return random.oneOf(known.cursors);
  if (name === 'ids' || String(type) === 'UUID' || String(type) === 'ID') {
    return random.oneOf(known.ids[random.oneOf(Object.keys(known.ids))]!);
  }
  if (String(type) === 'LocalDate') return random.oneOf(['2026-01-01', '2026-06-30', '2030-01-01']);
  if (String(type) === 'Int') return random.between(0, 5);
  return String(type) === 'String' ? random.oneOf(['sunset', 'sunset tower', 'sunest', 'no such text', '']) : undefined;
}

function typeOfId(name: string): string {
  const type = name.replace(/Id$/, '');
  return type.charAt(0).toUpperCase() + type.slice(1);
}

function plain(value: unknown): unknown {
  if (value instanceof Member) return value.name;
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}

function literal(value: unknown): string {
  if (value instanceof Member) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}
