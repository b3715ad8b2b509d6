import { Field, Int, ObjectType } from 'type-graphql';
import type { PayApplicationStatus } from '../domain/pay-application/transitions.js';
import type { WaiverPolicy } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { DateTime, ID, LocalDate } from './scalars.js';
import { WaiverGridCell } from './waiver-grid.js';

@ObjectType({ description: 'A pay application as a column of the grid of its project.', simpleResolvers: true })
export class WaiverDraw {
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => Int) applicationNumber!: number;
  @Field(() => LocalDate, { description: 'The last day billed for.' }) periodTo!: string;
  @Field(() => enums.PayApplicationStatus) status!: PayApplicationStatus;
  @Field(() => enums.WaiverPolicy, { description: 'Whose waivers are awaited.' }) waiverPolicy!: WaiverPolicy;
  @Field(() => DateTime, { nullable: true, description: 'Since when its waivers are complete.' })
  waiversCompleteAt!: string | null;
}

@ObjectType({ description: 'What a payee was asked for under one pay application.', simpleResolvers: true })
export class WaiverDrawCell {
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => Boolean, { description: 'Whether a waiver of these is not signed.' }) isMissing!: boolean;
  @Field(() => [WaiverGridCell], { description: 'The request that counts for each type that it was asked for.' })
  requests!: WaiverGridCell[];
}

@ObjectType({ description: 'A payee of a project, with what it was asked for.', simpleResolvers: true })
export class ProjectWaiverRow {
  @Field(() => ID, { description: 'The party that is to sign.' }) partyId!: string;
  @Field(() => ID, { description: 'The payee.' }) organizationId!: string;
  @Field(() => String, { description: 'The name of the payee.' }) organizationName!: string;
  @Field(() => ID, { nullable: true, description: 'The party that hired it.' }) hiredByPartyId!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      '1 if the claimant hired it, 2 if such a party did, and so on. Null for a party that was asked and is no longer below the claimant.',
  })
  tier!: number | null;
  @Field(() => [WaiverDrawCell], {
    description: 'A cell for each pay application that it was asked for, in their order. None: it was not asked.',
  })
  cells!: WaiverDrawCell[];
}

@ObjectType({
  description: 'The payees of a project by its pay applications, with the waivers that they were asked for.',
  simpleResolvers: true,
})
export class ProjectWaiverGrid {
  @Field(() => ID) projectId!: string;
  @Field(() => [WaiverDraw], { description: 'The pay applications that are not void, by their numbers.' })
  draws!: WaiverDraw[];
  @Field(() => [ProjectWaiverRow], {
    description: 'Every party below the claimant, each after the one that hired it, then the others that were asked.',
  })
  rows!: ProjectWaiverRow[];
}
