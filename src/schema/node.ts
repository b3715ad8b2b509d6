import 'reflect-metadata';
import { Field, InterfaceType } from 'type-graphql';
import { ID } from './scalars.js';

/** The description of a field for the record that something names by its type and its id. */
export const recordText =
  'The record; null if it was deleted, if the caller may not read it, or if it is no record that `node` finds.';

/** Relay's interface for a record that can be read by its id alone. The types that extend `RecordType` implement it. */
@InterfaceType('Node', {
  description: 'A record. Its id is unique among all records, and `node` reads it by this id.',
  autoRegisterImplementations: false,
})
export abstract class Node {
  @Field(() => ID) id!: string;
}
