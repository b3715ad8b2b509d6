const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric', year: 'numeric' });

/** '2026-12-01' → 'December 1, 2026', as an e-mail writes a day. */
export function formatDayInFull(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`));
}

const month = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** '2026-12' → 'December 2026'. */
export function formatMonth(yearAndMonth: string): string {
  return month.format(new Date(`${yearAndMonth}-01T00:00:00Z`));
}
