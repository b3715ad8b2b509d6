import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  GraphQLList,
  type GraphQLNamedType,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import type { Random } from '../../../tools/bench/torture/random.js';

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
  fragments: Array<{ name: string; type: string; text: string }>;
  declared: string[];
  /** The variables of conditions, which several places share. */
  conditions: string[];
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
  const writing: Writing = { random, known, fragments: [], declared: [], conditions: [], variables: {}, left: 60 };
  const count = random.chance(0.85) ? 1 : 2;
  const fields = Array.from({ length: count }, (_, index) => {
    const field = random.oneOf(roots);
    return writtenField(writing, field, 0, count > 1 || random.chance(0.2) ? `r${index}: ` : '');
  });
  const typename = random.chance(0.1) ? '__typename ' : '';
  const { declared, fragments, variables } = writing;
  const head = declared.length > 0 ? `query Random(${declared.join(', ')})` : 'query Random';
  const texts = fragments.map(({ name, type, text }) => `fragment ${name} on ${type} { ${text} }`);
  return { query: `${head} { ${typename}${fields.join(' ')} } ${texts.join(' ')}`, variables };
}

/** Random values for the variables of a document whose root field is the given one. */
export function variablesFor(
  definitions: ReadonlyArray<{ name: string; type: GraphQLInputType }>,
  field: GraphQLField<unknown, unknown>,
  random: Random,
  known: Known,
): Record<string, unknown> {
  const writing: Writing = { random, known, fragments: [], declared: [], conditions: [], variables: {}, left: 0 };
  const given = definitions.flatMap(({ name, type }) => {
    if (!isNonNullType(type) && random.chance(0.3)) return [];
    return [[name, plain(valueFor(writing, field, { name, type }, false))]];
  });
  return Object.fromEntries(given);
}

/**
 * Other values for the variables of a query, so that what is kept for its text is used again. Those that need not be sent are
 * sometimes not sent, or null.
 */
export function varied({ query, variables }: GeneratedQuery, random: Random, known: Known): Record<string, unknown> {
  const ids = Object.values(known.ids).flat();
  const other = (value: unknown): unknown => {
    if (typeof value === 'boolean') return random.chance(0.5);
    if (typeof value === 'number') return random.between(0, 6);
    if (Array.isArray(value)) return value.map(other);
    if (typeof value === 'string') return ids.includes(value) ? random.oneOf(ids) : value;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, other(inner)]));
  };
  const mayBeNull = (name: string) => new RegExp(`\\$${name}: [^!,)]*[,)]`).test(query);
  const entries = Object.entries(other(variables) as Record<string, unknown>).flatMap(([name, value]) => {
    if (!mayBeNull(name) || !random.chance(0.3)) return [[name, value]];
    return random.chance(0.5) ? [] : [[name, null]];
  });
  return Object.fromEntries(entries);
}

/** A field, and sometimes the same one again, with a selection that is merged with the first. */
function writtenField(writing: Writing, field: GraphQLField<unknown, unknown>, depth: number, alias = ''): string {
  const { random, left } = writing;
  const head = `${alias}${field.name}${argumentsOf(writing, field)}`;
  const once = () => `${head}${directiveOf(writing)}${belowOf(writing, getNamedType(field.type), depth)}`;
  return left > 0 && random.chance(0.08) ? `${once()} ${once()}` : once();
}

function belowOf(writing: Writing, type: GraphQLNamedType, depth: number): string {
  if (isInterfaceType(type)) {
    const some = [writing.random.oneOf(writing.known.nodeTypes), writing.random.oneOf(writing.known.nodeTypes)];
    const parts = some.map((one) => `... on ${one.name} { ${selectionOf(writing, one, depth + 1)} }`);
    return ` { __typename id ${parts.join(' ')} }`;
  }
  return isObjectType(type) ? ` { ${selectionOf(writing, type, depth + 1)} }` : '';
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
    const alias = field && (random.chance(0.25) || field.args.length > 0) ? `${aliasFor(writing)}: ` : '';
    parts.push(field ? writtenField(writing, field, depth, alias) : `__typename${directiveOf(writing)}`);
  }
  if (parts.length === 0 || random.chance(0.1)) parts.push('__typename');
  const text = parts.join(' ');
  if (random.chance(0.1)) return `... on ${type.name}${directiveOf(writing)} { ${text} }`;
  if (random.chance(0.05) && type.getInterfaces().length > 0) return `${text} ... on Node { nodeId: id }`;
  if (random.chance(0.1)) {
    const name = `F${writing.fragments.length}`;
    writing.fragments.push({ name, type: type.name, text });
    return `...${name}${directiveOf(writing)} ${leaves[0]?.name ?? '__typename'}`;
  }
  const again = writing.fragments.find((fragment) => fragment.type === type.name);
  if (again && random.chance(0.4)) return `...${again.name}${directiveOf(writing)} ${text}`;
  return text;
}

/** Aliases rarely repeat: two fields with one alias must be the same field. */
function aliasFor(writing: Writing): string {
  return `a${writing.random.between(0, 1_000_000)}`;
}

function directiveOf(writing: Writing): string {
  const { random } = writing;
  if (!random.chance(0.08)) return '';
  const name = random.oneOf(['skip', 'include']);
  if (random.chance(0.4)) return ` @${name}(if: ${random.chance(0.5)})`;
  const { conditions } = writing;
  if (conditions.length > 0 && random.chance(0.5)) return ` @${name}(if: ${random.oneOf(conditions)})`;
  const variable = declare(writing, 'Boolean!', random.chance(0.5));
  // With a default, the variable may be absent.
  if (random.chance(0.3)) {
    writing.declared[writing.declared.length - 1] += ` = ${random.chance(0.5)}`;
    if (random.chance(0.5)) delete writing.variables[variable.slice(1)];
  }
  conditions.push(variable);
  return ` @${name}(if: ${variable})`;
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
    const isVariable = random.chance(0.3);
    const value = valueFor(writing, field, argument, !isVariable);
    if (value === undefined) return [];
    if (isVariable) return [`${argument.name}: ${argumentVariable(writing, argument, value)}`];
    return [`${argument.name}: ${literal(value)}`];
  });
  return given.length > 0 ? `(${given.join(', ')})` : '';
}

/** A variable for an argument: sent, not sent, or null, with or without a default, and one value for a list. */
function argumentVariable(writing: Writing, { type }: Pick<GraphQLArgument, 'type'>, value: unknown): string {
  const { random } = writing;
  const isList = getNullableType(type) instanceof GraphQLList;
  const sent = isList && Array.isArray(value) && random.chance(0.3) ? value[0] : value;
  const variable = declare(writing, String(type), plain(sent));
  const byDefault = random.chance(0.2);
  if (byDefault) writing.declared[writing.declared.length - 1] += ` = ${literal(value)}`;
  const isRequired = isNonNullType(type);
  if ((byDefault || !isRequired) && random.chance(0.3)) delete writing.variables[variable.slice(1)];
  else if (!isRequired && random.chance(0.15)) writing.variables[variable.slice(1)] = null;
  return variable;
}

/** An enum member, which a literal writes without quotes. */
class Member {
  constructor(readonly name: string) {}
}

/** A variable inside of an argument. */
class Variable {
  constructor(readonly name: string) {}
}

/** `withVariables`: a field of an input object may be a variable. */
function valueFor(
  writing: Writing,
  field: GraphQLField<unknown, unknown>,
  { name, type }: Pick<GraphQLArgument, 'name' | 'type'>,
  withVariables: boolean,
): unknown {
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
  const chosen = name === 'orderBy' ? fields : fields.filter(() => random.chance(1.3 / fields.length));
  return Object.fromEntries(
    chosen.flatMap((one): Array<[string, unknown]> => {
      if (name !== 'orderBy' && !String(one.type).endsWith('!') && random.chance(0.05)) return [[one.name, null]];
      const of = getNamedType(one.type);
      const variable = (value: unknown) =>
        withVariables && random.chance(0.3) ? new Variable(argumentVariable(writing, one, value)) : value;
      if (isEnumType(of)) return [[one.name, variable(new Member(random.oneOf(of.getValues()).name))]];
      if (of.name === 'ID') {
        return [[one.name, variable(random.oneOf(known.ids[typeOfId(one.name)] ?? known.ids.Any!))]];
      }
      if (of.name === 'Boolean') return [[one.name, variable(random.chance(0.5))]];
      if (of.name === 'DateTime') {
        return [[one.name, variable(random.oneOf(['2020-01-01T00:00:00Z', '2099-12-31T23:59:59Z']))]];
      }
      if (of.name === 'LocalDate') {
        return [[one.name, variable(random.oneOf(['2026-01-01', '2026-02-03', '2030-01-01']))]];
      }
      if (of.name === 'Int') return [[one.name, variable(random.between(0, 500))]];
      if (of.name === 'String') {
        return [[one.name, variable(random.oneOf(['CA', 'a', 'tower', '%_', '\\', 'no such text']))]];
      }
      return [];
    }),
  );
}

/** For arguments that are neither pages nor filters. */
function plainValue({ random, known }: Writing, name: string, type: GraphQLInputType): unknown {
  if (isEnumType(type)) return new Member(random.oneOf(type.getValues()).name);
  if (name === 'cursor') return random.oneOf(known.cursors);
  if (name === 'ids' || String(type) === 'ID') {
    return random.oneOf(known.ids[random.oneOf(Object.keys(known.ids))]!);
  }
  if (String(type) === 'LocalDate') return random.oneOf(['2026-01-01', '2026-06-30', '2030-01-01']);
  if (String(type) === 'Int') return random.between(0, 5);
  if (String(type) === 'Boolean') return random.chance(0.5);
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
  if (value instanceof Member || value instanceof Variable) return value.name;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${literal(inner)}`)
    .join(', ')} }`;
}
