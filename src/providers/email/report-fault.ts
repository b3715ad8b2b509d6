/** The report of a provider is unsigned, signed by another party, or too old. The text is for the sender. */
export class ReportUnsigned extends Error {
  override name = 'ReportUnsigned';
}

/** Providers send a report again for a day until it is taken. One that comes twice changes nothing. */
const oldestMs = 24 * 60 * 60_000;
const aheadMs = 5 * 60_000;

/** @throws ReportUnsigned */
export function checkReportTime(sentAt: Date, now: Date): void {
  const age = now.getTime() - sentAt.getTime();
  // Also true of a time that is none.
  if (!(age <= oldestMs && age >= -aheadMs))
    throw new ReportUnsigned('The report is older than a day, or from the future.');
}
