import type { Violation } from '../shared/violation.js';
import { dayAfter, isCalendarDate } from './dates.js';
import { isPayApplicationOpen, type PayApplicationStatus } from './transitions.js';

/** The fields of an existing application that the rules of numbering use. */
export interface ApplicationRow {
  applicationNumber: number;
  status: PayApplicationStatus;
  periodTo: string;
}

interface Period {
  periodFrom: string | null;
  periodTo: string;
}

/** 1, 2, 3 …: a void application keeps its number, so the next is one more than the highest. */
export function nextApplicationNumber(existing: readonly ApplicationRow[]): number {
  return existing.reduce((highest, { applicationNumber }) => Math.max(highest, applicationNumber), 0) + 1;
}

/** The application whose figures this one continues: the latest before `applicationNumber` that is not void. */
export function previousApplication<Row extends ApplicationRow>(
  existing: readonly Row[],
  applicationNumber: number,
): Row | null {
  const earlier = existing.filter((row) => row.applicationNumber < applicationNumber && row.status !== 'void');
  return earlier.reduce<Row | null>(
    (latest, row) => (latest === null || row.applicationNumber > latest.applicationNumber ? row : latest),
    null,
  );
}

/** The day after the previous period; null for the first application, and where no date is later. */
export function defaultPeriodFrom(previous: Pick<ApplicationRow, 'periodTo'> | null): string | null {
  return previous === null || previous.periodTo === '9999-12-31' ? null : dayAfter(previous.periodTo);
}

/** Why no application may be created now, or not with this number and period. */
export function newApplicationViolations(
  existing: readonly ApplicationRow[],
  sheet: Period & { applicationNumber: number | null; isTakenOver?: boolean },
): Violation[] {
  const violations: Violation[] = [];
  const open = existing.find(({ status }) => isPayApplicationOpen(status));
  if (open) {
    const state = open.status.replaceAll('_', ' ');
    const message = `Application ${open.applicationNumber} is ${state}: it must be approved, paid or void before you create the next one.`;
    violations.push({ field: 'applicationNumber', message });
  }
  const number = nextApplicationNumber(existing);
  const previous = previousApplication(existing, number);
  if (sheet.isTakenOver) violations.push(...takeoverViolations(previous));
  const isFree = sheet.isTakenOver && previous === null && (sheet.applicationNumber ?? number) >= number;
  if (!isFree && sheet.applicationNumber !== null && sheet.applicationNumber !== number) {
    const hint = previous === null ? ' To take over a running job, send its opening balances.' : '';
    violations.push({
      field: 'applicationNumber',
      message: `The next application of this project is number ${number}.${hint}`,
    });
  }
  return [...violations, ...periodViolations(sheet, previous)];
}

/** Balances from elsewhere open the first application; every other one continues the application before it. */
export function takeoverViolations(previous: ApplicationRow | null): Violation[] {
  if (previous === null) return [];
  const message = `Only the first application of a project has opening balances: this one continues application ${previous.applicationNumber}.`;
  return [{ field: 'opening', message }];
}

/** Without opening balances, an application could not have been created with the number of a running job. */
export function clearedOpeningViolations(
  { applicationNumber }: Pick<ApplicationRow, 'applicationNumber'>,
  existing: readonly ApplicationRow[],
): Violation[] {
  const number = nextApplicationNumber(existing.filter((row) => row.applicationNumber < applicationNumber));
  if (applicationNumber === number) return [];
  const message = `Application ${applicationNumber} takes over a running job, as the first one here: it has opening balances. Change them, or delete the draft to begin with number ${number}.`;
  return [{ field: 'opening', message }];
}

/**
 * A period ends after the previous one and begins the day after it: with a gap, a change order executed in the gap would belong
 * to no application's period. Used for new applications and for drafts.
 */
export function periodViolations(period: Period, previous: ApplicationRow | null): Violation[] {
  const { periodFrom, periodTo } = period;
  if (!isCalendarDate(periodTo))
    return [{ field: 'periodTo', message: 'The period must end on a date such as 2026-03-31.' }];
  const violations: Violation[] = [];
  if (previous && periodTo <= previous.periodTo) {
    const message = `The period must end after ${previous.periodTo}, the end of application ${previous.applicationNumber}.`;
    violations.push({ field: 'periodTo', message });
  }
  if (periodFrom === null) return violations;
  const begins = defaultPeriodFrom(previous);
  if (!isCalendarDate(periodFrom)) {
    violations.push({ field: 'periodFrom', message: 'The period must begin on a date such as 2026-03-01.' });
  } else if (previous && begins !== null && periodFrom !== begins) {
    const message = `The period must begin on ${begins}, the day after application ${previous.applicationNumber} ends.`;
    violations.push({ field: 'periodFrom', message });
  } else if (periodFrom > periodTo) {
    violations.push({ field: 'periodFrom', message: 'The period cannot begin after its end.' });
  }
  return violations;
}

/**
 * Later applications build on the figures of an approved one, so it can be voided only while it is the latest one that is not
 * void.
 */
export function voidViolations(application: ApplicationRow, existing: readonly ApplicationRow[]): Violation[] {
  const later = existing.find((row) => row.applicationNumber > application.applicationNumber && row.status !== 'void');
  if (!later) return [];
  const message = `Application ${later.applicationNumber} builds on its figures: void that one first.`;
  return [{ field: 'status', message }];
}

/** Numbers have no gaps: only the last application can be deleted, and only before it is submitted. All others are voided. */
export function deletionViolations(application: ApplicationRow, existing: readonly ApplicationRow[]): Violation[] {
  const last = nextApplicationNumber(existing) - 1;
  if (application.status === 'draft' && application.applicationNumber === last) return [];
  return [
    {
      field: 'status',
      message: 'Only the latest application can be deleted, and only while it is a draft: void it instead.',
    },
  ];
}
