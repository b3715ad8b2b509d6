import { Field, ID, InterfaceType } from 'type-graphql';

/** Relay's interface for a record that can be read by its id alone. The types that extend `RecordType` implement it. */
@InterfaceType('Node', {
  description: 'A record. Its id is unique among all records, and `node` reads it by this id.',
  autoRegisterImplementations: false,
})
export abstract class Node {
  @Field(() => ID, { description: 'A UUID. REST and arguments of the type UUID use the same id.' }) id!: string;
}
