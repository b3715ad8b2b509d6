/** One environment variable. */
export interface Setting<T> {
  name: string;
  /** Its meaning, in sentences, for `.env.example`. */
  description: string;
  /** Used when the variable is unset or empty, and read by the same parser. A function's result depends on the machine. */
  default?: string | (() => string);
  /** Throws an error whose message completes "<name> must be ...". */
  parse: (text: string) => T;
  /** The value is not repeated in messages. */
  secret?: boolean;
  requiredInProduction?: boolean;
}
