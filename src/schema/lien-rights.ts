import { Field, Int, ObjectType } from 'type-graphql';
import type { LienRightsStatus } from '../domain/deadlines/rights-status.js';
import { enums } from './enums.js';
import { Decimal } from './scalars.js';

@ObjectType({
  description: 'How many projects have lien or bond rights of a status, and what is unpaid on them.',
  simpleResolvers: true,
})
export class LienRightsCount {
  @Field(() => enums.LienRightsStatus, { description: 'The status.' }) status!: LienRightsStatus;
  @Field(() => Int, { description: 'All projects that are not archived.' }) count!: number;
  @Field(() => Decimal, { description: 'What was billed on them and is not paid, without retainage.' })
  unpaid!: string;
}
