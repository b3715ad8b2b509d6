/**
 * What an address page has for a scanner: `P` and the last twelve digits of the order's id, which are random. It cannot be mistaken for the
 * number of a label, which has no letter in front.
 */
export function pieceCode(orderId: string): string {
  return `P${orderId.replaceAll('-', '').slice(-12).toUpperCase()}`;
}

/** As it is read by people: `P 4F6A 8D0C 2E71`. */
export function spacedCode(code: string): string {
  return code.replace(/^P|.{4}/g, '$& ').trim();
}
