import { daysUntil } from '../parts/format';

export const urgencies = ['Overdue', 'This week', 'Next two weeks', 'Later', 'No date', 'Done'] as const;
export type Urgency = (typeof urgencies)[number];

interface Dated {
  status: string;
  deadlineDate: string | null;
  deadlineRule: { safeDate: string | null };
}

/** The day to serve by: the deadline, or the safe date where none can be given. */
export function dayToServe({ deadlineDate, deadlineRule }: Omit<Dated, 'status'>): string | null {
  return deadlineDate ?? deadlineRule.safeDate;
}

/** Why no day can be given: the fact that has to be entered, or that the service does not hold, as the explanation of the rule names it. */
export function whyNoDay(explanation: string): string | null {
  const missing = /\buntil (.+?) (?:is|are) entered\b/.exec(explanation)?.[1];
  if (missing) return `needs ${missing}`;
  const unheld = /\bit depends on (.+?), which cannot be entered here\b/.exec(explanation)?.[1];
  return unheld ? `depends on ${unheld}` : null;
}

/** How soon a notice has to be served. */
export function urgencyOf(notice: Dated, today: string): Urgency {
  if (!['DRAFT', 'GENERATED', 'ORDERED'].includes(notice.status)) return 'Done';
  const day = dayToServe(notice);
  if (day === null) return 'No date';
  const days = daysUntil(day, today);
  if (days < 0) return 'Overdue';
  return days < 7 ? 'This week' : days < 21 ? 'Next two weeks' : 'Later';
}
