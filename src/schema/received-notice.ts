import { Field, InputType, ObjectType } from 'type-graphql';
import { exhibitLimits } from '../domain/exhibit/exhibit.js';
import type { ClaimantMatch, ReceiptMethod, ReceivedNoticeKind } from '../domain/received-notice/vocabulary.js';
import type { ClaimantRole } from '../domain/vocabulary.js';
import { defineUpdate, RecordFilter, RecordInput, RecordType } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { DateTime, Decimal, ID, JSONObject, LocalDate } from './scalars.js';
import { Optional, Printed, Required } from './validation/rules.js';

const texts = {
  kind: 'What kind of notice it is: of a right that is kept, or of a claim that is made.',
  receiptMethod: 'How the notice arrived at you.',
  claimantRole: 'The role of the claimant, as the notice says it; a matched party’s own role counts instead.',
  hiredBy: 'The company that hired the claimant, as the notice says it.',
  amount: 'The amount that the notice says: claimed, or the estimated price.',
  receivedOn: 'The day on which it arrived.',
  releasedOn: 'The day on which the claim was released or withdrawn: nothing is held for it from then on.',
  last: 'The claimant’s last day of work or delivery, if the notice says it.',
};

@ObjectType({
  description:
    'A notice that arrived at the account: a preliminary notice, a notice of intent, a lien, or a claim on a bond or on funds.',
  simpleResolvers: true,
})
export class ReceivedNotice extends RecordType {
  @Field(() => ID, {
    nullable: true,
    description: 'Null for a notice that was served through the service and is on no project yet.',
  })
  projectId!: string | null;
  @Field(() => enums.ReceivedNoticeKind, { description: texts.kind }) kind!: ReceivedNoticeKind;
  @Field(() => String, { description: 'The claimant, as the notice names it.' }) claimantName!: string;
  @Field(() => enums.ClaimantRole, { nullable: true, description: texts.claimantRole })
  claimantRole!: ClaimantRole | null;
  @Field(() => String, { nullable: true }) addressLine1!: string | null;
  @Field(() => String, { nullable: true }) addressLine2!: string | null;
  @Field(() => String, { nullable: true }) city!: string | null;
  @Field(() => String, { nullable: true }) state!: string | null;
  @Field(() => String, { nullable: true }) zip!: string | null;
  @Field(() => String, { nullable: true }) countryCode!: string | null;
  @Field(() => String, { nullable: true, description: texts.hiredBy }) hiredBy!: string | null;
  @Field(() => Decimal, { nullable: true, description: texts.amount }) amount!: string | null;
  @Field(() => LocalDate, { description: texts.receivedOn }) receivedOn!: string;
  @Field(() => enums.ReceiptMethod, { description: texts.receiptMethod }) receiptMethod!: ReceiptMethod;
  @Field(() => LocalDate, { nullable: true }) firstFurnishingDate!: string | null;
  @Field(() => LocalDate, { nullable: true, description: texts.last }) lastFurnishingDate!: string | null;
  @Field(() => String, { nullable: true }) description!: string | null;
  @Field(() => LocalDate, { nullable: true, description: texts.releasedOn }) releasedOn!: string | null;
  @Field(() => enums.ClaimantMatch, { description: 'Whose notice it is, as a person decided.' }) match!: ClaimantMatch;
  @Field(() => ID, { nullable: true, description: 'The party whose notice it is.' }) partyId!: string | null;
  @Field(() => ID, { nullable: true, description: 'The user who decided whose notice it is.' })
  matchedById!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When that was decided.' }) matchedAt!: string | null;
  /** The notice of the account that served it through the service, which is not shown. */
  sourceNoticeId!: string | null;
}

export const ReceivedNoticeConnection = defineConnection(ReceivedNotice, 'ReceivedNotice');
export const ReceivedNoticeOrdering = defineOrdering('ReceivedNotice', ['CREATED_AT', 'UPDATED_AT', 'RECEIVED_ON']);

@InputType({ description: 'Filters a list of ReceivedNotice records.' })
export class ReceivedNoticeFilter extends RecordFilter {
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => ID) partyId?: string | null;
  @Optional(() => enums.ReceivedNoticeKind) kind?: ReceivedNoticeKind | null;
  @Optional(() => enums.ClaimantMatch) match?: ClaimantMatch | null;
  @Optional(() => Boolean, { graphqlOnly: true, description: 'Whether it is on a project.' })
  isOnProject?: boolean | null;
}

@InputType()
@Printed()
export class CreateReceivedNoticeInput {
  @Required(() => ID) projectId!: string;
  @Required(() => enums.ReceivedNoticeKind, { description: texts.kind }) kind!: ReceivedNoticeKind;
  @Required(() => String, { max: 255, description: 'The claimant, as the notice names it.' }) claimantName!: string;
  @Optional(() => enums.ClaimantRole, { description: texts.claimantRole }) claimantRole?: ClaimantRole | null;
  @Optional(() => String, { max: 255 }) addressLine1?: string | null;
  @Optional(() => String, { max: 255 }) addressLine2?: string | null;
  @Optional(() => String, { max: 100 }) city?: string | null;
  @Optional(() => String, { max: 100, format: 'region' }) state?: string | null;
  @Optional(() => String, { max: 10, format: 'postal' }) zip?: string | null;
  @Optional(() => String, { size: 2, format: 'country' }) countryCode?: string | null;
  @Optional(() => String, { max: 255, description: texts.hiredBy }) hiredBy?: string | null;
  @Optional(() => Decimal, { atLeast: 0, description: texts.amount }) amount?: string | null;
  @Required(() => LocalDate, { description: texts.receivedOn }) receivedOn!: string;
  @Required(() => enums.ReceiptMethod, { description: texts.receiptMethod }) receiptMethod!: ReceiptMethod;
  @Optional(() => LocalDate) firstFurnishingDate?: string | null;
  @Optional(() => LocalDate, { description: texts.last }) lastFurnishingDate?: string | null;
  @Optional(() => String, { max: 10_000 }) description?: string | null;
  @Optional(() => LocalDate, { description: texts.releasedOn }) releasedOn?: string | null;
  @Optional(() => JSONObject, { json: 'object' }) metadata?: Record<string, unknown> | null;
}

@InputType({
  description: 'A partial update. Another project opens the question again whose notice it is.',
})
@Printed()
export class UpdateReceivedNoticeInput extends defineUpdate(CreateReceivedNoticeInput, {}) {}

@InputType({
  description:
    'Decides whose notice it is: a party of the project, or with `unknownClaimant` a claimant that the project does not know. With neither, the question is open again.',
})
export class MatchReceivedNoticeInput extends RecordInput {
  @Optional(() => ID, { description: 'A party of the notice’s project.' }) partyId?: string | null;
  @Optional(() => Boolean, { description: 'Flags the claimant as one that the project does not know.' })
  unknownClaimant?: boolean | null;
}

@InputType({
  description: `Attaches the notice itself. A received notice has at most ${exhibitLimits.perRecord} files, of ${exhibitLimits.totalBytes / 1024 / 1024} MB together.`,
})
@Printed('fileName', 'contentBase64')
export class AttachReceivedNoticeFileInput extends RecordInput {
  @Required(() => String, { max: 255, description: 'Ends in .pdf, .jpg, .jpeg or .png.' }) fileName!: string;
  @Required(() => String, {
    description: `The bytes of a PDF, JPEG or PNG in base64, up to ${exhibitLimits.bytes / 1024 / 1024} MB.`,
  })
  contentBase64!: string;
}

@InputType({ description: 'Takes a file off a received notice.' })
export class RemoveReceivedNoticeFileInput extends RecordInput {
  @Required(() => ID, { description: 'The file.' }) fileId!: string;
}
