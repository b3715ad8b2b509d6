import type { DocumentableType } from '../../../domain/vocabulary.js';
import type { Documentable, DocumentOf } from './document-of.js';
import { escalationDocument } from './escalation.js';
import { noticeDocument } from './notice.js';
import { payApplicationDocument } from './pay-application.js';
import { waiverDocument } from './waiver.js';

/** A row passes its `facts` only to its own other members, so their type need not be known here. */
export type AnyDocumentOf = DocumentOf<Documentable, object>;

/** Every kind of record that has documents. */
const rows: Record<DocumentableType, AnyDocumentOf> = {
  escalation: escalationDocument as unknown as AnyDocumentOf,
  notice: noticeDocument as unknown as AnyDocumentOf,
  pay_application: payApplicationDocument as unknown as AnyDocumentOf,
  waiver: waiverDocument as unknown as AnyDocumentOf,
};

/** Describes how this kind of record becomes a document. */
export function documentOf(type: DocumentableType): AnyDocumentOf {
  return rows[type];
}
