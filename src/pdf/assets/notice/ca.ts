import type { Declaration } from '../../../domain/notice/declaration.js';
import type { NoticeForm, ProofOfServiceForm } from './form.js';

const record =
  'the record of payment, delivery or attempted delivery that Civil Code § 8118(b) requires with this declaration is: ____________________________________________';

/** Civil Code § 8118(b): the declaration of a notice given by mail comes with the carrier's record; the declarant says with which. */
export function carriersRecord(before = ''): Declaration[] {
  return [
    { when: 'carried', text: `${before}${record.charAt(0).toUpperCase()}${record.slice(1)}` },
    { when: 'unknown', text: `${before}If the notice was given by mail or by an express carrier, ${record}` },
  ];
}

/** Civil Code § 8118: what the declaration must state, and that it comes with the carrier's own record. */
const proofOfService: ProofOfServiceForm = {
  title: 'Proof of Notice Declaration',
  statute: 'California Civil Code § 8118',
  declarations: [
    'I, {signatory}, declare that I am at least 18 years of age and that my business address is {claimantAddress}.',
    'The notice given is a {noticeTitle}, No. {noticeNumber}, dated {noticeDate}, for the project {project}.',
    'On {serviceDate}, I gave this notice to {recipient}, as {capacity}, at that address, in this manner: {manner}',
    ...carriersRecord('Article or tracking number: ______________________________. '),
  ],
  manners: {
    mail: 'I placed the copy in a sealed envelope so addressed and deposited it with the United States Postal Service at ______________________________ (city and state), with postage for {method} fully prepaid.',
    courier:
      'I placed the copy in a sealed envelope so addressed and delivered it to an express service carrier at ______________________________ (city and state), with the fee for overnight delivery fully prepaid.',
    personal: 'I delivered the copy in person to ______________________________ (name of the person who received it).',
    other:
      'by {method}, at ______________________________ (place), as follows: ____________________________________________.',
    unknown:
      '________________________________________ (registered, certified or express mail, overnight express carrier, or personal delivery; state the place).',
  },
  perjury:
    'I declare under penalty of perjury under the laws of the State of California that the foregoing is true and correct.',
};

/** Wording in force since the 2012 renumbering of the mechanics lien law (Stats. 2010, ch. 697). */
export const californiaForms: NoticeForm[] = [
  {
    formCode: 'ca-preliminary-private-2012',
    state: 'CA',
    work: 'private',
    statute: 'California Civil Code §§ 8200–8216',
    wording: 'statute',
    effectiveFrom: '2012-07-01',
    effectiveTo: null,
    title: 'Preliminary Notice',
    subtitle: '20-Day Notice on Private Work',
    opening:
      '{claimant} gives notice that it has provided, is providing or will provide the work described below for the work of improvement identified below. The facts below are stated to the extent known to the claimant.',
    amountLabel: 'Estimate of the total price of the work provided and to be provided',
    captions: { general_contractor: 'Direct Contractor', lender: 'Construction Lender' },
    labels: { lender: 'Construction lender' },
    // Civil Code § 8202(a)(3), word for word; the statute requires boldface type.
    statement: {
      heading: 'NOTICE TO PROPERTY OWNER',
      paragraphs: [
        'EVEN THOUGH YOU HAVE PAID YOUR CONTRACTOR IN FULL, if the person or firm that has given you this notice is not paid in full for labor, service, equipment, or material provided or to be provided to your construction project, a lien may be placed on your property. Foreclosure of the lien may lead to loss of all or part of your property. You may wish to protect yourself against this by (1) requiring your contractor to provide a signed release by the person or firm that has given you this notice before making payment to your contractor, or (2) any other method that is appropriate under the circumstances.',
        'This notice is required by law to be served by the undersigned as a statement of your legal rights. This notice is not intended to reflect upon the financial condition of the contractor or the person employed by you on the construction project.',
        'If you record a notice of cessation or completion of your construction project, you must within 10 days after recording, send a copy of the notice of completion to your contractor and the person or firm that has given you this notice. The notice must be sent by registered or certified mail. Failure to send the notice will extend the deadline to record a claim of lien. You are not required to send the notice if you are a residential homeowner of a dwelling containing four or fewer units.',
      ],
      bold: true,
      minFontPt: 9,
    },
    closing: [],
    proofOfService,
  },
  {
    formCode: 'ca-preliminary-public-2012',
    state: 'CA',
    work: 'public',
    statute: 'California Civil Code §§ 9300–9306',
    wording: 'own',
    effectiveFrom: '2012-07-01',
    effectiveTo: null,
    title: 'Preliminary Notice',
    subtitle: '20-Day Notice on Public Works',
    opening:
      '{claimant} gives notice that it has provided, is providing or will provide the work described below for the public works project identified below. The facts below are stated to the extent known to the claimant.',
    amountLabel: 'Estimate of the total price of the work provided and to be provided',
    captions: { general_contractor: 'Direct Contractor', owner: 'Public Entity', public_entity: 'Public Entity' },
    statement: null,
    closing: [
      'This notice is given so that the claimant may give a stop payment notice or make a claim against a payment bond if it is not paid. It does not mean that any payment is late, and it does not reflect upon the standing of any contractor on the project.',
    ],
    proofOfService,
  },
];
