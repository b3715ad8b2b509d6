import type { CopySent, NoticeSent } from './notice-sent.js';

/** Who hired the lienor; null where it is not known. */
export type HiredBy = 'owner' | 'contractor' | 'other' | null;

/** What a claim of lien states of the notice to owner. */
interface NoticeToOwner {
  notice: NoticeSent | null;
  /** The copies for the contractor and the subcontractor; null if the lienor serves none. */
  copies: { contractor: CopySent | null; subcontractor: CopySent | null } | null;
}

/**
 * Florida Statutes §§ 713.06(2)(a) and 713.08(1)(h), for lienors that are neither laborers nor in privity with the owner. Those whom the
 * contractor did not hire state its copies as well. null if the claim states none.
 */
export function noticeToOwner(role: string, hiredBy: HiredBy, sent: readonly NoticeSent[]): NoticeToOwner | null {
  if (role === 'general_contractor' || role === 'laborer' || hiredBy === 'owner') return null;
  const named = sent.find(({ title }) => /\bowner\b/i.test(title));
  const notice = named ?? (sent.length === 1 ? sent[0]! : null);
  // A subcontractor is by definition hired by the contractor.
  const isHiredByContractor = hiredBy === 'contractor' || (hiredBy === null && role === 'subcontractor');
  const none = { contractor: null, subcontractor: null };
  return { notice, copies: isHiredByContractor ? null : (notice?.copies ?? none) };
}

/** How a party stands to the owner and the contractor, which are compared by name. */
export function hiredBy(
  hiring: string | null | undefined,
  owners: readonly { name: string }[],
  contractors: readonly { name: string }[],
): HiredBy {
  if (!hiring) return null;
  if (owners.some(({ name }) => name === hiring)) return 'owner';
  return contractors.some(({ name }) => name === hiring) ? 'contractor' : 'other';
}

/** Whether a day and a manner of service are known, or none was required. */
export function isStated(copy: CopySent | null): boolean {
  return copy !== null && (copy.required === false || (copy.date !== null && copy.method !== null));
}
