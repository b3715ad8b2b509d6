import {
  type Cents,
  magnitude,
  parseCents,
  parseRate,
  portion,
  type Rate,
  spellCents,
  wholeRate,
} from '../shared/money.js';
import type { Violation } from '../shared/violation.js';
import type { ScheduleLine } from '../sov/schedule.js';
import type { LineEntry, PayApplicationInput } from './model.js';
import type { BilledLine } from './sheet.js';

/** Combines the schedule with what was billed before and what is billed now, and checks every line (columns C to G). */
export function billLines(input: PayApplicationInput, schedule: readonly ScheduleLine[]) {
  const violations: Violation[] = [];
  const before = new Map(
    (input.previous?.lines ?? []).map((line) => [
      line.sovLineId,
      {
        work: (parseCents(line.workCompletedPrevious) ?? 0n) + (parseCents(line.workCompletedThisPeriod) ?? 0n),
        stored: parseCents(line.materialsStored) ?? 0n,
      },
    ]),
  );
  const entries = indexEntries(input, schedule, violations);
  const lines = schedule.map((line) => {
    const billed = new LineReader(input, line, before.get(line.id) ?? nothing, entries.get(line.id), violations).bill();
    before.delete(line.id);
    return billed;
  });
  for (const gone of input.previous?.lines ?? []) {
    const { work, stored } = before.get(gone.sovLineId) ?? nothing;
    if (work === 0n && stored === 0n) continue;
    const message = `Item ${gone.itemNumber} was billed before and is missing from the schedule of values of this period.`;
    violations.push({ field: 'lines', message });
  }
  return { lines, violations };
}

/** What the previous application has of a line. */
interface Before {
  work: Cents;
  stored: Cents;
}
const nothing: Before = { work: 0n, stored: 0n };

function indexEntries(input: PayApplicationInput, schedule: readonly ScheduleLine[], violations: Violation[]) {
  const lineIds = new Set(schedule.map((line) => line.id));
  const outside = new Map(input.schedule.filter((line) => !lineIds.has(line.id)).map((line) => [line.id, line]));
  const entries = new Map<string, { entry: LineEntry; index: number }>();
  input.lines.forEach((entry, index) => {
    const reject = (message: string) => violations.push({ field: `lines.${index}.sovLineId`, message });
    const pending = outside.get(entry.sovLineId);
    if (pending) {
      if (billsSomething(entry)) {
        reject(
          `Item ${pending.itemNumber} belongs to change order ${pending.changeOrderNumber}, which is not executed by ${input.periodTo}.`,
        );
      }
    } else if (!lineIds.has(entry.sovLineId)) reject('This line is not in the schedule of values.');
    else if (entries.has(entry.sovLineId)) reject('This line of the schedule of values is billed twice.');
    else entries.set(entry.sovLineId, { entry, index });
  });
  return entries;
}

function billsSomething({ workCompletedThisPeriod, percentComplete, materialsStored }: LineEntry): boolean {
  return [workCompletedThisPeriod, percentComplete, materialsStored].some(
    (value) => value !== null && Number(value) !== 0,
  );
}

/** Reads one entry against its line and reports what is wrong with it. */
class LineReader {
  private readonly scheduled: Cents;
  private readonly entry: Partial<LineEntry>;

  constructor(
    private readonly input: PayApplicationInput,
    private readonly line: ScheduleLine,
    private readonly before: Before,
    private readonly given: { entry: LineEntry; index: number } | undefined,
    private readonly violations: Violation[],
  ) {
    this.scheduled = parseCents(line.scheduledValue) ?? 0n;
    this.entry = given?.entry ?? {};
  }

  bill(): BilledLine {
    const current = this.current();
    const stored = this.stored(current);
    this.judge(current, stored);
    const rate = this.rate('retainagePercent') ?? this.line.retainagePercent;
    return {
      schedule: this.line,
      scheduled: this.scheduled,
      previous: this.before.work,
      current,
      stored,
      storedBefore: this.before.stored,
      workRate: readRate(rate ?? this.input.retainagePercent),
      materialRate: readRate(
        this.rate('materialsRetainagePercent') ??
          rate ??
          this.input.materialsRetainagePercent ??
          this.input.retainagePercent,
      ),
    };
  }

  /** Material stays in column F until it is installed: at the latest when the line's work is complete. */
  private stored(current: Cents): Cents {
    if (!this.keepsStored) return this.amount('materialsStored', 'stored material');
    const isComplete = this.scheduled > 0n && this.before.work + current >= this.scheduled;
    return isComplete ? 0n : this.before.stored;
  }

  private get keepsStored(): boolean {
    return this.before.stored !== 0n && (this.entry.materialsStored ?? null) === null;
  }

  private current(): Cents {
    const { percentComplete, workCompletedThisPeriod } = this.entry;
    if (percentComplete === null || percentComplete === undefined) {
      return this.amount('workCompletedThisPeriod', 'work completed this period');
    }
    if (workCompletedThisPeriod !== null && workCompletedThisPeriod !== undefined) {
      this.reject('percentComplete', 'send the work completed this period or the percent complete, not both.');
    }
    const rate = parseRate(percentComplete);
    if (rate !== null && rate >= 0n && (rate <= wholeRate || this.input.allowOverbilling)) {
      return portion(this.scheduled, rate) - this.before.work;
    }
    this.reject('percentComplete', 'the percent complete must be between 0 and 100, with at most six decimals.');
    return 0n;
  }

  /**
   * Checks for over-billing, corrections below zero, and material that cannot be stored (for both signs of the scheduled
   * value).
   */
  private judge(current: Cents, stored: Cents) {
    const work = this.before.work + current;
    const total = work + stored;
    const deductive = this.scheduled < 0n;
    const field = this.given ? this.workField() : undefined;
    if (stored < 0n) this.reject('materialsStored', 'stored material cannot be negative.');
    else if (deductive && stored > 0n) this.reject('materialsStored', 'a deductive line cannot have stored material.');
    if (deductive ? work > 0n : work < 0n) {
      const side = deductive ? 'above' : 'below';
      this.reject(
        field,
        `the work completed to date would be ${spellCents(work)}; a correction cannot bring it ${side} zero.`,
      );
    } else if (!this.input.allowOverbilling && magnitude(total) > magnitude(this.scheduled)) {
      if (this.keepsStored && work <= this.scheduled) return this.reject('materialsStored', this.installed(stored));
      const message = `completed and stored to date would be ${spellCents(total)}, more than its scheduled value of ${spellCents(this.scheduled)}.`;
      this.reject(field, message);
    }
  }

  private installed(stored: Cents): string {
    return `the ${spellCents(stored)} of stored material from the previous application and the work would be more than its scheduled value of ${spellCents(this.scheduled)}: send the material that is still stored, or 0 if it is installed.`;
  }

  private workField(): keyof LineEntry {
    const { percentComplete, workCompletedThisPeriod, materialsStored } = this.entry;
    if (percentComplete !== null && percentComplete !== undefined) return 'percentComplete';
    return workCompletedThisPeriod === null && materialsStored !== null ? 'materialsStored' : 'workCompletedThisPeriod';
  }

  private amount(field: 'workCompletedThisPeriod' | 'materialsStored', words: string): Cents {
    const text = this.entry[field];
    if (text === null || text === undefined) return 0n;
    const cents = parseCents(text);
    if (cents === null) this.reject(field, `the ${words} must be an amount with at most two decimals.`);
    return cents ?? 0n;
  }

  private rate(field: 'retainagePercent' | 'materialsRetainagePercent'): string | null {
    const text = this.entry[field];
    if (text === null || text === undefined) return null;
    if (isRetainageRate(text)) return text;
    this.reject(field, 'the retainage must be between 0 and 100 percent.');
    return null;
  }

  private reject(field: keyof LineEntry | undefined, message: string): void {
    const path = this.given && field ? `lines.${this.given.index}.${field}` : 'lines';
    this.violations.push({ field: path, message: `Item ${this.line.itemNumber}: ${message}` });
  }
}

export function isRetainageRate(text: string): boolean {
  const rate = parseRate(text);
  return rate !== null && rate >= 0n && rate <= wholeRate;
}

/** Invalid rates were reported where they were given, and count as zero. */
function readRate(text: string): Rate {
  return isRetainageRate(text) ? parseRate(text)! : 0n;
}
