import type { CopySent, NoticeSent } from './notice-sent.js';

/** Who hired the lienor; null where it is not known. */
export type HiredBy = 'owner' | 'contractor' | 'other' | null;

/** What a claim of lien states of the notice to owner. */
interface NoticeToOwner {
  notice: NoticeSent | null;
  /** The notices of which each can be it, if they differ: the claim is sworn, so it has a blank and not a guess. */
  possible: readonly NoticeSent[];
  /** The copies for the contractor and the subcontractor; null if the lienor serves none. */
  copies: { contractor: CopySent | null; subcontractor: CopySent | null } | null;
}

/**
 * Florida Statutes §§ 713.06(2)(a) and 713.08(1)(h), for lienors that are neither laborers nor in privity with the owner. Those whom the
 * contractor did not hire state its copies as well. null if the claim states none.
 */
export function noticeToOwner(role: string, hiredBy: HiredBy, sent: readonly NoticeSent[]): NoticeToOwner | null {
  if (role === 'general_contractor' || role === 'laborer' || hiredBy === 'owner') return null;
  const possible = noticesToOwner(sent);
  const [first, ...others] = possible;
  const isOne = first !== undefined && others.every((other) => isSame(first, other));
  const notice = isOne ? first : null;
  // A subcontractor is by definition hired by the contractor.
  const isHiredByContractor = hiredBy === 'contractor' || (hiredBy === null && role === 'subcontractor');
  const none = { contractor: null, subcontractor: null };
  return { notice, possible: isOne ? [] : possible, copies: isHiredByContractor ? null : (notice?.copies ?? none) };
}

/** A title that says nothing else: "Notice to Owner of Intention to Claim a Lien" is another notice, and so is a letter to the owner. */
const called =
  /\bnotice to (the )?owner(\s*(\/|and)\s*((notice to )?(the )?contractor|preliminary notice))*\s*($|[,;:.(#–—-]|no\b)/i;

/** Those that are called a notice to owner. One that the service served under the law of another state is not Florida's. */
function noticesToOwner(sent: readonly NoticeSent[]): readonly NoticeSent[] {
  return sent.filter((notice) => whyNot(notice) === null);
}

/** Why a notice is not taken for the notice to owner; null if it is. */
export function whyNot({ title, date, state }: NoticeSent): string | null {
  const named = date ? `${title} of ${date}` : title;
  if (state !== undefined && state !== 'FL') return `${named} follows the law of another state (${state}).`;
  if (called.test(title)) return null;
  return `${named} is not called ${/\bnotice to (the )?owner\b/i.test(title) ? 'only ' : ''}a notice to owner.`;
}

/** Whether the claim would say the same of both, such as of one notice to two owners. */
function isSame(one: NoticeSent, other: NoticeSent): boolean {
  const toKey = ({ date, method, copies }: NoticeSent) => JSON.stringify([date, method, copies ?? null]);
  return toKey(one) === toKey(other);
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
