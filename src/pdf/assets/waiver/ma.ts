import type { WaiverForm } from './form.js';

/** M.G.L. c. 254, § 32(4): only with no material deviation from this form, signed under the penalties of perjury. */
export const massachusettsForms: WaiverForm[] = [
  {
    code: 'ma-partial',
    minFontPt: 10.5,
    body: [
      { kind: 'title' },
      { kind: 'text', text: '{county} COUNTY' },
      {
        kind: 'fields',
        rows: [
          ['Application for Payment No:', '{invoiceNumber}'],
          ['OWNER:', '{owner}'],
          ['CONTRACTOR:', '{claimant}'],
          ['LENDER/MORTGAGEE:', '{lender}'],
        ],
      },
      {
        kind: 'fields',
        rows: [
          ['1. Original Contract Amount:', '{originalSum}'],
          ['2. Approved Change Orders:', '{approvedChanges}'],
          ['3. Adjusted Contract Amount: (line 1 plus 2)', '{adjustedSum}'],
          ['4. Completed to Date:', '{completed}'],
          ['5. Less Retainage:', '{heldRetainage}'],
          ['6. Total Payable to Date: (line 4 less line 5)', '{payable}'],
          ['7. Less Previous Payments:', '{previousPayments}'],
          ['8. Current Amount Due: (line 6 less line 7)', '{currentDue}'],
          ['9. Pending Change Orders:', '{pendingChanges}'],
          ['10. Disputed Claims:', '{disputed}'],
        ],
        amounts: true,
      },
      {
        kind: 'text',
        text: 'The undersigned who has a contract with {customer} for furnishing labor or materials or both labor and materials or rental equipment, appliances or tools for the erection, alteration, repair or removal of a building or structure or other improvement of real property known and identified as {project} located in {city} (city or town), {county} County, Commonwealth of Massachusetts and owned by {owner}, upon receipt of {amount} in payment of an invoice/requisition/application for payment dated {statementDate} does hereby:',
      },
      {
        kind: 'text',
        text: '(a) waive any and all liens and right of lien on such real property for labor or materials, or both labor and materials, or rental equipment, appliances or tools, performed or furnished through the following date {throughDate} (payment period), except for retainage, unpaid agreed or pending change orders, and disputed claims as stated above;',
        indent: 14,
      },
      {
        kind: 'text',
        text: '(b) subordinate any and all liens and right of lien to secure payment for such unpaid, agreed or pending change orders and disputed claims, and such further labor or materials, or both labor and materials, or rental equipment, appliances or tools, except for retainage, performed or furnished at any time through the twenty-fifth day after the end of the above payment period, to the extent of the amount actually advanced by the above lender/mortgagee through such twenty-fifth day.',
        indent: 14,
      },
      { kind: 'exceptions' },
      { kind: 'text', text: 'Signed under the penalties of perjury this {day} day of {month}, {year}.' },
      {
        kind: 'signature',
        rows: [
          [
            { holds: 'witness', caption: 'WITNESS' },
            { holds: 'claimant', caption: 'CONTRACTOR', share: 1.3 },
          ],
          [
            { holds: 'signature', label: 'By:', caption: '(signature)' },
            { holds: 'title', label: 'Title:' },
          ],
        ],
      },
    ],
  },
];
