/**
 * Whether a rejection is that of a job whose end could not be written, because its connection was lost. The queue writes the end
 * without waiting for it, so nobody else hears of the failure. The job stays locked, and comes again: the next run of a
 * scheduled job does its work, and an e-mail's job is put back after two minutes.
 */
export function isLostJobEnd(reason: unknown): boolean {
  return reason instanceof Error && /graphile-worker\S*\/sql\/(complete|fail)Jobs\.js/.test(reason.stack ?? '');
}
