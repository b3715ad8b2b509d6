export interface Violation {
  /** Dotted path of the field to complete; keys inside metadata keep the caller's snake_case. */
  field: string;
  message: string;
  /** The value is printed as it is, so this is a warning and refuses nothing. */
  isPrinted?: true;
}
