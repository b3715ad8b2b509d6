import { readEmailAddress } from '../../domain/person/email-address.js';
import { asSeen, illegibility } from '../../domain/shared/legible.js';
import { formatCents, largestAmount, parseCents } from '../../domain/shared/money.js';
import { unprintability } from '../../domain/shared/printable.js';
import type { Violations } from '../../errors/app-error.js';

interface Typed {
  /** Begins its sentences. */
  label: string;
  most: number;
  lines: 'one' | 'many';
  isRequired?: boolean;
}

/** A text that a person types on the page: trimmed, and printable, because it is printed or shown to the payer. */
export function readTyped(
  violations: Violations,
  field: string,
  text: unknown,
  { label, most, lines, isRequired = true }: Typed,
): string | null {
  const typed = typeof text === 'string' ? asSeen(text.normalize('NFC')) : '';
  if (typed === '') {
    if (isRequired) violations.add(field, `${label} is missing.`);
    return null;
  }
  if ([...typed].length > most) violations.add(field, `${label} has more than ${most} characters.`);
  const flaw = illegibility(typed, lines) ?? unprintability(typed);
  if (flaw) violations.add(field, `${label} ${flaw}`);
  return typed;
}

/** An amount of money as a person writes it, such as `$1,234.50`. */
export function readAmount(violations: Violations, field: string, text: unknown): string | null {
  const plain =
    typeof text === 'string'
      ? text
          .replace(/^\s*\$/, '')
          .replace(/(?<=\d),(?=\d{3}\b)/g, '')
          .trim()
      : '';
  if (plain === '') {
    violations.add(field, 'The amount is missing.');
    return null;
  }
  const cents = /^\d+(\.\d{1,2})?$/.test(plain) ? parseCents(plain) : null;
  if (cents === null || cents <= 0n || cents > largestAmount) {
    violations.add(field, 'The amount must be a sum above zero, such as 1234.50.');
    return null;
  }
  return formatCents(cents);
}

/** A mailbox that a person types. */
export function readTypedMailbox(violations: Violations, field: string, text: unknown): string | null {
  const typed = typeof text === 'string' ? text.trim() : '';
  const email = readEmailAddress(typed);
  if (!email)
    violations.add(field, typed === '' ? 'The e-mail address is missing.' : `"${typed}" is not an e-mail address.`);
  return email?.address ?? null;
}

export const longestName = 120;
export const longestReason = 1000;
