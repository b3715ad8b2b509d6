import { sql } from 'kysely';
import type { RequestContext } from '../../context/request-context.js';
import type { DocumentOrder } from '../../entities/document-order.js';
import type { Violations } from '../../errors/app-error.js';
import { parties } from '../../reads/loaders/party.loader.js';
import { references } from '../shared/record.js';
import type { OrderRecipient } from './recipient.js';

/** Checks that the parties that a request names are parties of the project. */
export async function checkOrderParties(
  ctx: RequestContext,
  violations: Violations,
  projectId: string,
  named: ReadonlyArray<{ field: string; id: string | null | undefined }>,
): Promise<void> {
  const expectedParties = named.map(({ field, id }) => [field, { field, table: parties, id, projectId }]);
  await references(ctx, violations, Object.fromEntries(expectedParties));
}

/** The party of the project that has the name and the address of each recipient; null for a recipient that is none. */
export async function matchParties(
  ctx: RequestContext,
  projectId: string,
  recipients: readonly OrderRecipient[],
): Promise<Array<string | null>> {
  const texts = (name: keyof OrderRecipient) => sql`${recipients.map((recipient) => recipient[name])}::text[]`;
  const { rows } = await sql<{ id: string | null }>`
    select party_of_recipient(${projectId}::uuid, name, line_1, line_2, city, state, zip, country) as id
    from unnest(${texts('recipientName')}, ${texts('recipientAddressLine1')}, ${texts('recipientAddressLine2')},
      ${texts('recipientCity')}, ${texts('recipientState')}, ${texts('recipientZip')}, ${texts('recipientCountryCode')})
      with ordinality r (name, line_1, line_2, city, state, zip, country, place) order by place`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/**
 * The party of an order whose recipient changes. One that was named for another recipient than itself stays, until the recipient becomes
 * another party. One that was renamed or that moved since then is known by its name or its address, and stays where the new recipient has
 * one of them or keeps its own name.
 */
export async function partyAfter(
  ctx: RequestContext,
  order: DocumentOrder,
  to: OrderRecipient,
): Promise<string | null> {
  const [before, after] = await matchParties(ctx, order.projectId, [order, to]);
  if (before === order.partyId || !order.partyId) return after!;
  if (after && after !== before) return after;
  const [wasItself, isItself] = await Promise.all(
    [order, to].map((recipient) => resembles(ctx, order.partyId!, recipient)),
  );
  if (!wasItself) return order.partyId;
  return isItself || to.recipientName === order.recipientName ? order.partyId : null;
}

/** Whether a recipient has the name or the address of a party. */
async function resembles(ctx: RequestContext, partyId: string, to: OrderRecipient): Promise<boolean> {
  const { rows } = await sql<{ shared: boolean }>`
    select name or address as shared from shared_with_party(${partyId}::uuid, ${to.recipientName}, ${to.recipientAddressLine1},
      ${to.recipientAddressLine2}, ${to.recipientCity}, ${to.recipientState}, ${to.recipientZip}, ${to.recipientCountryCode})`.execute(
    ctx.db,
  );
  return rows.some(({ shared }) => shared);
}
