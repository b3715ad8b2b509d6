/** What the clock of the database showed when `performance.now()` of this process was 0, in milliseconds; undefined until it is known. */
let base: number | undefined;

/**
 * The time that decides: that of the database, which all processes share, wherever their own clocks are. Until the database was asked
 * (db/database-clock.ts), it is the time of this process.
 */
export function realTime(): Date {
  return new Date(base === undefined ? Date.now() : base + performance.now());
}

/** What the database answered, and when it was asked and answered, by `performance.now()`. All in milliseconds. */
interface ClockReading {
  time: number;
  asked: number;
  answered: number;
}

/**
 * Corrects the time. The database read its clock between the question and the answer, so the time stays as it is unless that is
 * impossible: it does not jump with how long each answer takes.
 */
export function correctTime({ time, asked: askedAt, answered }: ClockReading): void {
  const [earliest, latest] = [time - answered, time - askedAt];
  base = base === undefined ? (earliest + latest) / 2 : Math.min(Math.max(base, earliest), latest);
}

/** More than this is a fault of a clock that an operator has to correct. */
const maxSkewMs = 1_000;

/** How far the clock of this process is ahead of the real time, in milliseconds; negative if it is behind. */
export function clockSkewMs(): number {
  return Date.now() - realTime().getTime();
}

export function isSkewed(): boolean {
  return Math.abs(clockSkewMs()) > maxSkewMs;
}
