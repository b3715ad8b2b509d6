/** Whether a parcel is written as block and lot, which need no label. */
export function isByLot(parcel: string | null): boolean {
  return /^(block|blk|lots?)\b/i.test(parcel ?? '');
}

/** Whether the recorded number begins with a label of its own: 'APN 9/8-7', 'Tax parcel 12', 'Block 4, Lot 5'. */
export function isLabeled(parcel: string): boolean {
  return (
    isByLot(parcel) ||
    /^((assessor\S*|tax|county)\s+)?(apn|a\.p\.n|pin|parcel|folio|tax (id|lot|map))(?![a-z])/i.test(parcel)
  );
}

/** 'Parcel No. 9-8-7', and a number with its own label as it is recorded. */
export function labelParcel(parcel: string): string {
  return isLabeled(parcel) ? parcel : `Parcel No. ${parcel}`;
}
