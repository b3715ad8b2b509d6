/** The day to keep of a deadline: the earliest date of all readings. Null: it has none yet. */
export function dayToKeep({ date, safeDate }: { date: string | null; safeDate: string | null }): string | null {
  return [date, safeDate].filter((day) => day !== null).sort()[0] ?? null;
}
