import {
  type FieldNode,
  type GraphQLOutputType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';
import type { Serializers } from '../../reads/compiled/leaves.js';
import { type SelectionContext, selected } from '../../reads/compiled/selected.js';

type Replace = (value: unknown) => unknown;

/**
 * Compiles a function that changes a result in place: members of the enums that have a serializer come as names, and become what the
 * serializer makes of their values. Undefined if nothing of the selection has any.
 */
export function enumValues(
  document: SelectionContext,
  serializers: Serializers,
  type: GraphQLOutputType,
  nodes: readonly FieldNode[],
): Replace | undefined {
  const present = getNullableType(type);
  if (isListType(present)) {
    const replace = enumValues(document, serializers, present.ofType, nodes);
    return replace && ((items) => (Array.isArray(items) ? items.map(replace) : items));
  }
  if (isEnumType(present)) {
    const serialize = serializers[present.name];
    if (!serialize) return undefined;
    const values = new Map(present.getValues().map(({ name, value }) => [name as unknown, serialize(value)]));
    return (name) => values.get(name) ?? null;
  }
  if (isLeafType(present)) return undefined;
  if (!isObjectType(present)) throw new Error(`Enums below ${present} are not replaced: its fields are not known.`);
  const fields = [
    ...selected(
      document,
      present,
      nodes.map(({ selectionSet }) => selectionSet),
    ),
  ].flatMap(([key, below]): Array<[string, Replace]> => {
    const field = present.getFields()[below[0]!.name.value];
    const replace = field && enumValues(document, serializers, field.type, below);
    return replace ? [[key, replace]] : [];
  });
  if (fields.length === 0) return undefined;
  return (value) => {
    const object = value as Record<string, unknown> | null;
    // What a directive leaves out is absent.
    if (object) for (const [key, replace] of fields) if (Object.hasOwn(object, key)) object[key] = replace(object[key]);
    return object;
  };
}
