export interface Violation {
  /** Dotted path of the field to complete; keys inside metadata keep the caller's snake_case. */
  field: string;
  message: string;
  /** The rule and its parameters, where it is one of field-rules.ts or record-rules.ts. */
  rule?: string;
  params?: Readonly<Record<string, unknown>>;
  /** The value is printed as it is, so this is a warning and refuses nothing. */
  isPrinted?: true;
}
