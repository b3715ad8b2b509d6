import type { ClaimDocumentModel } from '../../../../domain/claim-document/model.js';
import { line } from '../words.js';

/** The blank of the caption of Hawaii’s court. */
export function hawaiiBlanks({ details }: ClaimDocumentModel): Record<string, string> {
  return {
    circuit: circuitOf(details.county) ?? line,
  };
}

const circuits: Record<string, string> = { honolulu: 'FIRST', maui: 'SECOND', hawaii: 'THIRD', kauai: 'FIFTH' };

/** Hawaii's judicial circuit, which has no county in its name; there is no fourth one. */
function circuitOf(county: string | null): string | null {
  const name = (county ?? '').replace(/[‘’ʻ'`]/g, '').match(/honolulu|maui|hawaii|kauai/i)?.[0];
  return circuits[name?.toLowerCase() ?? ''] ?? null;
}
