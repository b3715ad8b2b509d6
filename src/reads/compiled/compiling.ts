import type { FieldNode, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import type { TextRow } from '../../context/text-rows.js';
import type { Serializers } from './leaves.js';
import type { Level, TextOf } from './level.js';
import type { SelectionContext } from './selected.js';
import type { Values } from './values.js';

/** Writes the record of a row as JSON. */
export type WriteRecord = (rows: readonly TextRow[], texts: readonly TextOf[], index: number) => string;

/** The document that is compiled. */
export interface Compiler extends SelectionContext {
  serializers: Serializers;
  /** Compiles what the document selects of the records of a level: records have lists, and lists have records. */
  record(compiling: Compiler, level: Level, type: GraphQLObjectType, nodes: readonly FieldNode[]): WriteRecord;
  /** Compiles what the document selects of values: values have records, and records have values. */
  values(compiling: Compiler, type: GraphQLOutputType, nodes: readonly FieldNode[]): Values;
}
