const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** The calendar day of an instant in California, where the jobs are, `YYYY-MM-DD`. */
export function dayOf(instant: Date): string {
  return calendar.format(instant);
}

/** The calendar day a number of days from today. Noon in California is on the same day in summer and in winter. */
export function day(offset: number): string {
  return dayOf(new Date(Date.parse(`${dayOf(new Date())}T20:00:00Z`) + offset * 86_400_000));
}
