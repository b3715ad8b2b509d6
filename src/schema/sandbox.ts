import { Field, InputType, ObjectType } from 'type-graphql';
import type { AccountMode, SandboxDueSource } from '../domain/sandbox/modes.js';
import { enums } from './enums.js';
import { DateTime, ID, JSONObject, SafeInt } from './scalars.js';
import { Optional } from './validation/rules.js';

@ObjectType({
  description: 'The mode of the calling token and, in a sandbox, its clock and contents.',
  simpleResolvers: true,
})
export class Sandbox {
  @Field(() => enums.AccountMode, { description: 'Which records the calling token reads and writes.' })
  mode!: AccountMode;
  @Field(() => Boolean) livemode!: boolean;
  @Field(() => ID) organizationId!: string;
  @Field(() => DateTime, { description: 'The current time; in a sandbox, the time of its clock.' }) now!: Date;
  @Field(() => SafeInt, {
    nullable: true,
    description: 'How far the sandbox clock is ahead of the real time; null in live mode.',
  })
  clockOffsetSeconds!: number | null;
  @Field(() => JSONObject, {
    nullable: true,
    description: 'The number of rows that a reset would delete, for each resource that has any; null in live mode.',
  })
  counts!: Record<string, number> | null;
}

@ObjectType({ description: 'What falls due in the sandbox: a step of a record, or a deadline.', simpleResolvers: true })
export class SandboxDue {
  @Field(() => DateTime, {
    description: 'When it is due, in the time of the sandbox; a deadline at the start of its day (UTC).',
  })
  at!: string;
  @Field(() => enums.SandboxDueSource, {
    description: '`task` for a step of a record, such as a carrier’s next scan, or `deadline`.',
  })
  source!: SandboxDueSource;
  @Field(() => String, {
    description: 'The kind of the task or of the deadline, such as `carrier.step` or `mechanics_lien`.',
  })
  kind!: string;
  @Field(() => ID, { description: 'The record that the task is for, or the project that has the deadline.' })
  subjectId!: string;
}

@ObjectType({ description: 'The result of a reset.', simpleResolvers: true })
export class SandboxReset {
  @Field(() => ID) organizationId!: string;
  @Field(() => JSONObject, { description: 'The number of deleted rows for each resource that had any.' })
  deleted!: Record<string, number>;
  @Field(() => SafeInt, { description: 'The number of deleted files: those that no other record uses.' })
  filesDeleted!: number;
}

@InputType({ description: 'How far, or to what time, the sandbox clock moves forward. Send one of the two.' })
export class MoveSandboxClockInput {
  @Optional(() => String, {
    max: 64,
    description: 'An ISO 8601 duration of whole numbers, such as `P90D`, `P1Y6M` or `PT36H`.',
  })
  advance?: string | null;
  @Optional(() => DateTime, {
    description: 'A time after the sandbox clock’s current time, at most 5 years ahead of the real time.',
  })
  now?: Date | null;
}
