import { domainToASCII, domainToUnicode } from 'node:url';
import { hasUnseen } from '../shared/legible.js';

/** A person's e-mail address, read. */
export interface EmailAddress {
  /** Where e-mails go, and what is stored: the local part as it was written, and the domain in ASCII (`xn--…`). */
  address: string;
  /** The domain in ASCII and lower case. */
  domain: string;
  /**
   * What a stored address of this person is equal to, once its letters A to Z are folded and no others: the address with the domain
   * in ASCII, and with the domain in Unicode, as an older row may have it.
   */
  keys: readonly string[];
}

/** No quoted local parts and no comments: mail systems disagree about what they are equal to. */
const shape = /^([^\s@"(),:;<>[\\\]]+)@([^\s@"(),:;<>[\\\]]+)$/;

/** A host name of two labels or more. A last label of digits would be an IP address. */
const hostName =
  /^(?=.{4,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The only way to find out whether two texts are the address of one person. Of the local part, only A to Z are folded: Unicode's rules
 * fold `K` (the Kelvin sign) and `İ` to letters of other mailboxes. A domain is the same in ASCII and in Unicode (IDNA 2008).
 * Undefined for a text that is no address, or that has compatibility forms or invisible characters, which make it look like another.
 */
export function readEmailAddress(text: string): EmailAddress | undefined {
  const [, local, emailDomain] = (text.length <= 255 && shape.exec(text)) || [];
  if (!local || !emailDomain || !isPlain(local)) return undefined;
  const domain = readDomain(emailDomain);
  if (!domain) return undefined;
  const folded = foldAscii(local);
  const keys = [...new Set([`${folded}@${domain}`, `${folded}@${domainToUnicode(domain)}`])];
  return { address: `${local}@${domain}`, domain, keys };
}

export function isEmailAddress(text: string): boolean {
  return readEmailAddress(text) !== undefined;
}

/** The domain of an e-mail address in ASCII and lower case; undefined if it is none. */
export function readDomain(text: string): string | undefined {
  // `domainToASCII` reads a host of a URL: it would decode %61, and cut the text off at a slash.
  if (!isPlain(text) || /[^\w.\-\u0080-\u{10ffff}]/u.test(text)) return undefined;
  const domain = domainToASCII(text);
  const shown = domainToUnicode(domain);
  // Punycode that IDNA does not write itself, such as `xn--fass-`, would look like another domain.
  return hostName.test(domain) && !/(^|\.)xn--/.test(shown) && domainToASCII(shown) === domain ? domain : undefined;
}

function isPlain(text: string): boolean {
  return text.normalize('NFKC') === text && !hasUnseen(text);
}

function foldAscii(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
