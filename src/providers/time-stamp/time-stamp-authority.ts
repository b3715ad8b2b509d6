import { fetchWithin } from '../answer.js';

/** Signs the time of a hash (RFC 3161). */
export interface TimeStampAuthority {
  /**
   * @param withinMs how long the authority has for its answer
   * @throws an error that says why there is no usable time stamp
   */
  stamp(sha256: Uint8Array, withinMs?: number): Promise<{ token: Uint8Array; at: Date }>;
}

const answerMs = 20_000;
const fetchSmall = fetchWithin({ most: 64 * 1024 });

/** Loads the libraries only if an authority is configured. */
export async function createTimeStampAuthority(url: string | undefined): Promise<TimeStampAuthority | undefined> {
  if (!url) return undefined;
  const [{ HttpTimestampAuthority }, { readTime: timeOf }] = await Promise.all([
    import('@libpdf/core'),
    import('./token.js'),
  ]);
  return {
    async stamp(sha256, withinMs = answerMs) {
      let failure: unknown;
      // The library's own time limit ends with the headers of the answer.
      const fetchInTime = (to: string, init: RequestInit) =>
        fetchSmall(to, { ...init, redirect: 'error', signal: AbortSignal.timeout(withinMs) }).catch((error) => {
          failure = error;
          // After an error, the library's timer would keep the process running.
          return Response.error();
        });
      const authority = new HttpTimestampAuthority(url, { timeout: withinMs, fetch: fetchInTime as typeof fetch });
      const token = await authority.timestamp(sha256, 'SHA-256').catch((error) => {
        throw failure ?? error;
      });
      return { token, at: timeOf(token, sha256) };
    },
  };
}
