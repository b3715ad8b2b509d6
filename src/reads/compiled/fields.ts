import { type FieldNode, type GraphQLField, getNullableType, isInterfaceType, isObjectType } from 'graphql';
import { findTable, type Table } from '../loaders/table.js';
import type { Compiler } from './compiling.js';
import { connectionNode } from './connection.js';
import type { Slot } from './level.js';
import { manySlot } from './many.js';
import { recordSlot } from './nodes.js';
import { NotCompiled } from './not-compiled.js';
import { computedSlot, oneSlot } from './slots.js';

/**
 * Compiles a field that has a resolver: related records, or values that it computes.
 *
 * @param owner the table of the rows that have the field; objects that a resolver returned have none
 */
export function compileSlot(
  compiling: Compiler,
  owner: Table | undefined,
  field: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
): Slot {
  const method = field.extensions.method!;
  if (!method.describes) return computedSlot(compiling, method, field, nodes);
  const type = getNullableType(field.type);
  if (isInterfaceType(type)) return recordSlot(compiling, method, nodes);
  if (!isObjectType(type)) throw new NotCompiled('field');
  const node = connectionNode(type);
  const table = findTable((node ?? type).name);
  if (!table) throw new NotCompiled('field');
  if (node) return manySlot(compiling, owner, table, method, field, type, nodes);
  return oneSlot(compiling, table, method, field, type, nodes);
}
