import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { Fact } from '../../../domain/claim-document/vocabulary.js';
import { plain, unsworn } from './parts.js';

/** States in which a lien depends on this notice; `wait`: days that must pass between its service and the lien. */
interface Intent {
  title: string;
  statute: string;
  wait: number | null;
  /** What it says, if the statute prescribes that; `wording`, if in its own words. */
  opening?: string;
  wording?: 'statute';
  /** An owner or contractor in the town of the property is not served by mail. */
  servedInTown?: true;
  /** How it is served, if the statute prescribes that: for its sender, and not printed. */
  service: string | null;
  /** The only methods of service that the statute allows. */
  methods?: ClaimForm['methods'];
  /** What of this was not compared with the text of the statute. */
  unconfirmed?: string;
  /** Not required of those that have a contract with the owner. */
  subcontract?: true;
  /** The label of the last day of the work, if the statute asks for it in other words. */
  lastFurnished?: string;
  /** Required on residential work only; on other work the general form serves. */
  residential?: true;
}

const required: Record<string, Intent> = {
  AR: {
    title: 'Notice of Intention to Claim a Lien',
    statute: 'Ark. Code § 18-44-114',
    wait: 10,
    opening:
      '{claimant} (“Claimant”) gives notice that it holds a claim against the building or improvement on the property described below, in the amount of {amount}, which is due from {hiringParty}. It intends to file a lien not less than ten days after this notice is served.',
    methods: ['certified_restricted_delivery', 'overnight_courier', 'personal'],
    service:
      'Serve the notice on the owner at least ten days before the lien is filed: through an officer who serves process or a person who would be a competent witness, by mail with return receipt requested and delivery restricted to the addressee or its agent, or by a means that gives written verification of delivery by a third party. If the mail is refused or unclaimed, send a copy by first class mail at once (Ark. Code § 18-44-114).',
  },
  CO: {
    title: 'Notice of Intent to File a Lien Statement',
    statute: 'C.R.S. § 38-22-109(3)',
    wait: 10,
    service:
      'Serve the notice at least ten days before the lien statement is filed on the owner or reputed owner, or its agent, and on the principal or prime contractor, or its agent, in person or by registered or certified mail, return receipt requested, at the last known address. File an affidavit of the service with the lien statement (C.R.S. § 38-22-109(3)).',
    methods: ['personal', 'registered', 'certified_return_receipt', 'certified_restricted_delivery'],
  },
  CT: {
    title: 'Notice of Intent to Claim Mechanic’s Lien',
    statute: 'Conn. Gen. Stat. § 49-35',
    wait: null,
    servedInTown: true,
    unconfirmed: 'how the guidance says that the notice is served',
    // § 49-35(a), in its words.
    opening:
      '{claimant} (“Claimant”) gives notice to the owner and to the original contractor that it has furnished or commenced to furnish materials, or rendered or commenced to render services, for the property described below, and that it intends to claim a lien therefor on the building, lot or plot of land.',
    service:
      'Have an indifferent person, state marshal or other proper officer serve the notice. On an owner or original contractor that lives in the town of the property, or that has an agent there, the officer must leave a true and attested copy with that person or at the usual place of abode. To one who lives elsewhere, the officer may mail the copy by registered or certified mail; if that is returned unclaimed, notice is given by publication (Conn. Gen. Stat. § 49-35(a)).',
  },
  MO: {
    title: 'Notice of Intention to File a Mechanic’s Lien',
    statute: 'Mo. Rev. Stat. § 429.100',
    wait: 10,
    opening:
      '{claimant} (“Claimant”) gives notice that it holds a claim against the building or improvement on the property described below, in the amount of {amount}, which is due from {hiringParty}. It intends to file a lien not less than ten days after this notice is served.',
    subcontract: true,
    unconfirmed: 'how the guidance says that the notice is served: a summary of the section was compared',
    service:
      'Everyone but the original contractor serves the notice on the owner or its agent at least ten days before the lien is filed, through an officer who serves process or a person who would be a competent witness. The officer’s return, or the affidavit of that person, is the proof (Mo. Rev. Stat. § 429.100).',
  },
  ND: {
    title: 'Notice of Intent to Claim a Construction Lien',
    statute: 'N.D.C.C. § 35-27-02',
    wait: 10,
    methods: ['certified', 'certified_return_receipt', 'certified_restricted_delivery'],
    service:
      'Give the notice to the owner by certified mail at least ten days before the lien is recorded (N.D.C.C. § 35-27-02).',
  },
  NV: {
    title: 'Notice of Intent to Lien',
    statute: 'NRS 108.226(6)',
    wait: 15,
    residential: true,
    methods: ['personal', 'certified', 'certified_return_receipt', 'certified_restricted_delivery'],
    unconfirmed: 'how the guidance says that the notice is served: a summary of the section was compared',
    service:
      'Serve the notice on the owner and on the reputed prime contractor in person or by certified mail, before the notice of lien is recorded. It extends the time for recording by 15 days (NRS 108.226(6)).',
  },
  PA: {
    title: 'Formal Notice of Intention to File a Lien Claim',
    statute: '49 P.S. § 1501',
    wait: 30,
    // § 1501(c)(5).
    lastFurnished: 'Completion of the claimant’s work',
    service: null,
  },
  WI: { title: 'Notice of Intent to File Claim for Lien', statute: 'Wis. Stat. § 779.06(2)', wait: 30, service: null },
  WY: {
    title: 'Notice of Intention to File Lien',
    statute: 'Wyo. Stat. §§ 29-2-107, 29-10-102',
    wording: 'statute',
    wait: 20,
    opening:
      'You are hereby notified pursuant to W.S. 29-2-107 that {claimant} (hereinafter the “lien claimant”) intends to file a lien against your property. The amount of the lien claim is {amount}. This amount is due from {hiringParty} pursuant to a contract with the lien claimant under which the lien claimant performed work or supplied materials for the work. If we are unable to resolve this matter within twenty (20) days from the date of this notice, the lien claimant intends to file the lien statement asserting a lien against your property.',
    service:
      'Send the notice by certified mail, return receipt requested, to each record owner or its agent, one form for each (W.S. 29-10-102).',
  },
};

const intent = {
  ...plain,
  instrument: 'notice_of_intent',
  facts: [
    ['claimant', 'Claimant'],
    ['owner', 'Owner or reputed owner'],
    ['hiring_party', 'Person who contracted with the claimant'],
    ['general_contractor', 'General contractor'],
    ['property', 'Property'],
    ['legal_description', 'Legal description'],
    ['parcel', 'Parcel number'],
    ['work', 'Labor, services, equipment or materials furnished'],
    ['contract', 'Contract'],
    ['first_furnishing', 'First furnished'],
    ['last_furnishing', 'Last furnished'],
    ['amount', 'Amount unpaid, after all just credits and offsets'],
    ['retainage', 'Including unpaid retainage of'],
    ['interest', 'Interest'],
    ['payment_deadline', 'Payment demanded by'],
  ],
  oath: unsworn,
  requires: ['amount', 'work', 'last_furnishing'],
} as const satisfies Partial<ClaimForm>;

/** The rows of a notice of intent, one of them with another label. */
function labeled(fact: Fact, label: string): ClaimForm['facts'] {
  return intent.facts.map((row) => (row[0] === fact ? [fact, label] : row));
}

/** How a notice ends, with the term for the claimant that its first sentence defines. */
const ending = (term: string) => ({
  pay: `Payment of the amount stated above, to ${term} at the address on this notice, will make a claim of lien unnecessary. {paymentInstructions}`,
  reserved: `${term.charAt(0).toUpperCase()}${term.slice(1)} reserves every right and remedy that it has under its contract and the law. This notice waives none of them and does not extend the time for payment.`,
});
const { pay, reserved } = ending('Claimant');
/** The term of Wyoming's statute. */
const lienClaimant = ending('the lien claimant');

export const intentForms: readonly ClaimForm[] = [
  ...Object.entries(required).map(
    ([state, { title, statute, wait, service, residential, opening, servedInTown, wording, ...rest }]): ClaimForm => ({
      ...intent,
      formCode: `${state.toLowerCase()}-intent`,
      state,
      work: ['private'],
      variant: residential ? 'residential' : null,
      statute,
      title,
      opening: [
        opening ??
          `{claimant} (“Claimant”) gives notice that it intends to claim a lien on the property described below, and on the improvements on it, for labor, services, equipment or materials furnished and not paid for${wait === null ? '' : `, unless the amount due is paid within ${wait} days after this notice is served`}.`,
      ],
      ...(service && { guidance: [service] }),
      ...(rest.lastFurnished && { facts: labeled('last_furnishing', rest.lastFurnished) }),
      ...(rest.unconfirmed && { unconfirmed: [rest.unconfirmed] }),
      ...(rest.methods && { methods: rest.methods }),
      ...(rest.subcontract && { subcontract: rest.subcontract }),
      ...(servedInTown && { servedInTown }),
      ...(wording && { wording }),
      ...(opening?.includes('{hiringParty}') && { requires: [...intent.requires, 'hiring_party'] }),
      closing: wording ? [lienClaimant.pay, lienClaimant.reserved] : [pay, reserved],
    }),
  ),
  {
    ...intent,
    formCode: 'ms-intent',
    state: 'MS',
    work: ['private'],
    variant: 'residential',
    subcontract: true,
    wording: 'statute',
    effectiveFrom: '2014-04-11',
    statute: 'Miss. Code §§ 85-7-409, 85-7-433(5)',
    title: 'Pre-Lien Notice to Owner',
    opening: [
      'TO: {owner}, {ownerAddress}',
      'TAKE NOTICE THAT THE UNDERSIGNED IS A PERSON HAVING A RIGHT TO A LIEN PURSUANT TO SECTION 85-7-403, MISSISSIPPI CODE OF 1972, WHO DOES NOT HAVE A DIRECT CONTRACT WITH THE OWNER, HAS PROVIDED LABOR, SERVICES OR MATERIALS FOR THE IMPROVEMENT OF PROPERTY COMMONLY KNOWN AS {propertyOnOneLine} (“THE PROPERTY”), FOR THE SUM OF {amount} FOR WHICH THE UNDERSIGNED HAS NOT BEEN PAID, AND INTENDS TO FILE A CLAIM OF SPECIAL LIEN ON THE SUBJECT PROPERTY IN TEN (10) OR MORE DAYS FROM THE DATE HEREOF.',
      'SO NOTIFIED, THIS {documentDay}.',
    ],
    facts: [],
    closing: ['LIEN CLAIMANT: {claimant}'],
    stated: 'claimant',
    addressees: ['owner'],
    guidance: [
      'On a single-family home, provide the notice to the owner at least ten days before the claim of lien is filed, by any reliable means of delivery. There is no lien for what the owner paid the contractor before it received the notice (Miss. Code § 85-7-409).',
    ],
    requires: ['amount', 'signatory'],
  },
  {
    ...intent,
    formCode: 'md-intent',
    state: 'MD',
    work: ['private'],
    subcontract: true,
    wording: 'statute',
    statute: 'Md. Code, Real Prop. § 9-104',
    title: 'Notice to Owner or Owner’s Agent of Intention to Claim a Lien',
    // § 9-104(b).
    opening: [
      '{claimant}, of {claimantAddress}, did work or furnished material for or about the building generally designated or briefly described as {propertyOnOneLine}.',
      'The total amount earned under the subcontractor’s undertaking to the date hereof is {earned} of which {amount} is due and unpaid as of the date hereof. The work done or materials provided under the subcontract were as follows: {work}{furnishedBetween}, for {hiringParty}.',
    ],
    facts: [],
    closing: [
      'I do solemnly declare and affirm under the penalties of perjury that the contents of the foregoing notice are true to the best of the affiant’s knowledge, information, and belief.',
    ],
    unconfirmed: ['the affirmation at its end'],
    addressees: ['owner', 'public_entity'],
    methods: ['registered', 'certified_return_receipt', 'certified_restricted_delivery', 'personal'],
    guidance: [
      'Give the notice to the owner within 120 days after the work was done or the materials were furnished, by registered or certified mail, return receipt requested, or in person (Md. Code, Real Prop. § 9-104(a), (c)).',
    ],
    requires: ['amount', 'work', 'first_furnishing', 'last_furnishing', 'contract_total', 'hiring_party', 'signatory'],
  },
  {
    ...intent,
    formCode: 'tx-intent',
    state: 'TX',
    work: ['private'],
    statute: 'Texas Property Code §§ 53.081–53.084',
    title: 'Notice of Intent to Claim a Lien',
    subtitle: 'with demand for payment',
    facts: [
      ['claimant', 'Claimant'],
      ['owner', 'Owner or reputed owner'],
      ['general_contractor', 'Original contractor'],
      ['other_hiring_party', 'Party with whom claimant contracted'],
      ['property', 'Property'],
      ['work', 'Labor or materials furnished'],
      ['contract', 'Contract'],
      ['first_furnishing', 'First furnished'],
      ['last_furnishing', 'Last furnished'],
      ['amount', 'Amount unpaid, after all just credits and offsets'],
      ['retainage', 'Including unpaid retainage of'],
      ['interest', 'Interest'],
      ['payment_deadline', 'Payment demanded by'],
    ],
    unconfirmed: ['what it says of §§ 53.081 and 53.083, whose text since 2022 was not found; that of § 53.084 was'],
    opening: [
      '{claimant} (“Claimant”) furnished labor or materials for the improvement of the property described below and has not been paid in full. If the amount due is not paid {byDeadlineOrPromptly}, Claimant intends to claim a lien on the property.',
    ],
    closing: [
      pay,
      'To the owner: an owner who has received a notice of claim under § 53.056 or § 53.057 may withhold from payments to the original contractor the amount necessary to pay the claim (§ 53.081). An owner that pays the original contractor after it was authorized to withhold is liable for the money paid, and its property is subject to a claim for it, once the lien is secured and the claim is reduced to final judgment (§ 53.084).',
      'The claim has accrued under § 53.053 or is past due under the agreement between the parties, and Claimant demands its payment under § 53.083. A copy of this demand is sent to the original contractor, which may give the owner written notice that it disputes the claim within 30 days after it receives the copy.',
      reserved,
    ],
  },
  {
    ...intent,
    formCode: 'generic-intent',
    state: '*',
    title: 'Notice of Intent to Claim a Lien',
    subtitle: '{stateOf}',
    opening: [
      '{claimant} (“Claimant”) furnished labor, services, equipment or materials for the improvement of the property described below and has not been paid in full. If the amount due is not paid {byDeadlineOrPromptly}, Claimant intends to claim a lien on the property, or to pursue any other remedy available for this project.',
    ],
    closing: [
      pay,
      'A lien is an encumbrance on the property. Until it is released, it may prevent a sale or financing, and it may be foreclosed in court. The owner and the {contractorNoun} can prevent it by making sure that Claimant is paid, for example with a joint check.',
      reserved,
    ],
  },
];
