/** What people enter first. With any of it, the sample would be mixed with work of their own. */
const firstRecords = ['projects', 'divisions', 'organizations'];

/** Whether sample data can be loaded: by the counts of what a reset would delete, also of what is only marked as deleted. */
export function hasRoomForSample(counts: Record<string, unknown>): boolean {
  return !firstRecords.some((name) => counts[name]);
}
