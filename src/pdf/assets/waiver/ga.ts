import type { WaiverBlock, WaiverForm } from './form.js';
import { employment, finalRelease, interimRelease } from './mechanic-materialman.js';

/** O.C.G.A. § 44-14-366 as rewritten in 2020, word for word: in 12 points at least, and void without its notice. */
const close: WaiverBlock[] = [
  { kind: 'exceptions' },
  { kind: 'text', text: 'GIVEN UNDER HAND AND SEAL THIS {day} DAY OF {month}, {year}.' },
  {
    kind: 'signature',
    rows: [
      [{ holds: 'signature', caption: '(SEAL)' }, { holds: 'claimant' }],
      [
        { holds: 'witness', caption: '(WITNESS)' },
        { holds: 'witnessAddress', caption: '(ADDRESS)' },
      ],
    ],
  },
  {
    kind: 'notice',
    text: 'NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE WAIVED AND RELEASED ANY AND ALL LIENS AND CLAIMS OF LIENS UPON THE FOREGOING DESCRIBED PROPERTY AND ANY RIGHTS REGARDING ANY LABOR OR MATERIAL BOND REGARDING THE SAID PROPERTY TO THE EXTENT (AND ONLY TO THE EXTENT) SET FORTH ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED SUCH PAYMENT, 90 DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE AN AFFIDAVIT OF NONPAYMENT PRIOR TO THE EXPIRATION OF SUCH 90 DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER O.C.G.A. § 44-14-366.',
  },
];

export const georgiaForms: WaiverForm[] = [
  { code: 'ga-interim', minFontPt: 12, body: [...employment('GEORGIA'), interimRelease, ...close] },
  { code: 'ga-final', minFontPt: 12, body: [...employment('GEORGIA'), finalRelease, ...close] },
];
