import type { NotaryCertificate } from './notary.js';

/** R.I. Gen. Laws § 34-28-4(c). */
const rhodeIsland: NotaryCertificate = {
  notice: null,
  venue: 'State of ______________________________\nCounty of ______________________________',
  paragraphs: ['Signed and sworn before me this ______ day of ____________________, ________, by {signatory}.'],
  signature: ['Notary Public', 'My Commission Expires'],
  identification: null,
};

/** What the certificates of §§ 29-10-104 and 29-10-106 call the document. */
const documents: Readonly<Record<string, { read: string; signed: string; acknowledged: string }>> = {
  'wy-lien': { read: 'Lien Statement', signed: 'this lien statement', acknowledged: 'the lien statement' },
  'wy-release': {
    read: 'Notice of Satisfaction of Lien',
    signed: 'this Notice of Satisfaction of Lien',
    acknowledged: 'the Notice of Satisfaction of Lien',
  },
};

/**
 * The jurat that a statute gives with its form, word for word; null for other forms. Wyoming has one for a legal entity, and one
 * for an individual or a sole proprietor.
 */
export function juratOf(formCode: string, isEntity: boolean): NotaryCertificate | null {
  if (formCode === 'ri-lien-general') return rhodeIsland;
  const document = documents[formCode];
  if (!document) return null;
  const { read, signed, acknowledged } = document;
  const states = isEntity
    ? `he/she is the {signerTitle} of {claimant} and that ${signed} was signed and sealed on behalf of the lien claimant by authority granted to the signatory by the lien claimant`
    : `${acknowledged} to be the free act and deed of the lien claimant`;
  return {
    notice: null,
    venue: 'STATE OF ______________________________\nCOUNTY OF ______________________________ ss.',
    paragraphs: [
      `On this ______ day of ____________________, 20____, subscribed and sworn to before me personally appeared {signatory}, to me personally known, who has read the foregoing ${read} and knows the contents thereof and the facts are true to the best of his/her knowledge, and being by me duly sworn, did state that ${states}.`,
      'Witness my hand and official seal.',
    ],
    signature: ['Notarial officer', 'My Commission Expires'],
    identification: null,
  };
}
