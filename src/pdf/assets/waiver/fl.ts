import type { WaiverBlock, WaiverForm } from './form.js';

/**
 * Fla. Stat. § 713.20(4) and (5), word for word. The law has no conditional form, but lets a lienor condition the waiver on the
 * payment it is given for (§ 713.20(7)); that sentence is the service's.
 */
const property: WaiverBlock = { kind: 'text', text: '{property}', indent: 28 };
const condition: WaiverBlock = {
  kind: 'text',
  text: 'Pursuant to section 713.20(7), Florida Statutes, this waiver and release is executed in exchange for {payment} and is conditioned on payment of it in full.',
  conditional: true,
};
const signature: WaiverBlock[] = [
  condition,
  { kind: 'exceptions' },
  { kind: 'text', text: 'DATED on {monthAndDay}, {year}.' },
  {
    kind: 'signature',
    rows: [
      [
        { holds: 'claimant', caption: '(Lienor)' },
        { holds: 'signature', label: 'By:' },
      ],
      [{ holds: 'signer', caption: '(name of the person signing)' }],
    ],
  },
];

export const floridaForms: WaiverForm[] = [
  {
    code: 'fl-progress',
    minFontPt: 11,
    body: [
      { kind: 'title' },
      {
        kind: 'text',
        text: 'The undersigned lienor, in consideration of the sum of {amount}, hereby waives and releases its lien and right to claim a lien for labor, services, or materials furnished through {throughDate} to {customer} on the job of {owner} to the following property:',
      },
      property,
      {
        kind: 'text',
        text: 'This waiver and release does not cover any retention or labor, services, or materials furnished after the date specified.',
      },
      ...signature,
    ],
  },
  {
    code: 'fl-final',
    minFontPt: 11,
    body: [
      { kind: 'title' },
      {
        kind: 'text',
        text: 'The undersigned lienor, in consideration of the final payment in the amount of {amount}, hereby waives and releases its lien and right to claim a lien for labor, services, or materials furnished to {customer} on the job of {owner} to the following described property:',
      },
      property,
      ...signature,
    ],
  },
];
