/** The entries that a lock file lacks, by their key under `packages`. */
export function missingEntries(lock: {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>;
}): Record<string, object>;
