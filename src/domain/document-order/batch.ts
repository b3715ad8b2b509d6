/** What one file has to hold: more would take its printer, and the process that puts it together, too long. */
export const batchLimits = { pieces: 50, pages: 1_500, bytes: 60 * 1024 * 1024 };

/** How many pages a batch prints: each piece has an address page, and all but the last end with the back of a sheet. */
export function countPrinted(documentPages: readonly number[]): number {
  return documentPages.reduce((sum, pages) => sum + (sum % 2) + 1 + pages, 0);
}
