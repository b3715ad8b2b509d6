import type { WaiverType } from '../vocabulary.js';
import { waiverNumber } from '../waiver/number.js';

/** The name of a file of a request. */
export function nameRequestFile(
  { id, type }: { id: string; type: WaiverType },
  copy: 'form' | 'signed' | 'not-released' | 'request' | 'statement',
): string {
  return `${type.replaceAll('_', '-')}-waiver-${waiverNumber(id)}-${copy}.pdf`;
}
