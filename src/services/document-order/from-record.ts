import { sql } from 'kysely';
import { authorize } from '../../context/permission.js';
import type { RequestContext } from '../../context/request-context.js';
import type { WaiverStatus, WaiverType } from '../../domain/vocabulary.js';
import { isWaiverSigned, releaseState } from '../../domain/waiver/transitions.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import { Violations } from '../../errors/app-error.js';
import { rejectMissing, rowsWhere } from '../../reads/loaders/read.js';
import { scoped } from '../../reads/loaders/scope.js';
import type { OrderRecordInput } from '../../schema/document-order-input.js';
import { documentOf } from '../document/content/index.js';
import { generateDocument } from '../document/index.js';
import { holdOrderable, isMailPack } from './orderable.js';
import { checkOrderParties } from './party.js';
import { ensurePayable, placeOrders } from './place.js';
import { type AddressedRecipient, checkMailClass, type OrderRecipient, readRecipient } from './recipient.js';

/** The most recipients in one request. */
const most = 50;

type MailedKind = 'notice' | 'escalation' | 'waiver';

interface OrderedRecord {
  id: string;
  status: string;
  organizationId: string;
  projectId: string;
  state: string;
  type: never;
  metadata: never;
}

/** Mails a notice as accountable mail. */
export function orderNotice(ctx: RequestContext, input: OrderRecordInput): Promise<DocumentOrder[]> {
  return orderRecord(ctx, 'notice', input);
}

/** Mails an escalation. */
export function orderEscalation(ctx: RequestContext, input: OrderRecordInput): Promise<DocumentOrder[]> {
  return orderRecord(ctx, 'escalation', input);
}

/** Mails a signed waiver. */
export function orderWaiver(ctx: RequestContext, input: OrderRecordInput): Promise<DocumentOrder[]> {
  return orderRecord(ctx, 'waiver', input);
}

/**
 * Places an order of the record's document for each recipient, all of them or none. If there is no current document, one is
 * generated.
 */
async function orderRecord(ctx: RequestContext, kind: MailedKind, input: OrderRecordInput): Promise<DocumentOrder[]> {
  authorize(ctx, 'records');
  const documentKind = documentOf(kind);
  const [row] = await rowsWhere(ctx, documentKind.table, sql`id = ${input.id}::uuid and deleted_at is null`);
  if (!row) return rejectMissing(ctx, documentKind.table, input.id);
  const record = row as OrderedRecord;
  const violations = new Violations();
  if (kind === 'waiver') checkSignature(violations, record);
  const recipients = readRecipients(violations, input);
  checkMailClass(violations, input.mailClass, recipients);
  const field = (place: number) => (input.recipients ? `recipients.${place}.partyId` : 'partyId');
  const named = recipients.map(({ partyId }, place) => ({ field: field(place), id: partyId }));
  await checkOrderParties(ctx, violations, record.projectId, named);
  const placing = {
    orderType: 'mail' as const,
    billingMethod: input.billingMethod ?? ('prepay' as const),
    mailClass: input.mailClass,
    organizationId: record.organizationId,
    recipients,
    metadata: input.metadata,
    meta: input.meta,
  };
  let documentId = await currentDocument(ctx, kind, input.id);
  // A signed waiver has its document.
  if (!documentId && kind !== 'waiver') {
    // Check this before the document is rendered.
    if (kind === 'notice' && isMailPack(record)) {
      violations.add('id', 'A mail pack cannot be mail-ordered: remove the mail pack from the notice.');
    }
    violations.throwIfAny();
    await ensurePayable(ctx, placing, { state: record.state, documentType: kind });
    const target = { documentableType: kind, documentableId: input.id, type: kind };
    documentId = (await generateDocument(ctx, { ...target, organizationId: record.organizationId }, 'id')).id;
  }
  const orderable = await holdOrderable(ctx, violations, { documentId: documentId!, orderType: 'mail', field: 'id' });
  violations.throwIfAny();
  return placeOrders(ctx, orderable!, placing);
}

/** Who has a waiver relies on it: only what is signed is mailed, and what is held until its payment stays here. */
function checkSignature(violations: Violations, { type, status }: { type: unknown; status: string }): void {
  const waiver = { type: type as WaiverType, status: status as WaiverStatus };
  // That of one that is declined or void is refused like any other document (orderable.ts).
  if (status === 'declined' || status === 'void') return;
  if (!isWaiverSigned(waiver.status)) {
    violations.add('id', `A waiver that is ${status} cannot be mailed: only a signed one can.`);
  } else if (releaseState(waiver.type, waiver.status) === 'held') {
    violations.add('id', 'The waiver is held until its payment: release it before it is mailed.');
  }
}

/** The record's own document. Its release is ordered by its document's id. */
async function currentDocument(ctx: RequestContext, kind: MailedKind, recordId: string): Promise<string | undefined> {
  const document = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where(scoped(ctx, 'documents'))
    .where('documentable_type', '=', kind)
    .where('documentable_id', '=', recordId)
    .where('status', '=', sql.lit('completed'))
    .where('type', '<>', sql.lit('lien_release'))
    .where('is_preview', '=', sql.lit(false))
    .executeTakeFirst();
  return document?.id;
}

/** One recipient in fields of the request, or several in a list, where the fields have short names. */
function readRecipients(violations: Violations, input: OrderRecordInput): AddressedRecipient[] {
  const { recipients } = input;
  if (!recipients) {
    const recipient: OrderRecipient = {
      recipientName: input.recipientName!,
      recipientAddressLine1: input.recipientAddressLine1!,
      recipientAddressLine2: input.recipientAddressLine2 ?? null,
      recipientCity: input.recipientCity!,
      recipientState: input.recipientState ?? null,
      recipientZip: input.recipientZip ?? null,
      recipientCountryCode: input.recipientCountryCode ?? 'US',
    };
    return [{ ...readRecipient(violations, 'mail', recipient), partyId: input.partyId }];
  }
  if (recipients.length === 0 || recipients.length > most) {
    violations.add('recipients', `The recipients field must have between 1 and ${most} items.`);
  }
  const ofOne = ([name, value]: [string, unknown]) =>
    value && name !== 'recipients' && (name.startsWith('recipient') || name === 'partyId');
  if (Object.entries(input).some(ofOne)) {
    violations.add('recipients', 'An order has either a list of recipients or the fields of one recipient, not both.');
  }
  return recipients.map(
    ({ name, addressLine1, addressLine2 = null, city, state, zip, countryCode, partyId }, index) => {
      const recipient: OrderRecipient = {
        recipientName: name,
        recipientAddressLine1: addressLine1,
        recipientAddressLine2: addressLine2,
        recipientCity: city,
        recipientState: state ?? null,
        recipientZip: zip ?? null,
        recipientCountryCode: countryCode ?? 'US',
      };
      const fieldOf = (field: string) => `recipients.${index}.${shortName(field)}`;
      return { ...readRecipient(violations, 'mail', recipient, fieldOf), partyId };
    },
  );
}

/** `recipientAddressLine1` → `addressLine1`. */
function shortName(field: string): string {
  return field.charAt('recipient'.length).toLowerCase() + field.slice('recipient'.length + 1);
}
