/** An operation as it is typed. */
export interface Draft {
  operation: string;
  variables: string;
}
