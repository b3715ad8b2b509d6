/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The code on the printed page of a request, such as `9XK4-2MTB`: the last 40 bits of its id, which are random. It finds the request and
 * gives no right to it.
 */
export function printCode(requestId: string): string {
  let bits = BigInt(`0x${requestId.slice(-10)}`);
  let code = '';
  for (let at = 0; at < 8; at += 1) {
    code = alphabet[Number(bits & 31n)] + code;
    bits >>= 5n;
  }
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The end of the id that a code is about, from what a person typed: any case, with or without a hyphen; null if it cannot be one. */
export function readPrintCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(code)) return null;
  const bits = [...code].reduce((sum, character) => (sum << 5n) | BigInt(alphabet.indexOf(character)), 0n);
  return bits.toString(16).padStart(10, '0');
}

/** Short enough to be typed. */
export function printUrl(publicUrl: string, code: string): string {
  return `${publicUrl}/w/${code}`;
}
