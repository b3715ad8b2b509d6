import type { WaiverForm } from './form.js';

/**
 * Mo. Rev. Stat. § 429.016.27, word for word; valid only substantially so. Name, title, address and telephone number of the signer are
 * printed next to the signature, with the date.
 */
export const missouriForms: WaiverForm[] = [
  {
    code: 'mo-residential-final',
    minFontPt: 11,
    body: [
      { kind: 'title' },
      {
        kind: 'text',
        text: 'Claimant, {claimant}, {claimantAddress}, hereby fully, finally, and unconditionally waives and releases any right to assert or enforce a mechanic’s lien claim against the residential real property identified below for all work performed by Claimant prior to the date set forth below and for any work hereafter performed by or on behalf of Claimant under any agreements executed by Claimant prior to said date set forth below:',
      },
      { kind: 'text', text: '{legalDescription}', indent: 28 },
      {
        kind: 'signature',
        rows: [
          [
            { holds: 'signature', label: 'Claimant:', caption: '(signature)', share: 1.6 },
            { holds: 'date', label: 'Date:' },
          ],
          [
            { holds: 'claimant', caption: '(legal name of Claimant)', share: 1.6 },
            { holds: 'title', caption: '(title or position)' },
          ],
          [
            { holds: 'claimantAddress', caption: '(address)', share: 1.6 },
            { holds: 'claimantPhone', caption: '(telephone number)' },
          ],
        ],
      },
    ],
  },
];
