import { csvFile, spreadsheetText } from '../shared/csv.js';
import { displayText, type WaiverRequestStatus, type WaiverType } from '../vocabulary.js';

interface Grid {
  draws: ReadonlyArray<{ payApplicationId: string; applicationNumber: number; periodTo: string }>;
  rows: ReadonlyArray<{
    organizationName: string;
    tier: number | null;
    cells: ReadonlyArray<{
      payApplicationId: string;
      requests: ReadonlyArray<{ type: WaiverType; status: WaiverRequestStatus }>;
    }>;
  }>;
}

/** The grid of a project for a spreadsheet: a row for each payee, and a column for each pay application. */
export function projectGridCsv({ draws, rows }: Grid): string {
  const heads = draws.map(({ applicationNumber, periodTo }) => `No. ${applicationNumber}, ${periodTo}`);
  return csvFile([
    ['Payee', 'Tier', ...heads],
    ...rows.map(({ organizationName, tier, cells }) => [
      spreadsheetText(organizationName),
      tier === null ? '' : String(tier),
      ...draws.map(({ payApplicationId }) => {
        const cell = cells.find((each) => each.payApplicationId === payApplicationId);
        return (
          cell?.requests.map(({ type, status }) => `${displayText(type)}: ${displayText(status)}`).join('; ') ?? ''
        );
      }),
    ]),
  ]);
}
