import { Field, InputType, ObjectType } from 'type-graphql';
import type { EscalationStage, EscalationStatus, EscalationType } from '../domain/vocabulary.js';
import { defineUpdate, describeAlias, RecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { ProjectDeadline } from './deadline.js';
import { enums } from './enums.js';
import { OfProjectFilter } from './of-project.js';
import { printedDescription } from './printed-description.js';
import { RecordDate, recordDates, TransitionDate } from './record-dates.js';
import { Decimal, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

@ObjectType({ description: 'A demand letter, lien filing, bond claim or lawsuit.', simpleResolvers: true })
export class Escalation extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID, { description: 'The project’s division: the claimant.' }) divisionId!: string;
  @Field(() => ID, { nullable: true, description: 'The notice that this escalation follows from.' })
  noticeId!: string | null;
  @Field(() => enums.EscalationType) type!: EscalationType;
  @Field(() => String) typeLabel!: string;
  @Field(() => enums.EscalationStatus) status!: EscalationStatus;
  @Field(() => String) statusLabel!: string;
  @Field(() => String, { description: 'The state whose law applies.' }) state!: string;
  @Field(() => LocalDate, { description: 'The date of issue.' }) escalationDate!: string;
  @Field(() => LocalDate, { nullable: true, description: 'The deadline, which is after the date of issue.' })
  deadlineDate!: string | null;
  @Field(() => [ProjectDeadline], {
    description: 'The deadlines for making the claim and suing on it, where the service has the rules.',
  })
  suggestedDeadlines!: ProjectDeadline[];
  @Field(() => Decimal, { nullable: true }) claimAmount!: string | null;
  @Field(() => String, { nullable: true, description: 'Printed on the document.' }) description!: string | null;
  @Field(() => LocalDate, { nullable: true, description: recordDates.filedOn }) filedOn!: string | null;
  @Field(() => LocalDate, { nullable: true, description: recordDates.recordedOn }) recordedOn!: string | null;
  @Field(() => LocalDate, { nullable: true, description: recordDates.releasedOn }) releasedOn!: string | null;
  @Field(() => String, { nullable: true, description: 'Assigned by the fulfillment partner; read-only.' })
  partnerReferenceId!: string | null;
}

export const EscalationConnection = defineConnection(Escalation, 'Escalation');
export const EscalationOrdering = defineOrdering('Escalation', [
  'CREATED_AT',
  'UPDATED_AT',
  'ESCALATION_DATE',
  'DEADLINE_DATE',
  'CLAIM_AMOUNT',
  'TYPE',
  'STATE',
  'PROJECT',
  'STAGE',
]);

@InputType({ description: 'Filters a list of Escalation records.' })
export class EscalationFilter extends OfProjectFilter {
  @Optional(() => ID) organizationId?: string | null;
  @Optional(() => enums.EscalationType) type?: EscalationType | null;
  @Optional(() => enums.EscalationStatus) status?: EscalationStatus | null;
  @Optional(() => enums.EscalationStage, {
    graphqlOnly: true,
    description:
      'Only those at this stage: of the drafts, only those whose document is generated or ordered, or neither.',
  })
  stage?: EscalationStage | null;
  @Optional(() => String, { size: 2, format: 'state' }) state?: string | null;
  @Optional(() => ID) divisionId?: string | null;
  @Optional(() => LocalDate, { description: 'Only those dated on or after this day.' }) dateFrom?: string | null;
  @Optional(() => LocalDate, { description: 'Only those dated on or before this day.' }) dateUntil?: string | null;
  @Optional(() => String, {
    max: 255,
    description: 'A part of the description, of the partner’s reference or of the name of the project.',
  })
  search?: string | null;
}

@InputType()
@Printed()
export class CreateEscalationInput {
  @Required(() => ID) projectId!: string;
  @Required(() => ID) organizationId!: string;
  @Optional(() => ID, { description: 'The project’s division; another one is refused.' })
  divisionId?: string | null;
  @Optional(() => ID, { description: 'A notice on the same project.' }) noticeId?: string | null;
  @Required(() => enums.EscalationType) type!: EscalationType;
  @Required(() => String, { size: 2, format: 'state' }) state!: string;
  @Required(() => LocalDate) escalationDate!: string;
  @Optional(() => LocalDate, { after: 'escalationDate' }) deadlineDate?: string | null;
  @Optional(() => Decimal, { atLeast: 0 }) claimAmount?: string | null;
  @Optional(() => String, printedDescription) description?: string | null;
  @Optional(() => JSONObject, { json: 'document' }) metadata?: Record<string, unknown> | null;
  @Optional(() => JSONObject, { json: 'document', description: describeAlias('metadata') }) meta?: Record<
    string,
    unknown
  > | null;
}

@InputType({ description: 'A partial update. An escalation can be edited while it is a draft.' })
@Printed()
export class UpdateEscalationInput extends defineUpdate(CreateEscalationInput, {
  fixed: ['projectId', 'organizationId'],
}) {
  @RecordDate('filedOn') filedOn?: string | null;
  @RecordDate('recordedOn') recordedOn?: string | null;
  @RecordDate('releasedOn') releasedOn?: string | null;
}

@InputType({ description: 'Moves an escalation to another status.' })
export class TransitionEscalationInput extends UpdateInput {
  @Required(() => ID) id!: string;
  @Required(() => enums.EscalationStatus) status!: EscalationStatus;
  @TransitionDate('filedOn', 'FILED') filedOn?: string | null;
  @TransitionDate('recordedOn', 'FILED') recordedOn?: string | null;
  @TransitionDate('releasedOn', 'RESOLVED') releasedOn?: string | null;
}
