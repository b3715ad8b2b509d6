import type { BundleModel } from '../domain/bundle/model.js';
import type { ClaimDocumentModel } from '../domain/claim-document/model.js';
import type { CoverPageModel } from '../domain/cover-page/model.js';
import type { CreditStatementModel } from '../domain/credit-statement/model.js';
import type { Verification } from '../domain/document/verification.js';
import type { AppendedExhibit } from '../domain/exhibit/exhibit.js';
import type { MailingBookModel } from '../domain/mailing-book/model.js';
import type { NoticeDocumentModel } from '../domain/notice/document/model.js';
import type { PayApplicationDocumentModel } from '../domain/pay-application-document/model.js';
import type { ProofOfServiceModel } from '../domain/proof-of-service/model.js';
import { describeCharacter } from '../domain/shared/printable.js';
import type { WaiverDocumentModel } from '../domain/waiver/document.js';
import type { WaiverPrintModel } from '../domain/waiver-link/print-model.js';
import type { WaiverStatementModel } from '../domain/waiver-link/statement-model.js';

/** A file inside the PDF, for programs. */
export interface PdfAttachment {
  name: string;
  description: string;
  /** How the file relates to the document (ISO 32000-2, 7.11.3). */
  relationship: 'Data' | 'Supplement';
  /** JSON. */
  text: string;
}

/** What to print: one member per template. Plain data, because it is sent to a worker thread. */
export type RenderJob = {
  /** Printed with a watermark, not for service. */
  preview: boolean;
  /** Made in the sandbox, which each page says. */
  sandbox?: boolean;
  /** RFC 3339; the only time in the file, so that equal jobs give equal bytes. */
  generatedAt: string;
  /** The content of the files that the model lists, in the same order: exhibits, or the parts of a bundle. */
  files?: readonly Uint8Array[];
  /** What the files inflate to in bytes, as it was measured when they were added; undefined if that is not known of all of them. */
  inflated?: number | undefined;
  attachments?: readonly PdfAttachment[];
  /** Printed in the footer of a final document. */
  verification?: Verification;
  /** RFC 3339; the file is sealed with this time, if the process has a certificate. */
  sealAt?: string;
} & (
  | { template: 'bundle'; model: BundleModel }
  | { template: 'notice'; model: NoticeDocumentModel }
  | { template: 'claim'; model: ClaimDocumentModel }
  | { template: 'pay-application'; model: PayApplicationDocumentModel }
  | { template: 'cover-page'; model: CoverPageModel }
  | { template: 'credit-statement'; model: CreditStatementModel }
  | { template: 'mailing-book'; model: MailingBookModel }
  | { template: 'proof-of-service'; model: ProofOfServiceModel }
  | { template: 'waiver-print'; model: WaiverPrintModel }
  | { template: 'waiver-statement'; model: WaiverStatementModel }
  /** `image` is a drawn or uploaded signature as a PNG data URL; `isHeld` marks the copy of a waiver that is signed and not released. */
  | { template: 'waiver'; model: WaiverDocumentModel; image: string | null; isHeld?: boolean }
);

export interface RenderedPdf {
  bytes: Buffer;
  pageCount: number;
  exhibits: AppendedExhibit[];
  /** The name in the certificate of its seal, if it has one. */
  sealedBy?: string;
}

/**
 * A text with characters that no embedded font can print or, when none are listed, with a word that is too long for a line.
 * `field` is the path inside the model, such as `grid.boxes.0.name`.
 */
export interface UnprintableText {
  field: string;
  text: string;
  characters: string[];
}

export class UnprintableTextError extends Error {
  override name = 'UnprintableTextError';
  constructor(readonly texts: UnprintableText[]) {
    const first = texts[0];
    const characters = describeCharacter(first?.characters ?? []);
    const more = texts.length > 1 ? ` (and ${texts.length - 1} more)` : '';
    super(`The text "${clip(first?.text ?? '')}" has characters that cannot be printed: ${characters}${more}.`);
  }
}

function clip(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
