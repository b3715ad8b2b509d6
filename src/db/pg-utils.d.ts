/** The package has no types for this file; this declares the part that is used. */
declare module 'pg/lib/utils.js' {
  /** A value as the protocol sends it. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
