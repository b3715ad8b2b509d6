import {
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { indexFragments } from './document-rules.js';

type Data = Record<string, unknown>;

/** Sets `replayed` of the mutations in a stored answer, which says what was true when it was first given. */
export function markReplayed(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | undefined,
  data: Data | null,
): void {
  const mutations = schema.getMutationType()!.getFields();
  for (const root of walkFields(document, getOperationAST(document, operationName)!.selectionSet)) {
    const type = getNamedType(mutations[root.name.value]?.type);
    const payload = data?.[keyOf(root)];
    if (!payload || !root.selectionSet || !isObjectType(type) || !('replayed' in type.getFields())) continue;
    for (const field of walkFields(document, root.selectionSet)) {
      // A condition may have left it out.
      if (field.name.value === 'replayed' && keyOf(field) in (payload as Data)) (payload as Data)[keyOf(field)] = true;
    }
  }
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

function* walkFields(document: DocumentNode, { selections }: SelectionSetNode): Generator<FieldNode> {
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) yield selection;
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* walkFields(document, selection.selectionSet);
    else yield* walkFields(document, indexFragments(document).get(selection.name.value)!.selectionSet);
  }
}
