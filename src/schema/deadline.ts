import { Field, Int, ObjectType } from 'type-graphql';
import type { DeadlineKind } from '../domain/deadlines/wording.js';
import { DeadlineKindEnum } from './enums.js';
import { LocalDate } from './scalars.js';

@ObjectType({
  description: 'What the law asks of a notice, from unverified reference data.',
  simpleResolvers: true,
})
export class DeadlineRule {
  @Field(() => Boolean, { nullable: true, description: 'Null: it depends on facts that are not recorded.' })
  required!: boolean | null;
  @Field(() => String, { description: 'What the period counts from; none, undetermined or unknown.' }) basis!: string;
  @Field(() => Int, { nullable: true, description: 'Days of the period; null where it counts otherwise.' })
  days!: number | null;
  @Field(() => LocalDate, { nullable: true, description: 'The calculated last day; null with the reason explained.' })
  deadline!: string | null;
  @Field(() => Int, { nullable: true, description: 'Days before a late notice that it still covers.' })
  rollingLookbackDays!: number | null;
  @Field(() => String) explanation!: string;
  @Field(() => String, { nullable: true, description: 'The statute.' }) source!: string | null;
  @Field(() => Boolean, { description: 'Always false: have it checked before you rely on it.' }) verified!: boolean;
}

@ObjectType({
  description: 'A date that the claimant has to keep on a project, from unverified reference data.',
  simpleResolvers: true,
})
export class ProjectDeadline {
  @Field(() => DeadlineKindEnum) kind!: DeadlineKind;
  @Field(() => Boolean, { nullable: true, description: 'Null: it depends on facts that are not recorded.' })
  required!: boolean | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last day; null with the reason explained.' })
  date!: string | null;
  @Field(() => Int, { nullable: true, description: 'From today (UTC) to the date; negative when it has passed.' })
  daysLeft!: number | null;
  @Field(() => String, { description: 'What the period counts from; none, undetermined or unknown.' }) basis!: string;
  @Field(() => String) explanation!: string;
  @Field(() => String, { nullable: true, description: 'The statute.' }) source!: string | null;
  @Field(() => Boolean, { description: 'Always false: have it checked before you rely on it.' }) verified!: boolean;
}
