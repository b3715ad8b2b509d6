/** A rule that a field breaks, with its path as REST and GraphQL name it. */
export type FieldErrors = Record<string, string[]>;

/** What the service answers when it refuses, or what is used in its place when nothing answers. */
export class ApiError extends Error {
  constructor(
    /** A code of the service's error table, or `OFFLINE`. */
    readonly code: string,
    message: string,
    readonly requestId: string | null,
    readonly fields: FieldErrors = {},
    readonly extensions: Record<string, unknown> = {},
  ) {
    super(message);
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
