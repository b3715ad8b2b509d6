import { type FieldNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/**
 * The fields that lead to the record of an operation's answer: its root field, and in a payload (schema/payload.ts) the record. The
 * operation of a route selects nothing else of a payload but whether the record was created.
 */
export function answeredFields({
  operation,
  selectionSet,
}: OperationDefinitionNode): [root: FieldNode, record?: FieldNode] {
  const root = selectionSet.selections[0] as FieldNode;
  const selections = root.selectionSet?.selections ?? [];
  const [record, ...others] = selections.filter((one) => one.kind !== Kind.FIELD || one.name.value !== 'created');
  const isPayload =
    operation === OperationTypeNode.MUTATION &&
    record?.kind === Kind.FIELD &&
    record.selectionSet &&
    others.length === 0;
  return isPayload ? [root, record] : [root];
}
