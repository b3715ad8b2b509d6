/**
 * The state that an integrator wants for a sandbox record, under `state_data` of its metadata, in the integrator's spelling.
 */
export interface StateData<Status extends string = string> {
  status: Status;
  tracking_number?: string;
  /** How many recipients the fulfillment partner finds. */
  recipients_found?: number;
  /** The refund when a fulfillment partner cancels: dollars, or all or nothing of the fee. */
  refund?: { amount: string | 'full' | 'none'; reason?: string };
  /** How long after the request, in sandbox time. */
  delay_ms: number;
}

/** A fault, by its path within `state_data`: empty for all of it. */
export interface StateDataFault {
  path: string;
  /** Continues after "The … field ". */
  wrong: string;
}

/** The furthest that a sandbox clock can be ahead. */
const maxDelayMs = 5 * 366 * 86_400_000;
const maxRecipients = 10_000;
const longest = 255;

/** Reads `state_data` and reports all its faults; unknown keys are the integrator's own. */
export function readStateData<Status extends string>(
  value: unknown,
  statuses: readonly Status[],
): { data: StateData<Status> } | { faults: StateDataFault[] } {
  if (!isObject(value)) return { faults: [{ path: '', wrong: 'must be an object.' }] };
  const faults: StateDataFault[] = [];
  const fail = (path: string, wrong: string) => void faults.push({ path, wrong });
  const { status, tracking_number, recipients_found, refund, delay_ms } = value;
  if (status === undefined || status === null) fail('status', 'is required.');
  else if (!statuses.includes(status as Status)) fail('status', `must be one of ${statuses.join(', ')}.`);
  if (isGiven(tracking_number) && !isText(tracking_number)) {
    fail('tracking_number', `must be a string of at most ${longest} characters.`);
  }
  if (isGiven(recipients_found) && !isWhole(recipients_found, maxRecipients)) {
    fail('recipients_found', `must be a whole number from 0 to ${maxRecipients}.`);
  }
  if (isGiven(delay_ms) && !isWhole(delay_ms, maxDelayMs)) {
    fail('delay_ms', 'must be a whole number of milliseconds from 0 to five years.');
  }
  const back = isGiven(refund) ? readRefund(refund, fail) : undefined;
  if (faults.length > 0) return { faults };
  return {
    data: {
      status: status as Status,
      ...(isGiven(tracking_number) && { tracking_number: tracking_number as string }),
      ...(isGiven(recipients_found) && { recipients_found: recipients_found as number }),
      ...(back && { refund: back }),
      delay_ms: (delay_ms as number | null | undefined) ?? 0,
    },
  };
}

/** `full` and `none` may be given without an object. */
function readRefund(value: unknown, fail: (path: string, wrong: string) => void): StateData['refund'] {
  const refund = isObject(value) ? value : { amount: value };
  const { amount, reason } = refund;
  if (isGiven(reason) && !isText(reason)) fail('refund.reason', `must be a string of at most ${longest} characters.`);
  const refundAmount = readAmount(amount);
  if (refundAmount === undefined) {
    fail(
      isObject(value) ? 'refund.amount' : 'refund',
      'must be full, none or an amount above 0 with two decimal places.',
    );
    return undefined;
  }
  return { amount: refundAmount, ...(isGiven(reason) && { reason: reason as string }) };
}

function readAmount(amount: unknown): string | undefined {
  if (amount === 'full' || amount === 'none') return amount;
  const text = typeof amount === 'number' ? String(amount) : amount;
  if (typeof text !== 'string' || !/^\d{1,9}(\.\d{1,2})?$/.test(text) || Number(text) === 0) return undefined;
  return Number(text).toFixed(2);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && [...value].length <= longest;
}

function isWhole(value: unknown, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
