import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parseType,
  type SelectionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { isCursor } from '../../reads/loaders/page.js';

/** Where a walk through a list begins: after a record, or null for the first one. */
export interface Walk {
  after: string | null;
}

/**
 * The operation of a list as it is run for a walk: from a cursor in place of a number of records to skip. The page's facts come
 * first, where the adapter finds them in the written answer.
 */
export function walking(document: DocumentNode): DocumentNode {
  const definitions = document.definitions.map((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? walkingOperation(node) : node,
  );
  return { ...document, definitions };
}

function walkingOperation(operation: OperationDefinitionNode): OperationDefinitionNode {
  const [root] = operation.selectionSet.selections as [FieldNode];
  const after: ArgumentNode = { kind: Kind.ARGUMENT, name: named('after'), value: variable('after') };
  const defined: VariableDefinitionNode = {
    kind: Kind.VARIABLE_DEFINITION,
    variable: variable('after'),
    type: parseType('String'),
  };
  const list: FieldNode = {
    ...root,
    arguments: [...(root.arguments ?? []).filter(({ name }) => name.value !== 'offset'), after],
    selectionSet: { ...root.selectionSet!, selections: [pageInfo, ...root.selectionSet!.selections] },
  };
  return {
    ...operation,
    variableDefinitions: [
      ...(operation.variableDefinitions ?? []).filter((one) => one.variable.name.value !== 'offset'),
      defined,
    ],
    selectionSet: { ...operation.selectionSet, selections: [list] },
  };
}

const named = (value: string) => ({ kind: Kind.NAME, value }) as const;
const variable = (name: string) => ({ kind: Kind.VARIABLE, name: named(name) }) as const;
const field = (name: string, alias: string, selections?: SelectionNode[]): FieldNode => ({
  kind: Kind.FIELD,
  name: named(name),
  alias: named(alias),
  ...(selections && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
});
const pageInfo = field('pageInfo', 'page_info', [
  field('endCursor', 'end_cursor'),
  field('hasNextPage', 'has_next_page'),
]);

export interface PageInfo {
  end_cursor: string | null;
  has_next_page: boolean;
}

const written = /^\{"page_info":(\{[^}]*\})/;

/** The page's facts in the text of a written list. */
export function pageInfoIn(text: string): PageInfo {
  return JSON.parse(written.exec(text)![1]!);
}

/** A cursor names its list, so that it is refused in another one. */
export function toCursor(list: string, { end_cursor, has_next_page }: PageInfo): string | null {
  return has_next_page ? `${list}.${end_cursor}` : null;
}

/** Where the walk begins; undefined for what is no cursor of the list. An empty cursor begins with the first record. */
export function readCursor(list: string, cursor: unknown): Walk | undefined {
  if (cursor === '') return { after: null };
  if (typeof cursor !== 'string' || !cursor.startsWith(`${list}.`)) return undefined;
  const after = cursor.slice(list.length + 1);
  return isCursor(after) ? { after } : undefined;
}
