/** The calendar day a number of days from today, `YYYY-MM-DD`. */
export function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}
