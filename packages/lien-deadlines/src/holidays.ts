import { addDays, addOpenDays, isWeekend, weekday } from '../shared/calendar.js';

/** The legal public holidays of 5 U.S.C. 6103(a). */
export const federalHolidays = [
  'new_year',
  'martin_luther_king',
  'washington',
  'memorial',
  'juneteenth',
  'independence',
  'labor',
  'columbus',
  'veterans',
  'thanksgiving',
  'christmas',
] as const;
export type FederalHoliday = (typeof federalHolidays)[number];

const fixed: Partial<Record<FederalHoliday, string>> = {
  new_year: '01-01',
  juneteenth: '06-19',
  independence: '07-04',
  veterans: '11-11',
  christmas: '12-25',
};

/** Month, weekday (1 is Monday) and which one of the month; -1 is the last. */
const floating: Partial<Record<FederalHoliday, [month: string, weekday: number, nth: number]>> = {
  martin_luther_king: ['01', 1, 3],
  washington: ['02', 1, 3],
  memorial: ['05', 1, -1],
  labor: ['09', 1, 1],
  columbus: ['10', 1, 2],
  thanksgiving: ['11', 4, 4],
};

const fixedDays = new Map(
  federalHolidays.flatMap((holiday): [string, FederalHoliday][] => (fixed[holiday] ? [[fixed[holiday], holiday]] : [])),
);

/** The holiday kept on this date, on its own day or as observed: Saturday's on Friday, Sunday's on Monday (5 U.S.C. 6103(b)). */
export function federalHoliday(date: string): FederalHoliday | null {
  const day = weekday(date);
  return (
    fixedDays.get(date.slice(5)) ??
    (day === 1 ? fixedDays.get(addDays(date, -1).slice(5)) : undefined) ??
    (day === 5 && date < '9999-12-31' ? fixedDays.get(addDays(date, 1).slice(5)) : undefined) ??
    federalHolidays.find((holiday) => isFloating(date, day, holiday)) ??
    null
  );
}

function isFloating(date: string, day: number, holiday: FederalHoliday): boolean {
  const rule = floating[holiday];
  if (!rule || day !== rule[1] || date.slice(5, 7) !== rule[0]) return false;
  const dayOfMonth = Number(date.slice(8));
  return rule[2] === -1 ? dayOfMonth + 7 > 31 : Math.ceil(dayOfMonth / 7) === rule[2];
}

/** Counts Monday to Friday without federal holidays, save those in `worked`, which the state does not keep. */
export function addBusinessDays(date: string, days: number, worked: readonly FederalHoliday[] = []): string {
  return addOpenDays(date, days, (day) => {
    const holiday = federalHoliday(day);
    return isWeekend(day) || (holiday !== null && !worked.includes(holiday));
  });
}

const keptByEveryState: readonly FederalHoliday[] = [
  'new_year',
  'martin_luther_king',
  'memorial',
  'independence',
  'labor',
  'thanksgiving',
  'christmas',
];

/**
 * Whether a state that moves deadlines off holidays surely moves one off this date: a holiday every state keeps, on its
 * own day or on the Monday after a Sunday. Federal holidays that some states work on, and the Friday before a Saturday
 * holiday, do not move a deadline: a date that is a day too early costs nothing, one a day too late costs the claim.
 */
export function movesDeadline(date: string): boolean {
  const holiday = federalHoliday(date);
  if (!holiday || !keptByEveryState.includes(holiday)) return false;
  return !(weekday(date) === 5 && fixed[holiday] === addDays(date, 1).slice(5));
}
