import {
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
} from 'graphql';
import { argumentTexts, glossary } from '../../schema/glossary.js';
import { memberText } from '../../schema/member-texts.js';

type DescribedElement = { description?: string | null };

/**
 * Adds the missing descriptions of types, fields and arguments: from the glossary, from the record that an input belongs to, or
 * derived from the name. Both APIs publish them: GraphQL through introspection, REST in its OpenAPI description.
 */
export function describeSchema(schema: GraphQLSchema): void {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  for (const type of types) fill(type, glossary[type.name], ofInput(type, schema)?.description);
  for (const type of types.filter(isEnumType)) {
    for (const member of type.getValues()) fill(member, memberText(type.name, member.name));
  }
  // After the object types, because inputs inherit the descriptions of their records.
  for (const type of types.filter(isObjectType))
    for (const field of listFields(type)) describeField(schema, type, field);
  for (const type of types.filter(isInputObjectType)) {
    for (const field of Object.values(type.getFields())) describeInputField(schema, type, field);
  }
}

function describeField(schema: GraphQLSchema, type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): void {
  fill(field, ofRoot(schema, type, field), glossary[field.name], ofList(field));
  for (const arg of field.args) fill(arg, argumentTexts[arg.name], ofInputType(arg.type), glossary[arg.name]);
}

function describeInputField(schema: GraphQLSchema, type: GraphQLInputObjectType, field: GraphQLInputField): void {
  // An input's metadata field has its own description, which states the limits.
  const record = field.name === 'metadata' ? undefined : ofInput(type, schema);
  const ofRecord = record?.getFields()[field.name]?.description;
  const ofFilter =
    type.name.endsWith('Filter') && field.name !== 'search' ? 'Only records with this value.' : undefined;
  fill(field, ofRecord, ofFilter, glossary[field.name]);
}

/** An argument of an input type is what its type says. */
function ofInputType(type: GraphQLInputType): string | null | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.description : undefined;
}

/** The record that an input creates, changes or is part of: `Contact` for `UpdateContactInput`. */
function ofInput(type: GraphQLNamedType, schema: GraphQLSchema): GraphQLObjectType | undefined {
  const [, name] = /^(?:Create|Update|Upsert|Replace|New|Previewed)?(\w+)Input$/.exec(type.name) ?? [];
  const record = name && schema.getType(name);
  return isObjectType(record) ? record : undefined;
}

/** The description of a root field, the same for all records. */
function ofRoot(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: DescribedElement & { name: string; type: unknown },
) {
  const answered = getNamedType(field.type as GraphQLObjectType);
  if (type === schema.getQueryType()) {
    return answered.name.endsWith('Connection') ? 'Newest first.' : answered.description;
  }
  if (type !== schema.getMutationType()) return undefined;
  const [verb] = /^[a-z]+/.exec(field.name)!;
  return rootVerbs[verb];
}

const rootVerbs: Record<string, string> = {
  update: 'Updates part of the record. Omitted fields stay unchanged; null clears a field that allows it.',
  delete: 'Deletes the record. It no longer appears in lists, but is kept for documents that refer to it.',
  transition: 'Changes the status. An illegal transition is refused; the message lists the allowed ones.',
};

function ofList(field: GraphQLField<unknown, unknown>): string | undefined {
  const listed = getNamedType(field.type).name;
  return listed.endsWith('Connection') ? `Its ${words(field.name)}, newest first.` : undefined;
}

/** `PayApplication` → `pay application`. */
function words(name: string): string {
  return name.replace(/(?<=.)[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
}

function listFields(type: GraphQLObjectType): Array<GraphQLField<unknown, unknown>> {
  return Object.values(type.getFields());
}

/** Sets the first description that is not empty. */
function fill(described: DescribedElement, ...descriptions: Array<string | null | undefined>): void {
  described.description ??= descriptions.find(Boolean);
}
