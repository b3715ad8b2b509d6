import { Entity, Property } from '@mikro-orm/decorators/legacy';
import type { InferredFact } from '../domain/document/inferred.js';
import type { SignedOriginal } from '../domain/document/signed-original.js';
import type { DocumentNotice, DocumentWarning } from '../domain/document/warning.js';
import type { AppendedExhibit } from '../domain/exhibit/exhibit.js';
import type { DocumentableType, DocumentStatus, DocumentType } from '../domain/vocabulary.js';
import { ProjectRecord } from './record.js';

/** A rendered PDF of a record. Its bytes are in the file store under their SHA-256. */
@Entity({ tableName: 'documents' })
export class Document extends ProjectRecord {
  @Property({ type: 'uuid' })
  divisionId!: string;

  @Property({ type: 'text' })
  documentableType!: DocumentableType;

  @Property({ type: 'uuid' })
  documentableId!: string;

  @Property({ type: 'text' })
  type!: DocumentType;

  @Property({ type: 'text' })
  template!: string;

  @Property({ type: 'text', nullable: true })
  state: string | null = null;

  @Property({ type: 'text' })
  status!: DocumentStatus;

  @Property({ type: 'boolean' })
  isPreview = false;

  @Property({ type: 'text' })
  fileName!: string;

  @Property({ type: 'text' })
  mimeType = 'application/pdf';

  @Property({ type: 'integer' })
  fileSize!: number;

  @Property({ type: 'integer' })
  pageCount!: number;

  @Property({ type: 'text' })
  sha256!: string;

  /** What is missing from the document, or contradicts itself. */
  @Property({ type: 'json', columnType: 'jsonb' })
  warnings: DocumentWarning[] = [];

  /** What the document prints although the records do not say it. */
  @Property({ type: 'json', columnType: 'jsonb' })
  inferred: InferredFact[] = [];

  /** Which form was used, and what its user has to know. */
  @Property({ type: 'json', columnType: 'jsonb' })
  notices: DocumentNotice[] = [];

  /** Null for a document that is neither signed under oath, filed nor recorded. */
  @Property({ type: 'boolean', nullable: true })
  readyToFile: boolean | null = null;

  /** Identifies what the document prints (services/document/content-hash.ts). */
  @Property({ type: 'text', nullable: true })
  contentHash: string | null = null;

  /** Identifies the records that it was made from, as the document left them. */
  @Property({ type: 'text', nullable: true })
  recordsHash: string | null = null;

  /** What was appended to the document. */
  @Property({ type: 'json', columnType: 'jsonb' })
  exhibits: AppendedExhibit[] = [];

  /** Printed in the footer; null for a preview and for documents of earlier releases. */
  @Property({ type: 'text', nullable: true })
  verificationCode: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  sealedAt: Date | null = null;

  /** The name in the certificate of the seal. */
  @Property({ type: 'text', nullable: true })
  sealedBy: string | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  timestampedAt: Date | null = null;

  /** The hash of the file before its time stamp was added: a copy from that time is still verified. */
  @Property({ type: 'text', nullable: true })
  earlierSha256: string | null = null;

  /** The claimant and the project as the document prints them; null for documents of earlier releases. */
  @Property({ type: 'text', nullable: true })
  issuedBy: string | null = null;

  @Property({ type: 'text', nullable: true })
  projectName: string | null = null;

  /** The person who signs, as the document prints it; null for a blank, and for documents of earlier releases. */
  @Property({ type: 'text', nullable: true })
  signer: string | null = null;

  /** The scan of the document as it was signed by hand. Its files are attached to the document. */
  @Property({ type: 'json', columnType: 'jsonb', nullable: true })
  signedOriginal: SignedOriginal | null = null;

  /** The first download of a waiver's document since its signature was requested. */
  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  viewedAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  @Property({ columnType: 'timestamptz(3)', type: 'datetime', nullable: true })
  revertedAt: Date | null = null;
}
