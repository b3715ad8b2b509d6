/** Final files that are laid out for a request and not stored, with their titles. */
export const issuedFileKinds = {
  bundle: 'Document Bundle',
  mailing_record: 'Mailing Record',
  credit_statement: 'Statement of Credits',
  waiver_statement: 'Statement about a Held Waiver',
} as const;
export type IssuedFileKind = keyof typeof issuedFileKinds;

/** Printed in a document's footer, so that its holder can verify it. */
export interface Verification {
  code: string;
  /** The page that verifies it. */
  url: string;
}

/** Crockford's base 32, without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits as `XXXX-XXXX-XXXX-XXXX`. */
export function verificationCode(random: Uint8Array): string {
  if (random.length !== 10) throw new RangeError('A verification code has 80 bits.');
  let bits = random.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let at = 0; at < 16; at += 1) {
    code = alphabet[Number(bits & 31n)] + code;
    bits >>= 5n;
  }
  return code.replace(/(.{4})(?=.)/g, '$1-');
}

/** A code as it is stored, from what a person typed: any case, with or without hyphens; null if it cannot be one. */
export function readVerificationCode(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code) ? code.replace(/(.{4})(?=.)/g, '$1-') : null;
}

export function verificationUrl(publicUrl: string, code: string): string {
  return `${publicUrl}/v/${code}`;
}
