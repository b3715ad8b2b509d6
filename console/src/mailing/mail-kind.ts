import type { Document } from '../api/execute';
import type { GenerateDocumentInput, OrderRecordInput } from '../documents/made-documents.documents';
import type { MailSource } from '../documents/order-dialog';

/** The records of one type that are mailed together: how each is read, printed and ordered. */
export interface MailKind<Data, Record extends MailSource> {
  noun: string;
  /** The list whose records they are. */
  folder: '/notices' | '/claims' | '/waivers';
  /** Reads one of them. */
  document: Document<Data, { id: string }>;
  follows: readonly string[];
  toRecord: (data: Data) => Record;
  /** The mutation that mails one. */
  order: Document<unknown, { input: OrderRecordInput }>;
  /** What its document is made from. */
  printedFrom: (record: Record) => GenerateDocumentInput;
  isOpen: (record: Record) => boolean;
  /** Of one that is not open: whether its pieces are ordered, and what the page says. */
  closed: (record: Record) => { isMailed: boolean; reason: string };
  nameOf: (record: Record) => string;
  /** The day by which it is due. */
  day: { title: string; of: (record: Record) => string | null };
}
