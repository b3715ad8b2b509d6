interface DeadlineDates {
  deadlineDate: string | null;
  deadlineRule: { safeDate: string | null };
}

/** The day to serve by: the deadline, or the safe date where none can be given. */
export function dayToServe({ deadlineDate, deadlineRule }: DeadlineDates): string | null {
  return deadlineDate ?? deadlineRule.safeDate;
}
