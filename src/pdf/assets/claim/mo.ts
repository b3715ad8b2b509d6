import { intentForm } from './intent.js';
import type { StateClaims } from './state-claims.js';
import { itemized, titledLien } from './titled-lien.js';

export const missouriClaims: StateClaims = {
  forms: [
    titledLien('MO', {
      title: 'Mechanic’s Lien Statement and Account',
      statute: 'Mo. Rev. Stat. § 429.080',
      confirmation: 'sworn',
      // "A just and true account": courts have refused one that states a lump sum.
      ...itemized('Mo. Rev. Stat. § 429.080'),
      guidance: ['File the statement with the clerk of the circuit court of the county (Mo. Rev. Stat. § 429.080).'],
    }),
    intentForm('MO', {
      title: 'Notice of Intention to File a Mechanic’s Lien',
      statute: 'Mo. Rev. Stat. § 429.100',
      wait: 10,
      opening:
        '{claimant} (“Claimant”) gives notice that it holds a claim against the building or improvement on the property described below, in the amount of {amount}, which is due from {hiringParty}. It intends to file a lien not less than ten days after this notice is served.',
      subcontract: true,
      unconfirmed: 'how the guidance says that the notice is served: a summary of the section was compared',
      service:
        'Everyone but the original contractor serves the notice on the owner or its agent at least ten days before the lien is filed, through an officer who serves process or a person who would be a competent witness. The officer’s return, or the affidavit of that person, is the proof (Mo. Rev. Stat. § 429.100).',
    }),
  ],
  contractor: 'Original Contractor',
  // RSMo 429.080: the clerk of the court takes the statement.
  court: { lines: ['IN THE CIRCUIT COURT OF {theCountyCapitals}, MISSOURI'] },
};
