/** Raises the rate limit of organizations and users beyond reach for the next hours. */
export async function makeRoom(
  database: { query(text: string, values: unknown[]): Promise<unknown> },
  callerIds: readonly string[],
): Promise<void> {
  await database.query(
    `insert into call_windows (caller_id, livemode, window_start, taken, granted)
     select id, livemode, date_trunc('minute', now()) + n * interval '1 minute', -1000000, 0
     from unnest($1::uuid[]) id, unnest(array[true, false]) livemode, generate_series(0, 240) n
     on conflict (caller_id, livemode, window_start) do update set taken = -1000000`,
    [`{${callerIds.join(',')}}`],
  );
}
