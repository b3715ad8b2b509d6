import type { StateClaims } from './state-claims.js';
import { itemized, titledLien } from './titled-lien.js';

export const kansasClaims: StateClaims = {
  forms: [
    titledLien('KS', {
      title: 'Lien Statement',
      statute: 'K.S.A. §§ 60-1102, 60-1103',
      confirmation: 'sworn',
      rows: { claimant: ['claimant', 'Claimant, with the address for service of process'] },
      requires: ['legal_description'],
      ...itemized('K.S.A. § 60-1102(a)(4)'),
      guidance: [
        'File the statement with the clerk of the district court of the county (K.S.A. § 60-1102(a)).',
        'Where a warning statement was required (K.S.A. § 60-1103a), a supplier or subcontractor attaches its affidavit that the statement was properly given (K.S.A. § 60-1103(a)(2)).',
      ],
    }),
  ],
  // K.S.A. 60-1102(a): the clerk of the court takes the statement.
  court: { lines: ['IN THE DISTRICT COURT OF {theCountyCapitals}, KANSAS'] },
};
