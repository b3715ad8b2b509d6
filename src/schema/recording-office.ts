import { Field, ObjectType } from 'type-graphql';
import type { OrderType } from '../domain/credit/pricing.js';
import type { RecordingOfficeKind } from '../domain/recording-office/office.js';
import { enums } from './enums.js';
import { LocalDate } from './scalars.js';

@ObjectType({
  description:
    'An office that may record documents about land in a county: from the operator’s directory, where the account had a document recorded or filed before, or both.',
  simpleResolvers: true,
})
export class RecordingOffice {
  @Field(() => String, { description: 'The name of the office.' }) name!: string;
  @Field(() => enums.RecordingOfficeKind, { nullable: true, description: 'Null if it is not in the directory.' })
  kind!: RecordingOfficeKind | null;
  @Field(() => String, {
    nullable: true,
    description: 'The part of the county that it serves, where the county has several offices of its kind.',
  })
  district!: string | null;
  @Field(() => String) addressLine1!: string;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String) city!: string;
  @Field(() => String) zip!: string;
  @Field(() => String, { nullable: true }) phone!: string | null;
  @Field(() => String, { nullable: true, description: 'The URL of its website.' }) website!: string | null;
  @Field(() => String, { nullable: true, description: 'Where the operator read its address.' }) source!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the operator checked it. Null if it is not in the directory.',
  })
  checkedOn!: string | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day on which the account last ordered there, in the state of the office. Null if it never did.',
  })
  usedOn!: string | null;
  @Field(() => enums.OrderType, { nullable: true, description: 'The type of that order.' }) usedFor!: OrderType | null;
}
