import { Field, ID, InterfaceType } from 'type-graphql';

/** Relay's name for a record that can be read by its id alone. The types that have it follow from `RecordType`. */
@InterfaceType('Node', {
  description: 'A record. Its id is unique among all records, and `node` reads it by this id.',
  autoRegisterImplementations: false,
})
export abstract class Node {
  @Field(() => ID, { description: 'A UUID. The same in REST, and in arguments of the type UUID.' }) id!: string;
}
