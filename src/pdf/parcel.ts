/** Whether a parcel is written as block and lot, which need no label. */
export function isByLot(parcel: string | null): boolean {
  return /^(block|blk|lots?)\b/i.test(parcel ?? '');
}

/** A label of its own at the beginning of a recorded number: 'APN 9/8-7', 'Tax parcel 12', 'Property ID 5', 'Map 4, Lot 5'. */
const label =
  /^((assessor\S*|county|property|real estate|tax)\s+)*(apn|a\.p\.n|ain|pid|pin|parcel|folio|account|geo id|map|(?<=\s)(id|identification|lot|number|no))(?![a-z])/i;

function isLabeled(parcel: string): boolean {
  return isByLot(parcel) || label.test(parcel);
}

/** Parcels that are written with commas, such as 'Block 12, Lot 3', stay apart. */
export function joinParcels(parcels: readonly string[]): string {
  return parcels.join(parcels.some((parcel) => parcel.includes(',')) ? '; ' : ', ');
}

/** 'Parcel No. 9-8-7', 'Parcel Nos. 9-8-7, 9-8-8', and a number with its own label as it is recorded; nothing if there is none. */
export function labelParcels(parcels: readonly string[]): string {
  if (parcels.length > 1 && !parcels.some(isLabeled)) return `Parcel Nos. ${joinParcels(parcels)}`;
  return joinParcels(parcels.map((parcel) => (isLabeled(parcel) ? parcel : `Parcel No. ${parcel}`)));
}
