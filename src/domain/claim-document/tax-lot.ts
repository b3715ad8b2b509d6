interface TaxLot {
  block: string;
  lot: string;
}

const blockFirst = /\bbl(?:oc)?k\b\.?\s*:?\s*([\w.-]*\w)[\s,;/]+lots?\b\.?\s*:?\s*(\w.*?)\s*$/i;
const lotFirst = /^\s*lots?\b\.?\s*:?\s*(\w.*?)[\s,;/]+(?:in\s+)?bl(?:oc)?k\b\.?\s*:?\s*([\w.-]*\w)\s*$/i;

/** Block and lot of a parcel whose number is written with both words: `Block 12, Lot 3`, `Lots 3 and 4, Block 12`. Otherwise null. */
export function readTaxLot(parcelNumber: string | null): TaxLot | null {
  const [, block, lot] = blockFirst.exec(parcelNumber ?? '') ?? [];
  if (block && lot) return { block, lot };
  const [, first, second] = lotFirst.exec(parcelNumber ?? '') ?? [];
  return first && second ? { block: second, lot: first } : null;
}
