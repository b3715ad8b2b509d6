import { GraphQLError } from 'graphql';
import { type ErrorCode, errorTable } from './table.js';

/** Field → sentences, in Laravel's format. Paths are dotted; each API reports them in its own casing. */
export type FieldErrors = Record<string, string[]>;

/** A rule that a request breaks: its name and parameters for programs, and the sentence for people. */
export interface BrokenRule {
  rule: string;
  params: Readonly<Record<string, unknown>>;
  message: string;
}

interface Violation extends BrokenRule {
  path: string;
}

/** What only its sentence says: a rule over several fields or records. */
const asSentence = (message: string): BrokenRule => ({ rule: 'sentence', params: {}, message });

/** A bad cell of a file: the row as a spreadsheet counts it, the column (null: the whole row or file), and its value. */
interface RowError {
  row: number;
  column: string | null;
  code: string;
  value: string;
}

/** Credits that are missing; amounts are JSON numbers of credits. */
export interface Shortage {
  /** The credits available before the request. */
  balance: number;
  /** The credits that the whole request needs. */
  required: number;
  /** How many partner-eligible credits are missing. */
  shortfall: number;
  /** Only partner-eligible credits may pay for a part of it. */
  partnerBillable: boolean;
  /** The parts of the price of mail or of a full service. */
  quote?: { fee: number; postage: { recipients: number; rate: number; amount: number }; total: number };
  /** What to buy before trying again: whole credits. */
  purchase: { credits: number };
}

interface AppErrorDetails {
  errors?: FieldErrors;
  /** The same with their rules; without them, the sentences are all there is. */
  violations?: readonly Violation[];
  /** What is wrong in an uploaded file, cell by cell. */
  rows?: readonly RowError[];
  shortage?: Shortage;
  /** Lets a browser continue the payment. */
  clientSecret?: string;
  /** Response headers that both APIs send, such as Retry-After or Allow. */
  headers?: Record<string, string>;
}

/** Every failure a caller may see. Anything else that is thrown is masked as INTERNAL. */
export class AppError extends GraphQLError {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  /** The same with their rules. */
  readonly violations: readonly Violation[] | undefined;
  readonly rows: readonly RowError[] | undefined;
  readonly shortage: Shortage | undefined;
  readonly clientSecret: string | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string = errorTable[code].title, details: AppErrorDetails = {}) {
    const violations = details.violations ?? (details.errors && toViolations(details.errors));
    super(message, {
      extensions: {
        code,
        status: errorTable[code].status,
        ...(details.errors && { errors: details.errors, violations }),
        ...(details.rows && { rows: details.rows }),
        ...details.shortage,
        ...(details.clientSecret && { clientSecret: details.clientSecret }),
      },
    });
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
    this.violations = violations;
    this.rows = details.rows;
    this.shortage = details.shortage;
    this.clientSecret = details.clientSecret;
    this.headers = details.headers;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}

/** The most violations that one response lists: a body may hold hundreds of thousands of invalid entries. */
export const maxViolations = 1_000;

/** Collects every violation of a request, so that one response reports them all. */
export class Violations {
  readonly #errors: FieldErrors = {};
  readonly #violations: Violation[] = [];

  /** @param broken a sentence where the rule is one over several fields or records */
  add(field: string, broken: string | BrokenRule): this {
    if (this.full) return this;
    const { rule, params, message } = typeof broken === 'string' ? asSentence(broken) : broken;
    const sentences = (this.#errors[field] ??= []);
    if (sentences.includes(message)) return this;
    sentences.push(message);
    this.#violations.push({ path: field, rule, params, message });
    return this;
  }

  /** The list is full: validation can stop. */
  get full(): boolean {
    return this.#violations.length >= maxViolations;
  }

  addAll(violations: ReadonlyArray<{ field: string; message: string } & Partial<BrokenRule>>): this {
    for (const { field, message, rule, params = {} } of violations) {
      this.add(field, rule === undefined ? message : { rule, params, message });
    }
    return this;
  }

  get any(): boolean {
    return this.#violations.length > 0;
  }

  get errors(): FieldErrors {
    return this.#errors;
  }

  toError(code: ErrorCode = 'VALIDATION_FAILED'): AppError {
    return new AppError(code, summarize(this.#errors), { errors: this.#errors, violations: this.#violations });
  }

  throwIfAny(code: ErrorCode = 'VALIDATION_FAILED'): void {
    if (this.any) throw this.toError(code);
  }
}

/** The 422 of a set of violations; the message is the first sentence plus "(and N more errors)", N counting sentences. */
export function invalid(
  errors: Readonly<Record<string, ReadonlyArray<string | BrokenRule>>>,
  code: ErrorCode = 'VALIDATION_FAILED',
): AppError {
  const violations = new Violations();
  for (const [field, all] of Object.entries(errors)) for (const broken of all) violations.add(field, broken);
  return violations.toError(code);
}

function toViolations(errors: FieldErrors): Violation[] {
  return Object.entries(errors).flatMap(([path, sentences]) =>
    sentences.map((message) => ({ path, ...asSentence(message) })),
  );
}

export function summarize(errors: FieldErrors): string {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  if (more < 1) return sentences[0] ?? errorTable.VALIDATION_FAILED.title;
  return `${sentences[0]} (and ${more} more ${more === 1 ? 'error' : 'errors'})`;
}
