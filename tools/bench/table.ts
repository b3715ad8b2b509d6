/** What one target did with a case: medians over the rounds. */
export interface Measured {
  /** Requests per second. */
  rate: number;
  /** Bytes of an answer with its headers. */
  bytes: number;
  /** Milliseconds of processor time for a request: of the process, and of PostgreSQL. Undefined where the system does not show. */
  cpu?: { own: number; database: number } | undefined;
}

/** A row of the table of requests. */
export interface Row {
  name: string;
  service: Measured;
  plain: Measured;
  ceiling: Measured;
  /** How far the service's rounds are apart, as a share of their median. */
  spread: number;
  aim?: number | undefined;
  p99: number;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : ((sorted[middle - 1] ?? Number.NaN) + sorted[middle]!) / 2;
}

/** The distance of the middle half of some values, as a share of their median. One slow round does not widen it. */
export function spread(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return (at(0.75) - at(0.25)) / median(values);
}

/** The faster of both baselines: what handwritten code reaches is not out of reach. */
export function best({ plain, ceiling }: Pick<Row, 'plain' | 'ceiling'>): Measured {
  return plain.rate > ceiling.rate ? plain : ceiling;
}

const columns = [
  ...['case', 'of plain', 'of ceiling', '±', 'aim', 'service/s', 'plain/s', 'ceiling/s', 'p99 ms'],
  ...['bytes', 'plain bytes', 'ceiling bytes', 'CPU ms', 'plain CPU ms', 'ceiling CPU ms'],
];

export const head = [line(columns), line(columns.map((_, index) => (index === 0 ? '---' : '---:')))];

/** A row of the table. Processor time is that of the process + that of PostgreSQL. */
export function print(row: Row): string {
  const { service, plain } = row;
  const ceiling = best(row);
  const cpu = ({ cpu: one }: Measured) => (one ? `${one.own.toFixed(2)} + ${one.database.toFixed(2)}` : '');
  return line([
    ...[row.name, percent(service.rate / plain.rate), percent(service.rate / ceiling.rate), percent(row.spread)],
    row.aim === undefined ? '' : percent(row.aim),
    ...[service, plain, ceiling].map(({ rate }) => rate.toFixed(0)),
    row.p99.toFixed(0),
    ...[service, plain, ceiling].map(({ bytes }) => bytes.toFixed(0)),
    ...[service, plain, ceiling].map(cpu),
  ]);
}

/** A row of a table as another run printed it. */
export interface Printed {
  name: string;
  ofCeiling: number;
  spread: number;
  /** Milliseconds of processor time of the service and of PostgreSQL, for a request to the service and to the ceiling. */
  cpu?: { service: number; ceiling: number } | undefined;
}

/** The rows of the last table of requests in a document. */
export function lastTable(document: string): Printed[] {
  const lines = document.split('\n');
  const start = lines.lastIndexOf(head[0]!);
  if (start < 0) return [];
  const rows: Printed[] = [];
  for (const text of lines.slice(start + 2)) {
    if (!text.startsWith('| ')) break;
    const cells = text
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim());
    const cell = (name: string) => cells[columns.indexOf(name)] ?? '';
    const cpu = { service: sumOf(cell('CPU ms')), ceiling: sumOf(cell('ceiling CPU ms')) };
    rows.push({
      name: cell('case'),
      ofCeiling: shareOf(cell('of ceiling')),
      spread: shareOf(cell('±')),
      cpu: Number.isNaN(cpu.service + cpu.ceiling) ? undefined : cpu,
    });
  }
  return rows;
}

/** Runs on one machine differ by this share even if the spread of their rounds is smaller. */
const leastNoise = 0.15;

/**
 * What got slower between two tables by more than noise. Machines differ, so only ratios to the ceiling are compared: of rates, and
 * of processor time, which other work on the machine hardly changes. A case is slower if both are worse, or the one that is known.
 */
export function slower(before: readonly Printed[], now: readonly Printed[]): string[] {
  return now.flatMap((row) => {
    const earlier = before.find(({ name }) => name === row.name);
    if (!earlier) return [];
    const noise = Math.max(leastNoise, earlier.spread, row.spread);
    const isSlower = row.ofCeiling < earlier.ofCeiling * (1 - noise);
    const [cost, earlierCost] = [costOf(row), costOf(earlier)];
    const isDearer = cost === undefined || earlierCost === undefined || cost > earlierCost * (1 + noise);
    if (!isSlower || !isDearer) return [];
    const was = `${percent(earlier.ofCeiling)} of the ceiling before, ${percent(row.ofCeiling)} now`;
    return [`${row.name}: ${was}, with noise of ${percent(noise)}`];
  });
}

/** The cases of a table that this run did not measure. */
export function missing(before: readonly Printed[], now: readonly Printed[]): string[] {
  return before.map(({ name }) => name).filter((name) => !now.some((row) => row.name === name));
}

function costOf({ cpu }: Printed): number | undefined {
  return cpu && cpu.service / cpu.ceiling;
}

function percent(value: number): string {
  return `${Math.round(value * 100)} %`;
}

function shareOf(text: string): number {
  return Number.parseFloat(text) / 100;
}

function sumOf(text: string): number {
  return text.split(' + ').reduce((sum, part) => sum + Number.parseFloat(part), 0);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
