import { type FieldNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/**
 * The fields that lead to the record of an operation's answer: its root field, and in a payload (schema/payload.ts) the record. The
 * operation of a route selects nothing else of a payload.
 */
export function answeredFields({
  operation,
  selectionSet,
}: OperationDefinitionNode): [root: FieldNode, record?: FieldNode] {
  const root = selectionSet.selections[0] as FieldNode;
  const [first, ...others] = root.selectionSet?.selections ?? [];
  const isPayload =
    operation === OperationTypeNode.MUTATION && first?.kind === Kind.FIELD && first.selectionSet && others.length === 0;
  return isPayload ? [root, first] : [root];
}
