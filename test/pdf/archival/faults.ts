import { contentFaults } from './content-faults.js';
import { fileFaults } from './file-faults.js';
import { fontFaults } from './font-faults.js';
import { Objects } from './objects.js';

/**
 * What in a file is not as ISO 19005-3 (PDF/A-3) requires, as far as a file of the service can be wrong. Its tags are checked by
 * `tagging/faults.ts`. No validator is available here, so each rule is read from the file itself. Empty for a file that is right.
 */
export async function archivalFaults(bytes: Buffer): Promise<string[]> {
  const objects = await Objects.of(bytes);
  const { faults, codes } = contentFaults(objects);
  return [...fileFaults(objects), ...faults, ...fontFaults(objects, codes)];
}
