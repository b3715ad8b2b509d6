import type { WaiverBlock, WaiverForm } from './form.js';
import { employment, finalRelease, interimRelease } from './mechanic-materialman.js';

/**
 * Miss. Code § 85-7-433(1) and (2), word for word: sworn before a notary, and void without its notice on its face (§ 85-7-419).
 * The code prints signature and jurat of the final form twice, the second time below the notice; here they occur once.
 */
const close: WaiverBlock[] = [
  { kind: 'exceptions' },
  {
    kind: 'signature',
    rows: [
      [
        { holds: 'claimant', share: 1.2 },
        { holds: 'signature', caption: 'SIGNATURE' },
      ],
      [
        { holds: 'signer', label: 'BY:', caption: '(PRINT NAME)', share: 1.2 },
        { holds: 'title', label: 'ITS:', caption: '(PRINT TITLE)' },
      ],
    ],
  },
  {
    kind: 'text',
    text: 'SWORN TO AND SUBSCRIBED BEFORE ME, THIS THE {notaryDay} DAY OF {notaryMonth}, 20{notaryYear}.',
  },
  {
    kind: 'signature',
    stamped: true,
    rows: [
      [
        { holds: 'notary', caption: 'NOTARY PUBLIC', share: 1.4 },
        { holds: 'notaryCommission', caption: 'Commission number' },
        { holds: 'notaryExpires', caption: 'My commission expires' },
      ],
    ],
  },
  {
    kind: 'notice',
    text: 'NOTICE: WHEN YOU EXECUTE AND SUBMIT THIS DOCUMENT, YOU SHALL BE CONCLUSIVELY DEEMED TO HAVE BEEN PAID IN FULL THE AMOUNT STATED ABOVE, EVEN IF YOU HAVE NOT ACTUALLY RECEIVED THE PAYMENT, SIXTY (60) DAYS AFTER THE DATE STATED ABOVE UNLESS YOU FILE EITHER AN AFFIDAVIT OF NONPAYMENT OR A CLAIM OF LIEN BEFORE THE EXPIRATION OF THE SIXTY-DAY PERIOD. THE FAILURE TO INCLUDE THIS NOTICE LANGUAGE ON THE FACE OF THE FORM SHALL RENDER THE FORM UNENFORCEABLE AND INVALID AS A WAIVER AND RELEASE UNDER SECTION 85-7-419, MISSISSIPPI CODE OF 1972.',
  },
];

export const mississippiForms: WaiverForm[] = [
  { code: 'ms-interim', minFontPt: 10, body: [...employment('MISSISSIPPI'), interimRelease, ...close] },
  { code: 'ms-final', minFontPt: 10, body: [...employment('MISSISSIPPI'), finalRelease, ...close] },
];
