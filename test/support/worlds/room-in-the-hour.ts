import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits for the next hour if this one ends within so many seconds: a test that computes with today must not fall into two days, and
 * midnight is the end of an hour in UTC and in the zone of the browser, also for a sandbox whose clock is days ahead.
 */
export async function roomInTheHour(seconds: number): Promise<void> {
  const left = 3_600 - ((Date.now() / 1_000) % 3_600);
  if (left < seconds) await sleep(left * 1_000 + 50);
}
