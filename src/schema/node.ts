import { Field, InterfaceType } from 'type-graphql';
import { UUID } from './scalars.js';

/** Relay's interface for a record that can be read by its id alone. The types that extend `RecordType` implement it. */
@InterfaceType('Node', {
  description: 'A record. Its id is unique among all records, and `node` reads it by this id.',
  autoRegisterImplementations: false,
})
export abstract class Node {
  @Field(() => UUID) id!: string;
}
