/** Metadata of a single document: its own number, and when and how it was signed and served. */
const ofOneDocument: ReadonlySet<string> = new Set([
  'notice_number',
  'service_method',
  'service_date',
  'signature_date',
  'registry_entry_number',
]);

/** The metadata that an amendment takes from its parent: everything except what belongs to the parent's document only. */
export function amendedMetadata(metadata: Record<string, unknown> | null): Record<string, unknown> | null {
  const carriedEntries = Object.entries(metadata ?? {}).filter(([key]) => !ofOneDocument.has(key));
  return carriedEntries.length > 0 ? Object.fromEntries(carriedEntries) : null;
}
