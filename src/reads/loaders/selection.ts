import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** The fields that a query selects from a record, and from the connection around it. */
export interface Selection {
  /** Identifies the place in the document, for loaders of one request. */
  id: number;
  record: ReadonlySet<string>;
  connection: ReadonlySet<string>;
  /** Stable name of `record`, for loader and statement caches. */
  key: string;
}

const cachedSelections = new WeakMap<readonly FieldNode[], Selection>();
let places = 0;

/**
 * What `info`'s field selects, merged over fragments and aliases. Compiled documents are kept, and each place has its own list
 * of nodes, so that list is a sound cache key. A single node is not: a fragment can occur in many places. `@include` and `@skip`
 * are not evaluated: selecting an extra column costs less than deciding.
 */
export function readSelection(info: GraphQLResolveInfo): Selection {
  let selection = cachedSelections.get(info.fieldNodes);
  if (!selection) {
    const connection = new Set<string>();
    const record = new Set<string>();
    for (const node of info.fieldNodes) {
      gather(node.selectionSet, info, connection);
      for (const nodes of below(node.selectionSet, info, 'nodes')) gather(nodes, info, record);
      for (const edges of below(node.selectionSet, info, 'edges')) {
        for (const edge of below(edges, info, 'node')) gather(edge, info, record);
      }
    }
    const fields =
      connection.has('nodes') || connection.has('edges') || connection.has('totalCount') ? record : connection;
    selection = { id: ++places, record: fields, connection, key: [...fields].sort().join(',') };
    cachedSelections.set(info.fieldNodes, selection);
  }
  return selection;
}

function gather(set: SelectionSetNode | undefined, info: GraphQLResolveInfo, into: Set<string>): void {
  for (const node of listFields(set, info)) into.add(node.name.value);
}

function below(set: SelectionSetNode | undefined, info: GraphQLResolveInfo, name: string): SelectionSetNode[] {
  return listFields(set, info).flatMap((node) =>
    node.name.value === name && node.selectionSet ? [node.selectionSet] : [],
  );
}

function listFields(set: SelectionSetNode | undefined, info: GraphQLResolveInfo): FieldNode[] {
  return (set?.selections ?? []).flatMap((node) => {
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return listFields(node.selectionSet, info);
    return listFields(info.fragments[node.name.value]?.selectionSet, info);
  });
}
