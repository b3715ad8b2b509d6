import type { WaiverGridQuery, WaiverPolicy, WaiverStatement } from './requests.documents';

type Row = NonNullable<WaiverGridQuery['waiverGrid']>['rows'][number];

/** What a payee says of those below it. */
export const statementWords: Readonly<Record<WaiverStatement, string>> = {
  OPEN: 'Not stated',
  NONE: 'No one',
  NAMED: 'Named',
};

/** Whether something of the payee is outstanding. */
export function missingWord({ cells, isAwaited, statement }: Row, policy: WaiverPolicy): string {
  if (cells.length === 0) return 'Not asked';
  if (!isAwaited) return 'Not awaited';
  if (cells.some(({ isMissing }) => isMissing)) return 'Yes';
  return policy === 'PAYEE_STATEMENT' && statement === 'OPEN' ? 'Yes' : 'No';
}
