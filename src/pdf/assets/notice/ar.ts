import { type NoticeForm, undated } from './form.js';

const common = {
  state: 'AR',
  work: 'private',
  wording: 'statute',
  effectiveFrom: undated,
  effectiveTo: null,
  subtitle: null,
  captions: { general_contractor: 'Contractor' },
  proofOfService: null,
} as const;

/** Ark. Code § 18-44-115: (a) homes, before the work begins; (b) commercial real estate, when payment is due. */
export const arkansasForms: NoticeForm[] = [
  {
    ...common,
    formCode: 'ar-notice-to-owner',
    use: 'residential',
    maxUnits: 4,
    statute: 'Ark. Code § 18-44-115(a)',
    title: 'Notice to Owner',
    opening:
      '{claimant} gives this notice to the owner of the property described below before it begins work on the property or supplies goods to it.',
    amountLabel: 'Estimated total price',
    labels: { work: 'Labor, services or materials' },
    stated: ['amount', 'hiringParty', 'contract', 'furnishing', 'lender'],
    // "Conspicuous, set out in boldface type, worded exactly as stated in all capital letters".
    statement: {
      heading: 'IMPORTANT NOTICE TO OWNER',
      paragraphs: [
        'I UNDERSTAND THAT EACH CONTRACTOR, SUBCONTRACTOR, LABORER, SUPPLIER, ARCHITECT, ENGINEER, SURVEYOR, APPRAISER, LANDSCAPER, ABSTRACTOR, OR TITLE INSURANCE AGENT SUPPLYING LABOR, SERVICES, MATERIAL, OR FIXTURES IS ENTITLED TO A LIEN AGAINST THE PROPERTY IF NOT PAID IN FULL FOR THE LABOR, SERVICES, MATERIALS, OR FIXTURES USED TO IMPROVE, CONSTRUCT, OR INSURE OR EXAMINE TITLE TO THE PROPERTY EVEN THOUGH THE FULL CONTRACT PRICE MAY HAVE BEEN PAID TO THE CONTRACTOR. I REALIZE THAT THIS LIEN CAN BE ENFORCED BY THE SALE OF THE PROPERTY IF NECESSARY. I AM ALSO AWARE THAT PAYMENT MAY BE WITHHELD TO THE CONTRACTOR IN THE AMOUNT OF THE COST OF ANY SERVICES, FIXTURES, MATERIALS, OR LABOR NOT PAID FOR. I KNOW THAT IT IS ADVISABLE TO, AND I MAY, REQUIRE THE CONTRACTOR TO FURNISH TO ME A TRUE AND CORRECT FULL LIST OF ALL SUPPLIERS AND SERVICE PROVIDERS UNDER THE CONTRACT, AND I MAY CHECK WITH THEM TO DETERMINE IF ALL MATERIALS, LABOR, FIXTURES, AND SERVICES FURNISHED FOR THE PROPERTY HAVE BEEN PAID FOR. I MAY ALSO REQUIRE THE CONTRACTOR TO PRESENT LIEN WAIVERS BY ALL SUPPLIERS AND SERVICE PROVIDERS, STATING THAT THEY HAVE BEEN PAID IN FULL FOR SUPPLIES AND SERVICES PROVIDED UNDER THE CONTRACT, BEFORE I PAY THE CONTRACTOR IN FULL. IF A SUPPLIER OR OTHER SERVICE PROVIDER HAS NOT BEEN PAID, I MAY PAY THE SUPPLIER OR OTHER SERVICE PROVIDER AND CONTRACTOR WITH A CHECK MADE PAYABLE TO THEM JOINTLY.',
        'SIGNED: ________________________________________________',
        'ADDRESS OF PROPERTY {site}',
        'DATE: ____________________',
        'I HEREBY CERTIFY THAT THE SIGNATURE ABOVE IS THAT OF THE OWNER, REGISTERED AGENT OF THE OWNER, OR AUTHORIZED AGENT OF THE OWNER OF THE PROPERTY AT THE ADDRESS SET OUT ABOVE.',
        '________________________________________________ CONTRACTOR',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: [],
    methods: ['personal', 'certified', 'certified_return_receipt', 'certified_restricted_delivery'],
    guidance: [
      'Give the notice to the owner, or to its authorized or registered agent, before the work begins, in person or by certified mail. The owner signs a notice that is delivered in person; one that is sent by certified mail needs no signature (Ark. Code § 18-44-115(a)(1), (2)).',
      'The residential contractor gives the notice for all claimants; any claimant may give it (Ark. Code § 18-44-115(a)(3), (5)). It is not needed if the contractor supplies a performance and payment bond, or if the owner orders the materials or services directly from a seller that is not a home contractor (§ 18-44-115(a)(8)).',
      'A building with five or more homes is commercial real estate: record its units on the project (Ark. Code § 18-44-115(b)(2)).',
    ],
  },
  {
    ...common,
    formCode: 'ar-notice-to-owner-and-contractor',
    direct: false,
    statute: 'Ark. Code § 18-44-115(b)',
    title: 'Notice to Owner and Contractor',
    opening:
      '{claimant} notifies the owner and the contractor that it is currently entitled to payment for the labor, services or materials described below, and that it has not been paid.',
    amountLabel: 'Amount due and unpaid',
    labels: { work: 'Labor, services or materials furnished', hiringParty: 'Person who contracted for them' },
    stated: ['contract', 'lender'],
    statement: {
      heading: 'NOTICE TO PROPERTY OWNER',
      paragraphs: [
        'IF BILLS FOR LABOR, SERVICES, OR MATERIALS USED TO CONSTRUCT OR PROVIDE SERVICES FOR AN IMPROVEMENT TO REAL ESTATE ARE NOT PAID IN FULL, A CONSTRUCTION LIEN MAY BE PLACED AGAINST THE PROPERTY. THIS COULD RESULT IN THE LOSS, THROUGH FORECLOSURE PROCEEDINGS, OF ALL OR PART OF YOUR REAL ESTATE BEING IMPROVED. THIS MAY OCCUR EVEN THOUGH YOU HAVE PAID YOUR CONTRACTOR IN FULL. YOU MAY WISH TO PROTECT YOURSELF AGAINST THIS CONSEQUENCE BY PAYING THE ABOVE NAMED PROVIDER OF LABOR, SERVICES, OR MATERIALS DIRECTLY, OR MAKING YOUR CHECK PAYABLE TO THE ABOVE NAMED PROVIDER AND CONTRACTOR JOINTLY.',
      ],
      bold: true,
      minFontPt: 10,
    },
    closing: [],
    methods: ['certified_restricted_delivery', 'overnight_courier', 'personal'],
    guidance: [
      'Send the notice to the owner (or its authorized or registered agent) and to the contractor before 75 days have passed since the labor was supplied or the materials were furnished: through an officer who serves process, by mail with return receipt requested and delivery restricted to the addressee or its agent, or by a means that gives written verification of delivery by a third party (Ark. Code § 18-44-115(b)(5)).',
      'If the mail is refused or unclaimed, send a copy by first class mail at once, and keep the unopened original (Ark. Code § 18-44-115(b)(5)(D)).',
    ],
  },
];
