import { Field, InputType, ObjectType } from 'type-graphql';
import type { BulkAct, BulkRecordType } from '../domain/bulk/acts.js';
import { enums } from './enums.js';
import { Credits, DateTime, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Required } from './validation/rules.js';

@InputType({ description: 'What is to be done with each of several records.' })
export class BulkQuoteInput {
  @Required(() => enums.BulkRecordType, { description: 'What the ids are of: one type in a request.' })
  recordType!: BulkRecordType;
  @Required(() => enums.BulkAct, { description: 'One that records of this type have.' }) act!: BulkAct;
  @Required(() => [ID], { description: 'The records, at most 100.' }) ids!: string[];
  @Optional(() => LocalDate, {
    description:
      'The day of the act, for what was filed, recorded or released. For what is resolved, the day on which its release was recorded, if it was.',
  })
  on?: string | null;
}

@ObjectType({
  description: 'A rule that the act would break, as `extensions.violations` of the error of its mutation has it.',
  simpleResolvers: true,
})
export class BulkQuoteViolation {
  @Field(() => String, { description: 'The field of the mutation’s input; empty if it is none.' }) path!: string;
  @Field(() => String, { description: 'Its name; `sentence` for a rule that has no name.' }) rule!: string;
  @Field(() => JSONObject, { description: 'What the rule is about, such as the status that the record has.' })
  params!: Readonly<Record<string, unknown>>;
  @Field(() => String, { description: 'Its sentence.' }) message!: string;
}

@ObjectType({ description: 'What one of several records would come to.', simpleResolvers: true })
export class BulkQuoteRow {
  @Field(() => ID, { description: 'The record, in the order of the request.' }) recordId!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Its number or title. Null if there is no such record any more.',
  })
  title!: string | null;
  @Field(() => ID, { nullable: true }) organizationId!: string | null;
  @Field(() => ID, { nullable: true }) projectId!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the record last changed.' }) updatedAt!: string | null;
  @Field(() => [String], {
    description: 'Why the act would be rejected, as sentences: those of `violations`. Empty if it would not be.',
  })
  reasons!: string[];
  @Field(() => [BulkQuoteViolation], {
    description: 'Why the act would be rejected, as rules with their parameters. Empty if it would not be.',
  })
  violations!: readonly BulkQuoteViolation[];
  @Field(() => Credits, { description: 'What the act would cost; 0 if it would be rejected.' }) credits!: string;
}

@ObjectType({
  description: 'What an act on each of several records would come to. Nothing is changed or charged.',
  simpleResolvers: true,
})
export class BulkQuote {
  @Field(() => [BulkQuoteRow], { description: 'Each record once.' }) rows!: BulkQuoteRow[];
  @Field(() => Credits, { description: 'What all of them would cost.' }) credits!: string;
}
