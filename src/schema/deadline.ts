import { Field, Int, ObjectType } from 'type-graphql';
import type { DeadlineKind } from '../domain/deadlines/wording.js';
import { DeadlineKindEnum } from './enums.js';
import { LocalDate } from './scalars.js';

@ObjectType({
  description: 'The legal requirements of a notice, from unverified reference data.',
  simpleResolvers: true,
})
export class DeadlineRule {
  @Field(() => Boolean, { nullable: true, description: 'Null if it depends on facts that are not recorded.' })
  required!: boolean | null;
  @Field(() => String, { description: 'The event that starts the period; or `none`, `undetermined` or `unknown`.' })
  basis!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The length of the period in days; null if it is not measured in days.',
  })
  days!: number | null;
  @Field(() => LocalDate, {
    nullable: true,
    description: 'The calculated last day; if null, `explanation` gives the reason.',
  })
  deadline!: string | null;
  @Field(() => Int, { nullable: true, description: 'The days before service that a late notice still covers.' })
  rollingLookbackDays!: number | null;
  @Field(() => String) explanation!: string;
  @Field(() => String, { nullable: true, description: 'The statute.' }) source!: string | null;
  @Field(() => Boolean, { description: 'Always false: have it checked before you rely on it.' }) verified!: boolean;
}

@ObjectType({
  description: 'A deadline of the claimant on a project, from unverified reference data.',
  simpleResolvers: true,
})
export class ProjectDeadline {
  @Field(() => DeadlineKindEnum) kind!: DeadlineKind;
  @Field(() => Boolean, { nullable: true, description: 'Null if it depends on facts that are not recorded.' })
  required!: boolean | null;
  @Field(() => LocalDate, { nullable: true, description: 'The last day; if null, `explanation` gives the reason.' })
  date!: string | null;
  @Field(() => Int, { nullable: true, description: 'From today (UTC) to the date; negative when it has passed.' })
  daysLeft!: number | null;
  @Field(() => String, { description: 'The event that starts the period; or `none`, `undetermined` or `unknown`.' })
  basis!: string;
  @Field(() => String) explanation!: string;
  @Field(() => String, { nullable: true, description: 'The statute.' }) source!: string | null;
  @Field(() => Boolean, { description: 'Always false: have it checked before you rely on it.' }) verified!: boolean;
}
