import { styleText } from 'node:util';

export interface Call {
  /** `POST /api/v1/projects`, `mutation AddParties`. */
  line: string;
  status: number;
  milliseconds: number;
}

let last: Call | undefined;

/** An API client reports its call; then the result is printed. */
export function made(call: Call): void {
  last = call;
}

export function lastCall(): Call {
  if (!last) throw new Error('No call was made yet.');
  return last;
}

export function step(number: number, title: string, interfaces: string): void {
  console.log(`\n${styleText('bold', `${number}. ${title}`)}  ${styleText('cyan', interfaces)}`);
}

/** Ids are shown by their last digits, so that each call fits on one line. */
const uuid = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{6}([0-9a-f]{6})/;

/** One line for the call just made: the request, and a summary of the response. */
export function result(text: string): void {
  const { line, status, milliseconds } = lastCall();
  const shown = styleText(status < 300 ? 'green' : 'yellow', String(status));
  const time = styleText('dim', `${Math.round(milliseconds)} ms`.padStart(7));
  console.log(`   ${shown} ${time}  ${line.replace(uuid, '…$1').padEnd(48)} ${text}`);
}

/** One line for an event that a subscription received. */
export function happened(line: string, text: string): void {
  console.log(`   ${styleText('magenta', 'event')}${' '.repeat(8)}  ${line.padEnd(48)} ${text}`);
}

export function note(text: string): void {
  console.log(`   ${styleText('dim', text)}`);
}

export function failed(error: unknown): void {
  console.error(`\n${styleText('red', 'The demo failed.')} ${(error as Error).message}`);
}
