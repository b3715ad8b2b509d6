import { moneyRecords } from '../api/course-records';
import type { Document } from '../api/execute';
import { useReadRows } from '../api/use-read-rows';

/** The rows behind a sum of the page, a page at a time. */
export function useMoneyRows<Result, Variables extends { offset?: number | null | undefined }>(
  document: Document<Result, Variables>,
  variables: Variables,
  rowsOf: (result: Result) => readonly unknown[],
  size: number,
) {
  return useReadRows(document, variables, rowsOf, size, { follows: moneyRecords });
}
