import type { WaiverCodePurpose } from '../../domain/vocabulary.js';
import { composeNotice } from './compose.js';

interface CodeFacts {
  livemode: boolean;
  purpose: WaiverCodePurpose;
  payer: string;
  payee: string;
  project: string;
  digits: string;
}

const uses: Readonly<Record<WaiverCodePurpose, string>> = {
  open: 'opens the request on the page that you came from',
  sign: 'is entered on the page of the request, in the form that signs it',
};

/** The e-mail with a one-time code for a waiver request. The digits are not in its subject: a locked phone shows that. */
export function composeWaiverCode({ livemode, purpose, payer, payee, project, digits }: CodeFacts) {
  return composeNotice({
    livemode,
    subject: `Your code for the lien waiver that ${payer} asks for`,
    lead: `This code ${uses[purpose]}: ${digits}`,
    facts: [
      ['Code', digits],
      ['Payee', payee],
      ['Project', project],
    ],
    closing: [
      'The code works once, for 10 minutes. Do not forward it, and give it to no one who asks for it.',
      'If you did not ask for this code, ignore this e-mail. Nothing happens unless the code is used.',
    ],
    reason: 'a code for this address was asked for on the page of a waiver request',
  });
}
