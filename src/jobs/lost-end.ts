/**
 * Whether a rejection comes from a job whose result could not be recorded because the connection was lost. The queue records it
 * without awaiting, so no other code sees the failure. The job stays locked, and its work is not lost: the next run of a
 * scheduled job does its work, and an e-mail's job is put back after two minutes.
 */
export function isLostJobEnd(reason: unknown): boolean {
  return reason instanceof Error && /graphile-worker\S*\/sql\/(complete|fail)Jobs\.js/.test(reason.stack ?? '');
}
