import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  getNamedType,
} from 'graphql';
import { everything, sample } from '../support/records/every-field.js';
import type { Statement } from './statements.js';

const schema = buildSchema(readFileSync('src/schema/schema.graphql', 'utf8'));
type List = GraphQLField<unknown, unknown>;

/** Every list of the API. */
export const lists: List[] = Object.values(schema.getQueryType()!.getFields()).filter(({ type }) =>
  /Connection!?$/.test(String(type)),
);

/** Sends a query, and returns its body with the statements that the service sent for it. */
type Send = (
  query: string,
  variables?: Record<string, unknown>,
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; a wrong shape fails the test
) => Promise<{ body: any; statements: Statement[] }>;

/**
 * The statements of a list: with all fields and nested lists, with each filter, in each order, after a cursor and an offset.
 * A filter on an id takes it from `records`, under the filter's name, if it is there.
 */
export async function statementsOf(list: List, send: Send, records: object): Promise<Statement[]> {
  const { name } = list;
  const found: Statement[] = [];
  const add = async (...query: Parameters<Send>) => {
    const { body, statements } = await send(...query);
    found.push(...statements);
    return body.data[name];
  };
  const node = getNamedType((getNamedType(list.type) as GraphQLObjectType).getFields().nodes!.type);
  const page = 'totalCount pageInfo { hasNextPage endCursor } nodes { id }';
  await add(
    `{ ${name}(first: 5) { totalCount pageInfo { hasNextPage } nodes { ${everything(node as GraphQLObjectType)} } } }`,
  );
  const filter = argument(list, 'filter');
  for (const field of fieldsOf(filter)) {
    const value = (records as Record<string, unknown>)[field.name] ?? sample(field.type, field.name);
    const given = String(field.type).startsWith('[') ? [value] : value;
    await add(`query($filter: ${filter!.type}) { ${name}(first: 5, filter: $filter) { ${page} } }`, {
      filter: { [field.name]: given },
    });
  }
  const orders = fieldsOf(argument(list, 'orderBy')).find((field) => field.name === 'field');
  for (const { name: field } of orders ? (getNamedType(orders.type) as GraphQLEnumType).getValues() : []) {
    const ordered = `orderBy: { field: ${field}, direction: ASC }`;
    const first = await add(`{ ${name}(first: 5, ${ordered}) { ${page} } }`);
    await add(`query($after: String) { ${name}(first: 5, after: $after, ${ordered}) { ${page} } }`, {
      after: first.pageInfo.endCursor,
    });
  }
  if (argument(list, 'offset')) await add(`{ ${name}(first: 5, offset: 50) { ${page} } }`);
  return found;
}

/**
 * A page of a list in each of its orders, in both directions, without totals, which read every row. The index of the last change has no id:
 * of the copies here, which were all changed at the same time, it would read every one.
 */
export function orderedPages(list: List): Array<{ order: string; query: string }> {
  const orders = fieldsOf(argument(list, 'orderBy')).find((field) => field.name === 'field');
  const names = orders ? (getNamedType(orders.type) as GraphQLEnumType).getValues().map(({ name }) => name) : [];
  return names
    .filter((name) => name !== 'UPDATED_AT' && !sortedOrders[getNodeType(list)]?.includes(name))
    .flatMap((field) =>
      ['ASC', 'DESC'].map((direction) => ({
        order: `${field} ${direction}`,
        query: `query($after: String) {
        ${list.name}(first: 5, after: $after, orderBy: { field: ${field}, direction: ${direction} }) {
          pageInfo { hasNextPage endCursor } nodes { id }
        }
      }`,
      })),
    );
}

/** The orders by what is computed of every row, which only a list that is not too long has. */
const sortedOrders: Readonly<Record<string, readonly string[]>> = {
  DocumentOrder: ['MAIL_CLASS'],
  Escalation: ['STAGE'],
  FulfillmentRequest: ['PROJECT', 'SCOPE'],
  Notice: ['STATUS'],
  Organization: ['PHONE', 'EMAIL', 'IS_ACTIVE'],
  PayApplication: ['CURRENT_PAYMENT_DUE', 'AMOUNT_OUTSTANDING'],
  Project: ['LIEN_RIGHTS', 'NEXT_DEADLINE', 'UNPAID_AMOUNT'],
  Sov: ['SCHEDULED_VALUE'],
  WaiverRequest: ['PAYEE'],
};

/** The type of its records. */
function getNodeType(list: List): string {
  return getNamedType(list.type).name.replace('Connection', '');
}

function argument(list: List, name: string): GraphQLArgument | undefined {
  return list.args.find((one) => one.name === name);
}

function fieldsOf(input: GraphQLArgument | undefined) {
  return input ? Object.values((getNamedType(input.type) as GraphQLInputObjectType).getFields()) : [];
}
