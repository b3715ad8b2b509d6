import { Field, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../validation/rules.js';
import { DateTime, JSONObject, SafeInt, UUID } from './scalars.js';

@ObjectType({
  description: 'The mode of the calling token and, of a sandbox, its clock and what is in it.',
  simpleResolvers: true,
})
export class Sandbox {
  @Field(() => String, { description: '`sandbox`, or `live`.' }) mode!: 'sandbox' | 'live';
  @Field(() => Boolean) livemode!: boolean;
  @Field(() => UUID) organizationId!: string;
  @Field(() => DateTime, { description: 'What time it is: in a sandbox, what its clock shows.' }) now!: Date;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'How far the sandbox clock is ahead of the real time; null in live mode.',
  })
  clockOffsetSeconds!: number | null;
  @Field(() => JSONObject, {
    nullable: true,
    description: 'How many rows a reset would delete, by resource, of those that have any; null in live mode.',
  })
  counts!: Record<string, number> | null;
}

@ObjectType({ description: 'What a reset has deleted.', simpleResolvers: true })
export class SandboxReset {
  @Field(() => UUID) organizationId!: string;
  @Field(() => JSONObject, { description: 'How many rows, by resource, of those that had any.' })
  deleted!: Record<string, number>;
  @Field(() => SafeInt, { description: 'How many files: those that nothing else names.' }) filesDeleted!: number;
}

@InputType({ description: 'How far, or to what time, the sandbox clock moves forward: one of both.' })
export class MoveSandboxClockInput {
  @Optional(() => String, {
    max: 64,
    description: 'An ISO 8601 duration of whole numbers, such as `P90D`, `P1Y6M` or `PT36H`.',
  })
  advance?: string | null;
  @Optional(() => DateTime, {
    description: 'A time after the one that the clock shows, at most 5 years ahead of the real time.',
  })
  now?: Date | null;
}
