import { changeOrdersSoFar } from '@domain/pay-application/change-orders.js';
import { computePayApplication } from '@domain/pay-application/compute.js';
import type {
  ChangeOrder,
  ComputedPayApplication,
  G702,
  G703Line,
  LineEntry,
  PayApplicationInput,
} from '@domain/pay-application/model.js';
import type { ScheduleLine } from '@domain/sov/schedule.js';
import type { EnteredColumn } from './sheet-entries.js';

/** The parts of a draft that its figures are computed from, as the service sends them. */
export interface Draft {
  applicationNumber: number;
  periodFrom: string | null;
  periodTo: string;
  retainagePercent: string;
  materialsRetainagePercent: string | null;
  allowOverbilling: boolean;
  changeOrders: readonly ChangeOrder[];
  g702: Pick<G702, 'originalContractSum' | 'lessPreviousCertificates'>;
  g703: readonly Pick<G703Line, 'sovLineId' | 'itemNumber' | 'workCompletedPrevious' | 'materialsStoredPrevious'>[];
  schedule: readonly ScheduleLine[];
  /** The other applications of the contract. */
  others: readonly { applicationNumber: number; isVoid: boolean; changeOrders: readonly ChangeOrder[] }[];
}

/** What a line was computed to, and what is wrong with its cells. */
export interface Figures extends Pick<ComputedPayApplication, 'g702' | 'g703' | 'totals'> {
  faults: ReadonlyMap<string, Faults>;
  /** What is wrong with the application as a whole. */
  general: readonly string[];
}
export type Faults = Partial<Record<EnteredColumn, string>>;

/** Everything but the lines, which a person types. */
export function toSheetInput(draft: Draft): Omit<PayApplicationInput, 'lines'> {
  const earlier = draft.others.filter((one) => !one.isVoid && one.applicationNumber < draft.applicationNumber);
  return {
    originalContractSum: draft.g702.originalContractSum,
    retainagePercent: draft.retainagePercent,
    materialsRetainagePercent: draft.materialsRetainagePercent,
    periodFrom: draft.periodFrom,
    periodTo: draft.periodTo,
    allowOverbilling: draft.allowOverbilling,
    schedule: draft.schedule,
    changeOrders: changeOrdersSoFar(
      draft.changeOrders,
      earlier.map(({ changeOrders }) => changeOrders),
    ),
    previous: {
      certifiedToDate: draft.g702.lessPreviousCertificates,
      lines: draft.g703.map((line) => ({
        ...line,
        workCompletedThisPeriod: '0.00',
        materialsStored: line.materialsStoredPrevious ?? '0.00',
      })),
    },
  };
}

const columnOf: Record<string, EnteredColumn> = {
  sovLineId: 'work',
  workCompletedThisPeriod: 'work',
  percentComplete: 'percent',
  materialsStored: 'stored',
  retainagePercent: 'rate',
  materialsRetainagePercent: 'rate',
};

/** Computes the sheet and the summary as the service does. Lines that come out as before are the same objects. */
export function computeFigures(
  input: Omit<PayApplicationInput, 'lines'>,
  entries: ReadonlyMap<string, LineEntry>,
  before?: Figures,
): Figures {
  const lines = [...entries.values()];
  const { g702, g703, totals, violations } = computePayApplication({ ...input, lines });
  const faults = new Map<string, Faults>();
  const general: string[] = [];
  for (const { field, message } of violations) {
    const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
    if (index === undefined) general.push(message);
    else {
      const { sovLineId } = lines[Number(index)]!;
      faults.set(sovLineId, { [columnOf[name!] ?? 'work']: message, ...faults.get(sovLineId) });
    }
  }
  const previousLines = new Map(before?.g703.map((line) => [line.sovLineId, line]));
  return { g702, totals, faults, general, g703: g703.map((line) => same(previousLines.get(line.sovLineId), line)) };
}

function same<Line extends object>(before: Line | undefined, after: Line): Line {
  const isSame = before && Object.entries(after).every(([key, value]) => before[key as keyof Line] === value);
  return isSame ? before : after;
}
