import { nameKey } from '../../domain/fulfillment-request/partner-facts.js';
import { maxPayees } from '../../domain/waiver-request/limits.js';
import {
  describeRoundFault,
  isPartyId,
  parseRoundCsv,
  type RoundColumn,
  type RoundFault,
  type RoundLine,
} from '../../domain/waiver-round/csv.js';
import { AppError, invalid, summarize } from '../../errors/app-error.js';
import type { RequestWaiversInput, WaiverPayeeInput } from '../../schema/waiver-round.js';

/** A file of payees, as far as it can be read. */
export interface RoundFile {
  lines: readonly RoundLine[];
  /** What is wrong with its rows, and with those whose payee cannot be asked. */
  faults: RoundFault[];
}

/**
 * The file that a round names its payees in; null for one that names them itself.
 *
 * @throws AppError VALIDATION_FAILED for a file that cannot be read at all
 */
export function readRoundFile({ payees, csv, csvBase64, skipBadRows }: RequestWaiversInput): RoundFile | null {
  const sources = [payees, csv, csvBase64].filter((source) => source !== undefined && source !== null);
  if (sources.length !== 1)
    throw invalid({ payees: ['Name the payees, or send one file with them as csv or csv_base64.'] });
  if (payees) {
    if (skipBadRows) throw invalid({ skipBadRows: ['The skip bad rows field is accepted only with a file.'] });
    return null;
  }
  if (csvBase64 && !/^[A-Za-z0-9+/\s]*={0,2}$/.test(csvBase64)) {
    throw invalid({ csvBase64: ['The csv base64 field must be base64.'] });
  }
  const { lines, faults, fatal } = parseRoundCsv(csv ?? Buffer.from(csvBase64!, 'base64'), maxPayees);
  if (fatal) throw unreadable([fatal]);
  return { lines, faults };
}

/** The payees that the rows of a file name, by their ids or names, and the row of each. */
export function matchLines(
  { lines, faults }: RoundFile,
  tree: ReadonlyArray<{ partyId: string; organizationName: string }>,
): { payees: WaiverPayeeInput[]; rowOf: ReadonlyMap<string, number> } {
  const byName = Map.groupBy(tree, ({ organizationName }) => nameKey(organizationName));
  const rowOf = new Map<string, number>();
  const payees: WaiverPayeeInput[] = [];
  for (const { row, party, ...payee } of lines) {
    const matches = isPartyId(party)
      ? tree.filter(({ partyId }) => partyId === party.toLowerCase())
      : (byName.get(nameKey(party)) ?? []);
    const [match, second] = matches;
    const code = !match
      ? 'not_below'
      : second
        ? 'ambiguous_party'
        : rowOf.has(match.partyId)
          ? 'duplicate_party'
          : null;
    const firstRow = code === 'duplicate_party' && rowOf.get(match!.partyId);
    if (code) faults.push({ ...partyFault(row, code, party), ...(firstRow && { firstRow }) });
    else {
      rowOf.set(match!.partyId, row);
      payees.push({ ...payee, partyId: match!.partyId });
    }
  }
  return { payees, rowOf };
}

/** A row whose party cannot be asked. */
export function partyFault(row: number, code: string, party: string): RoundFault {
  return { row, column: 'party', code, value: [...party].slice(0, 100).join('') };
}

/** A row whose payee is found and cannot be asked at its mailbox. */
export function mailboxFault(row: number, email: string | null): RoundFault {
  const column: RoundColumn = 'email';
  return { row, column, code: email ? 'full_mailbox' : 'no_mailbox', value: email ?? '' };
}

export function unreadable(faults: readonly RoundFault[]): AppError {
  const errors = { csv: faults.map(describeRoundFault) };
  const rows = faults.map(({ firstRow: _, ...fault }) => fault);
  return new AppError('VALIDATION_FAILED', summarize(errors), { errors, rows });
}
