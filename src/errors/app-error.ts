import { GraphQLError } from 'graphql';
import { type ErrorCode, errorTable } from './table.js';

/** Field → sentences, in Laravel's format. Paths are dotted; each API reports them in its own casing. */
export type FieldErrors = Record<string, string[]>;

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
  readonly rows: readonly RowError[] | undefined;
  readonly shortage: Shortage | undefined;
  readonly clientSecret: string | undefined;
  readonly headers: Record<string, string> | undefined;

  constructor(code: ErrorCode, message: string = errorTable[code].title, details: AppErrorDetails = {}) {
    super(message, {
      extensions: {
        code,
        status: errorTable[code].status,
        ...(details.errors && { errors: details.errors }),
        ...(details.rows && { rows: details.rows }),
        ...details.shortage,
        ...(details.clientSecret && { clientSecret: details.clientSecret }),
      },
    });
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
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
  #count = 0;

  add(field: string, sentence: string): this {
    if (this.full) return this;
    const sentences = (this.#errors[field] ??= []);
    if (sentences.includes(sentence)) return this;
    sentences.push(sentence);
    this.#count += 1;
    return this;
  }

  /** The list is full: validation can stop. */
  get full(): boolean {
    return this.#count >= maxViolations;
  }

  addAll(violations: ReadonlyArray<{ field: string; message: string }>): this {
    for (const { field, message } of violations) this.add(field, message);
    return this;
  }

  get any(): boolean {
    return this.#count > 0;
  }

  get errors(): FieldErrors {
    return this.#errors;
  }

  throwIfAny(code: ErrorCode = 'VALIDATION_FAILED'): void {
    if (this.any) throw invalid(this.#errors, code);
  }
}

/** The 422 of a set of violations; the message is the first sentence plus "(and N more errors)", N counting sentences. */
export function invalid(errors: FieldErrors, code: ErrorCode = 'VALIDATION_FAILED'): AppError {
  return new AppError(code, summarize(errors), { errors });
}

export function summarize(errors: FieldErrors): string {
  const sentences = Object.values(errors).flat();
  const more = sentences.length - 1;
  if (more < 1) return sentences[0] ?? errorTable.VALIDATION_FAILED.title;
  return `${sentences[0]} (and ${more} more ${more === 1 ? 'error' : 'errors'})`;
}
