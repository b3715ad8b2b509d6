import { intentForm } from './intent.js';
import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const wisconsinClaims: StateClaims = {
  forms: [
    titledLien('WI', {
      title: 'Claim for Lien',
      statute: 'Wis. Stat. § 779.06',
      rows: { notices_sent: ['preliminary_notice', 'Notices given'] },
      states: ['The notice of intent to file this claim was served on the owner on {intentServed}.'],
      attached: [
        {
          what: 'a copy of the notice of intent to file this claim and of each notice given under Wis. Stat. § 779.02',
          citation: 'Wis. Stat. § 779.06',
          kinds: ['notice'],
        },
      ],
      requires: ['legal_description', 'notice_of_intent'],
      guidance: ['File the claim with the clerk of the circuit court of the county in which the land lies.'],
      unconfirmed: ['what is attached, and the contents of the claim: instructions of a clerk of court were compared'],
    }),
    intentForm('WI', {
      title: 'Notice of Intent to File Claim for Lien',
      statute: 'Wis. Stat. § 779.06(2)',
      wait: 30,
      service: null,
    }),
  ],
  contractor: 'Prime Contractor',
  // Wis. Stat. 779.06: the clerk of the court takes the statement.
  court: { lines: ['STATE OF WISCONSIN', 'CIRCUIT COURT', '{countyCapitals}'] },
};
