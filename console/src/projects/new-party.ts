import { ApiError } from '../api/errors';
import { blankParty, type PartyTexts } from './party-fields';

export interface NewParty {
  /** Its name in the form: a party has no id before it is created. */
  key: string;
  texts: PartyTexts;
  /** Once it is created. */
  partyId?: string;
}

export const party = (key: string, texts: Partial<PartyTexts> = {}): NewParty => ({
  key,
  texts: { ...blankParty, ...texts },
});

export function withoutRole(): ApiError {
  const sentence = 'Choose the role of the company.';
  return new ApiError('VALIDATION_FAILED', sentence, null, { role: [sentence] });
}

/** Hirers before those that they hired; a circle is sent as it is, and the last of it has no hirer. */
export function inOrder(rows: readonly NewParty[]): NewParty[] {
  const ordered: NewParty[] = [];
  const visit = (row: NewParty, above: readonly string[]) => {
    if (ordered.includes(row) || above.includes(row.key)) return;
    const hirer = rows.find(({ key }) => key === row.texts.hiredBy);
    if (hirer) visit(hirer, [...above, row.key]);
    ordered.push(row);
  };
  for (const row of rows) visit(row, []);
  return ordered;
}
