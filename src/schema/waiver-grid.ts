import { Field, Int, ObjectType } from 'type-graphql';
import type { WaiverPolicy, WaiverRequestStatus, WaiverStatement, WaiverType } from '../domain/vocabulary.js';
import { enums } from './enums.js';
import { DateTime, Decimal, ID } from './scalars.js';

@ObjectType({ description: 'The request of a payee for one type of waiver.', simpleResolvers: true })
export class WaiverGridCell {
  @Field(() => enums.WaiverType) type!: WaiverType;
  @Field(() => ID, { description: 'The request that counts: one that is open or signed, or else the last one.' })
  waiverRequestId!: string;
  @Field(() => enums.WaiverRequestStatus) status!: WaiverRequestStatus;
  @Field(() => Decimal, { nullable: true, description: 'What the payee was asked for.' }) amount!: string | null;
  @Field(() => Boolean, { description: 'Whether the payee was asked and has not signed.' }) isMissing!: boolean;
}

@ObjectType({ description: 'A payee of a pay application, and what it was asked for.', simpleResolvers: true })
export class WaiverGridRow {
  @Field(() => ID, { description: 'The party that is to sign.' }) partyId!: string;
  @Field(() => ID, { description: 'The payee.' }) organizationId!: string;
  @Field(() => String, { description: 'The name of the payee.' }) organizationName!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      '1 if the claimant hired it, 2 if such a party did, and so on. Null for a party that was asked and is no longer below the claimant.',
  })
  tier!: number | null;
  @Field(() => Boolean, {
    description: 'Whether the pay application waits for it: it was asked, and the policy counts it.',
  })
  isAwaited!: boolean;
  @Field(() => enums.WaiverStatement, { description: 'What it says of the companies below it.' })
  statement!: WaiverStatement;
  @Field(() => [WaiverGridCell], {
    description: 'A cell for each type that it was asked for. Empty: it was not asked.',
  })
  cells!: WaiverGridCell[];
}

@ObjectType({
  description: 'The payees of a pay application with the waivers that they were asked for.',
  simpleResolvers: true,
})
export class WaiverGrid {
  @Field(() => ID, { description: 'The pay application.' }) payApplicationId!: string;
  @Field(() => [enums.WaiverType], { description: 'The types that any payee was asked for.' }) types!: WaiverType[];
  @Field(() => enums.WaiverPolicy, { description: 'Whose waivers are awaited.' }) policy!: WaiverPolicy;
  @Field(() => Int, { description: 'How many payees were asked.' }) asked!: number;
  @Field(() => Int, {
    description: 'How many of those that are awaited have not signed everything, or have not said whom they hired.',
  })
  missing!: number;
  @Field(() => Boolean, { description: 'Whether someone is awaited, and no one of those is missing.' })
  isComplete!: boolean;
  @Field(() => DateTime, { nullable: true, description: 'Since when it is complete.' }) completeAt!: string | null;
  @Field(() => [WaiverGridRow], {
    description: 'Every party below the claimant, those that it hired first, then the others that were asked.',
  })
  rows!: WaiverGridRow[];
}
