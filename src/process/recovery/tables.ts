/** The table of a collection's records: `pay-applications` → `pay_applications`. */
export function tableOfCollection(collection: string): string {
  return collection.replace(/-auth$/, '-credentials').replaceAll('-', '_');
}
