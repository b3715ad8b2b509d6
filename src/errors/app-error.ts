import { GraphQLError } from 'graphql';
import { type ErrorCode, errorTable } from './table.js';

/** Field → sentences, as Laravel gives them. Paths are dotted; they leave the service in the door's own casing. */
export type FieldErrors = Record<string, string[]>;

/** A bad cell of a file: the row as a spreadsheet counts it, the column (null: the whole row or file), and what stands there. */
export interface RowError {
  row: number;
  column: string | null;
  code: string;
  value: string;
}

/** Credits that are missing; amounts are JSON numbers of credits. */
export interface Shortage {
  /** All that can be spent, before the request. */
  balance: number;
  /** All that the request takes. */
  required: number;
  /** What is missing of partner-eligible credits. */
  shortfall: number;
  /** Only partner-eligible credits may pay for a part of it. */
  partnerBillable: boolean;
  /** What mail or a full service in it is made up of. */
  quote?: { fee: number; postage: { recipients: number; rate: number; amount: number }; total: number };
  /** What to buy before trying again: whole credits. */
  purchase: { credits: number };
}

export interface AppErrorDetails {
  errors?: FieldErrors;
  /** What is wrong in an uploaded file, cell by cell. */
  rows?: readonly RowError[];
  shortage?: Shortage;
  /** With which a browser goes on with a payment. */
  clientSecret?: string;
  /** Response headers both doors send along, such as Retry-After or Allow. */
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

/** Most violations that are told: a body may hold a list of hundreds of thousands, and all of it be wrong. */
export const mostViolations = 1_000;

/** Collects every violation of a request, so that the caller learns of all of them in one answer. */
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

  /** No more are told, so none need be looked for. */
  get full(): boolean {
    return this.#count >= mostViolations;
  }

  addAll(found: ReadonlyArray<{ field: string; message: string }>): this {
    for (const { field, message } of found) this.add(field, message);
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
