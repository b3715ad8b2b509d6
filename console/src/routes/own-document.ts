/**
 * The page that takes a card may load Stripe's form, and no other page may. A document keeps the policy that it was loaded with, so
 * this page has a document of its own: the links to it and from it load a new one.
 */
const ownDocument = /\/account\/plan\/pay$/;

const isOwn = ownDocument.test(window.location.pathname);

/** Whether the page at this path belongs to another document than the one that is loaded. */
export function needsOtherDocument(path: string): boolean {
  return ownDocument.test(path) !== isOwn;
}
