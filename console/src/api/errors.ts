import type { Violation } from './violation-words';

/** Violations by their paths. */
export type FieldErrors = Readonly<Record<string, readonly Violation[]>>;

/** What is shown at a control: what the service refused, or a sentence of the page itself. */
export type FieldMessages = readonly (string | Violation)[];

/** What the service answers when it refuses, or what is used in its place when nothing answers. */
export class ApiError extends Error {
  readonly fields: FieldErrors;

  constructor(
    /** A code of the service's error table, or `OFFLINE`. */
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    readonly violations: readonly Violation[] = [],
    readonly extensions: Record<string, unknown> = {},
  ) {
    super(message);
    this.fields = Object.groupBy(violations, ({ path }) => path) as FieldErrors;
  }

  /** Whether the same request can succeed later without a change. */
  get isPassing(): boolean {
    return ['OFFLINE', 'BUSY', 'RATE_LIMITED', 'IN_PROGRESS', 'PROCESSOR_UNAVAILABLE', 'INTERNAL'].includes(this.code);
  }
}

export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError('INTERNAL', error instanceof Error ? error.message : String(error), null);
}
