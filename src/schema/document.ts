import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { DocumentableType, DocumentStatus, DocumentType } from '../domain/vocabulary.js';
import { RecordFilter, RecordType, UpdateInput } from './common.js';
import { defineConnection, defineOrdering } from './connection.js';
import { enums } from './enums.js';
import { DateTime, ID } from './scalars.js';
import { SignedOriginal } from './signed-original.js';
import { Optional, RefusesPrices, Required } from './validation/rules.js';
import { FormNotice } from './waiver-parts.js';

@ObjectType({ description: 'Something that is missing from a document, or contradicts itself.', simpleResolvers: true })
export class DocumentWarning {
  @Field(() => String, { description: 'The field that completes or corrects it.' }) field!: string;
  @Field(() => String) message!: string;
  @Field(() => String, { nullable: true, description: 'The statute that asks for it.' }) citation!: string | null;
}

@ObjectType({ description: 'A fact that a document prints although the records do not say it.', simpleResolvers: true })
class InferredFact {
  @Field(() => String, { description: 'The field that confirms or corrects it.' }) field!: string;
  @Field(() => String, { description: 'What is printed.' }) value!: string;
  @Field(() => String, { description: 'Why, and how to confirm or correct it.' }) message!: string;
}

@ObjectType({ description: 'An exhibit that was appended to a document.', simpleResolvers: true })
class DocumentExhibit {
  @Field(() => String, { description: 'From A; the exhibits that the form prints itself come first.' }) letter!: string;
  @Field(() => String, { description: 'Printed on its slip sheet and in the text of the document.' }) title!: string;
  @Field(() => Int, { description: 'The page of its slip sheet; its own pages follow.' }) page!: number;
  @Field(() => Int, { description: 'Its own pages, without the slip sheet.' }) pageCount!: number;
}

@ObjectType({ description: 'A rendered PDF of a record.', simpleResolvers: true })
export class Document extends RecordType {
  @Field(() => ID) organizationId!: string;
  @Field(() => ID) projectId!: string;
  @Field(() => ID) divisionId!: string;
  @Field(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Field(() => ID) documentableId!: string;
  @Field(() => enums.DocumentType, { description: 'Which of the record’s documents it is.' }) type!: DocumentType;
  @Field(() => String, { description: 'The template of the document.' }) template!: string;
  @Field(() => String, { nullable: true, description: 'The state whose form was used.' }) state!: string | null;
  @Field(() => enums.DocumentStatus) status!: DocumentStatus;
  @Field(() => Boolean, { description: 'Whether it is a watermarked preview, which expires after an hour.' })
  isPreview!: boolean;
  @Field(() => String) fileName!: string;
  @Field(() => String) mimeType!: string;
  @Field(() => Int, { description: 'Bytes.' }) fileSize!: number;
  @Field(() => Int) pageCount!: number;
  @Field(() => String, { description: 'SHA-256 of the bytes, in hex.' }) sha256!: string;
  @Field(() => [DocumentWarning], {
    description:
      'What its user has to complete by hand or correct: the document has a blank line for each missing fact.',
  })
  warnings!: DocumentWarning[];
  @Field(() => [InferredFact], {
    description:
      'What it prints although the records do not say it, such as the only party that can have hired the claimant.',
  })
  inferred!: InferredFact[];
  @Field(() => [FormNotice], { description: 'Which form was used, and what its user has to know about it.' })
  notices!: FormNotice[];
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a document that is signed under oath, filed or recorded has no warnings; null for any other.',
  })
  readyToFile!: boolean | null;
  @Field(() => [DocumentExhibit], { description: 'The exhibits that were appended, in the order of their letters.' })
  exhibits!: DocumentExhibit[];
  @Field(() => String, {
    nullable: true,
    description:
      'The code in the footer. The page /v/{code} shows what the document is and whether a copy of it is unchanged. Null for a preview.',
  })
  verificationCode!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the file was sealed with a digital signature.' })
  sealedAt!: string | null;
  @Field(() => String, { nullable: true, description: 'The name in the certificate of the seal.' })
  sealedBy!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When a time stamp was added to the sealed file. This changes sha256 and file_size; copies from before it remain verifiable.',
  })
  timestampedAt!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the document of an unsigned waiver was first downloaded since its signature was requested. This does not change updated_at.',
  })
  viewedAt!: string | null;
  @Field(() => SignedOriginal, { nullable: true, description: 'The scan of the document as it was signed by hand.' })
  signedOriginal!: SignedOriginal | null;
  @Field(() => DateTime, { nullable: true, description: 'When a preview is purged.' }) expiresAt!: string | null;
  @Field(() => DateTime, { nullable: true, description: 'When the document was reverted.' }) revertedAt!: string | null;
}

export const DocumentConnection = defineConnection(Document, 'Document');
export const DocumentOrdering = defineOrdering('Document', ['CREATED_AT', 'UPDATED_AT']);

@InputType({ description: 'Filters a list of Document records.' })
export class DocumentFilter extends RecordFilter {
  @Optional(() => enums.DocumentType) type?: DocumentType | null;
  @Optional(() => enums.DocumentStatus) status?: DocumentStatus | null;
  @Optional(() => Boolean) isPreview?: boolean | null;
  @Optional(() => enums.DocumentableType) documentableType?: DocumentableType | null;
  @Optional(() => ID) documentableId?: string | null;
  @Optional(() => ID) projectId?: string | null;
  @Optional(() => ID) organizationId?: string | null;
}

@RefusesPrices
@InputType({ description: 'The document to render and its record.' })
export class GenerateDocumentInput extends UpdateInput {
  @Required(() => enums.DocumentableType) documentableType!: DocumentableType;
  @Required(() => ID) documentableId!: string;
  @Required(() => enums.DocumentType, { description: 'Which of the record’s documents to generate.' })
  type!: DocumentType;
  @Required(() => ID) organizationId!: string;
  @Optional(() => String, {
    size: 2,
    format: 'state',
    description: 'The state whose template is used; by default the record’s state.',
  })
  state?: string | null;
  @Optional(() => Boolean, {
    description: 'Renders a draft without saving or charging. The request costs no credits.',
  })
  preview?: boolean | null;
  @Optional(() => DateTime, {
    graphqlOnly: true,
    description:
      'The `updatedAt` of the record that the document is generated from, as you read it. If the record has changed since, the mutation fails with PRECONDITION_FAILED, and nothing is generated or charged.',
  })
  override expectedUpdatedAt?: Date | null;
}
