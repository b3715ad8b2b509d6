import type { StateClaims } from './state-claims.js';
import { titledLien } from './titled-lien.js';

export const massachusettsClaims: StateClaims = {
  forms: [
    titledLien('MA', {
      title: 'Statement of Account',
      statute: 'Mass. Gen. Laws ch. 254, § 8',
      confirmation: 'sworn',
      rows: {
        owner: ['owner', 'Owner set forth in the notice of contract'],
        commencement: ['notice_of_contract', 'Notice of contract'],
      },
      requires: ['notice_of_contract', 'contract_date'],
      unconfirmed: ['the contents of the statement: summaries of the section were compared'],
      guidance: [
        'The lien depends on a notice of contract that is recorded in the registry of deeds before (Mass. Gen. Laws ch. 254, §§ 2, 4). Record the statement there within 90 days after a notice of substantial completion, or 120 days after a notice of termination or after the last day of the work, whichever is earliest (§ 8).',
      ],
    }),
  ],
};
