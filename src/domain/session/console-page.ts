/**
 * A page of the console that a sign-in leads to, as it came from outside; undefined if it is anything else. It has an organization
 * and a mode or is that of an invitation, and only characters that cannot lead to another host or leave the console, so that no link to sign in is a way to
 * another site.
 */
export function consolePage(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > longestAddress || !form.test(address)) return undefined;
  return address.includes('/..') || address.includes('//') ? undefined : address;
}

/** Of all that a browser keeps of an address. The filters of a page are far shorter. */
const longestAddress = 1_000;
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
/** The page of an invitation is found before its reader has chosen an organization. */
const form = new RegExp(
  `^/console/(?:${uuid}/(?:live|sandbox)/[\\w./-]*(?:\\?[\\w.~%&=+:,-]*)?|invitations/(?:live|sandbox)/${uuid})$`,
);
