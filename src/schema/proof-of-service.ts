import { Field, ObjectType } from 'type-graphql';
import type { MailClass } from '../domain/credit/pricing.js';
import type { DocumentOrderStatus } from '../domain/document-order/states.js';
import { enums } from './enums.js';
import { DateTime, ID } from './scalars.js';

@ObjectType({ description: 'An event reported for a piece of mail.', simpleResolvers: true })
class ServedPieceEvent {
  @Field(() => DateTime) occurredAt!: string;
  @Field(() => String, { description: 'The event in the words of its source.' }) name!: string;
  @Field(() => String, { nullable: true }) location!: string | null;
  @Field(() => String, { description: 'Who reported it: a carrier, or `mailroom` for what staff entered.' })
  provider!: string;
}

@ObjectType({ description: 'One piece of mail, to one recipient.', simpleResolvers: true })
export class ServedPiece {
  @Field(() => ID) documentOrderId!: string;
  @Field(() => String) recipientName!: string;
  @Field(() => [String], { description: 'The address, line by line.' }) recipientAddressLines!: string[];
  @Field(() => enums.MailClass, { description: 'First-class, certified or priority.' }) mailClass!: MailClass;
  @Field(() => String, { nullable: true }) carrier!: string | null;
  @Field(() => String, { nullable: true }) trackingNumber!: string | null;
  @Field(() => enums.DocumentOrderStatus) status!: DocumentOrderStatus;
  @Field(() => DateTime, { nullable: true, description: 'The carrier’s first scan.' }) acceptedAt!: string | null;
  @Field(() => DateTime, { nullable: true }) deliveredAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When it was returned.' }) returnedAt!: string | null;
  @Field(() => ID) documentId!: string;
  @Field(() => String, { description: 'SHA-256 of the mailed document, in hex.' }) documentSha256!: string;
  @Field(() => [ServedPieceEvent], { description: 'The events that the carrier reported.' })
  events!: ServedPieceEvent[];
}

@ObjectType({
  description: 'The record of a notice’s mailing, with a PDF. It states facts, not their legal effect.',
  simpleResolvers: true,
})
export class ProofOfService {
  @Field(() => ID, { description: 'The notice.' }) noticeId!: string;
  @Field(() => DateTime, { description: 'When the carrier accepted the first piece.' }) acceptedAt!: string;
  @Field(() => [ServedPiece], { description: 'The pieces of mail with their recorded events.' }) pieces!: ServedPiece[];
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
}
