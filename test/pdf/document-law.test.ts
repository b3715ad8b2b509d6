/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { print } from '../../src/pdf/print.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { claimJob, goldenClaims } from './claim-jobs.js';
import { goldenFacts, noticeJob } from './notice-jobs.js';
import { goldenPayApplications, payApplicationJob } from './pay-application-jobs.js';
import { readPdf } from './pdf-text.js';
import { completeWaiver, waiverJob } from './waiver-jobs.js';
import { signature } from './waiver-signature.fixture.js';

const textOf = async (job: Parameters<typeof print>[0]) => {
  const { texts } = await readPdf((await print(job)).bytes);
  return texts.join('\n').replace(/\s+/g, ' ');
};
const claim = (name: string) => textOf(claimJob(...goldenClaims[name]!));
const lienIn = (state: string, changes: Parameters<typeof claimFacts>[0] = {}) =>
  textOf(claimJob('mechanics_lien', claimFacts({ ...changes, claim: { ...changes.claim, state } })));

describe('what a statute requires on the face of a document', () => {
  it('California: a blank for the employer of a supplier whom several parties can have hired, under penalty of perjury', async () => {
    const others = defaultParties().filter(({ isClaimant }) => !isClaimant);
    const supplier = party('material_supplier', 'Bayside Supply', { isClaimant: true });
    const text = await lienIn('CA', { parties: [...others, supplier, party('subcontractor', 'Unrelated Plumbing')] });
    expect(text).not.toContain('Unrelated Plumbing');
    expect(text).toMatch(/_{10,}[^_]*Direct contractor/);
    expect(await lienIn('CA')).not.toMatch(/_{10,}[^_]*Direct contractor/);
  });

  it('Georgia: the owner’s right to contest the lien, without which the lien is invalid', async () => {
    expect(await claim('claim-lien-ga')).toContain(
      'have the right to contest this claim of lien under O.C.G.A. § 44-14-368',
    );
  });

  it('Washington: the sworn sentence of RCW 60.04.091, its eight items, and the acknowledgment', async () => {
    const text = await claim('wa-lien-general');
    expect(text).toContain(
      'that the claim of lien is not frivolous and is made with reasonable cause, and is not clearly excessive under penalty of perjury',
    );
    for (let item = 1; item <= 8; item += 1) expect(text).toMatch(new RegExp(`${item}\\. [A-Z]{2}`));
    expect(text).toContain('JURAT');
    expect(text).toContain('ACKNOWLEDGMENT');
  });

  it('New York: the owner’s interest, the lienor’s attorney, and the verification on information and belief', async () => {
    const [instrument, facts] = goldenClaims['ny-lien-general']!;
    const metadata = {
      ...facts.claim.metadata,
      owner_interest: 'fee simple',
      attorney: { name: 'Rosa Müller', address_line1: '1 Court Street', city: 'Albany', state: 'NY', zip: '12207' },
      single_family_dwelling: false,
    };
    const text = await textOf(claimJob(instrument, { ...facts, claim: { ...facts.claim, metadata } }));
    expect(text).toContain('fee simple');
    expect(text).toContain('Rosa Müller, 1 Court Street');
    expect(text).toMatch(/single family dwelling\? No/);
    expect(text).toContain('except as to the matters stated in it to be alleged on information and belief');
    expect(await claim('ny-lien-general')).toMatch(/Interest of the owner as far as known to the lienor: _{8,}/);
  });

  it('North Carolina: the certificate of service and the lines of the clerk, below the caption of the court', async () => {
    const text = await claim('claim-lien-nc');
    expect(text).toContain('IN THE GENERAL COURT OF JUSTICE');
    expect(text).toContain('served the parties listed in (2) above in accordance with the requirements of G.S. 44A-11');
    expect(text).toMatch(/Filed this _+ day of _+.*Clerk of Superior Court/);
  });

  it('New Jersey: both forms with block and lot, the calculation and the notice to the owner', async () => {
    const lien = await claim('nj-lien-general');
    expect(lien).toContain('TO THE CLERK, COUNTY OF');
    expect(lien).toContain('TOTAL LIEN CLAIM AMOUNT E - [F + G] = $48,250.00');
    expect(lien).toContain('NOTICE TO OWNER OF REAL PROPERTY');
    expect(await lienIn('NJ')).toMatch(/Block _+, Lot _+,/);
    const balance = await claim('nj-claim');
    expect(balance).toContain('Space above this line for recording use');
    expect(balance).toContain('Block 1506, Lot 12, on the tax map of the municipality of');
    expect(balance).not.toContain('JURAT');
  });

  it.each([
    ['KS', /^IN THE DISTRICT COURT OF SHAWNEE COUNTY, KANSAS/, /are itemized in Exhibit A\b/],
    ['MO', /^IN THE CIRCUIT COURT OF GREENE COUNTY, MISSOURI/, /are itemized in Exhibit A\b/],
    ['WI', /^STATE OF WISCONSIN CIRCUIT COURT BROWN COUNTY/, /a copy of the notice of intent .*, Exhibit A\b/],
  ])(
    '%s: the caption of the court whose clerk takes the lien, and what is attached to it',
    async (state, caption, says) => {
      const text = await lienIn(state);
      expect(text).toMatch(caption);
      expect(text).toMatch(says);
      expect(text).not.toContain('Recording requested by');
    },
  );

  it('Ohio: an oath that is not limited to information and belief', async () => {
    expect(await lienIn('OH')).toContain('know its contents, and the facts stated in it are true. ');
    expect(await lienIn('IN')).toContain('true to the best of my knowledge, information and belief');
  });

  it('Missouri: the account that the lien prints itself, as its exhibit', async () => {
    const invoices = [{ number: 'BS-2044', date: '2026-03-31', amount: '48250.00' }];
    const text = await lienIn('MO', { claim: { metadata: { invoices } } });
    expect(text).toMatch(/are itemized in Exhibit [A-Z], incorporated by this reference/);
    expect(text).toContain('Itemized Account');
  });

  it('Tennessee: the sentences of § 66-11-145(d), the same on a preliminary notice and on a notice of claim', async () => {
    const sentences =
      /Pursuant to Tennessee Code Annotated, § 66-11-145, .* The amount presently due and owing is \$48,250\.00\. .* to the following name and address:/;
    const preliminary = await textOf(noticeJob(goldenFacts['tn-preliminary']!));
    const [stated] = preliminary.match(sentences)!;
    const day = /was (February|May) \d+, 2026/;
    const claimed = await textOf(claimJob('notice_of_claim', claimFacts({ claim: { state: 'TN' } })));
    expect(claimed.replace(day, 'was —')).toContain(stated.replace(day, 'was —'));
  });

  it('Florida: the three sentences of the notice of nonpayment, to contractor and surety', async () => {
    const facts = claimFacts({
      claim: {
        type: 'bond_claim',
        state: 'FL',
        metadata: { future_furnishing: { description: 'handrails', amount: 4000 } },
      },
      parties: [...defaultParties(), party('surety', 'Granite State Surety Co.')],
    });
    const text = await textOf(claimJob('notice_of_claim', facts));
    expect(text).toContain('unpaid to date is $48,250.00, of which $6,425.00 is unpaid retainage');
    expect(text).toContain('has been paid to date the amount of $16,000.00 for previously furnishing');
    expect(text).toContain('The lienor expects to furnish handrails for this improvement in the future (if known)');
    const [addressees = ''] = text.split('NOTICE OF NONPAYMENT');
    expect(addressees).toContain('Granite State Surety Co.');
    expect(addressees).toContain('Keystone Builders, Inc.');
    expect(addressees).not.toContain('Acme Holdings LLC');
  });

  it('Florida: the notice to owner is also the notice to contractor, in the statute’s sentence, with its copies', async () => {
    const text = await textOf(noticeJob(goldenFacts['fl-preliminary']!));
    expect(text).toContain('NOTICE TO OWNER/NOTICE TO CONTRACTOR');
    expect(text).toContain('To: Acme Holdings LLC');
    expect(text).toContain(
      'the undersigned intends to look to the contractor’s bond to secure payment for the furnishing of materials or services for the improvement of the real property',
    );
    expect(text).toMatch(/Copies to: First Pacific Bank/);
  });

  it('Massachusetts: the partial waiver subordinates the lien, under the penalties of perjury', async () => {
    const text = await textOf(waiverJob(completeWaiver('MA', 'conditional_progress', { disputedAmount: '0.00' })));
    expect(text).toContain('10. Disputed Claims: $0.00');
    const unanswered = { ...completeWaiver('MA', 'conditional_progress') };
    unanswered.waiver = { ...unanswered.waiver, disputedAmount: null };
    expect(await textOf(waiverJob(unanswered))).toMatch(/10\. Disputed Claims: _/);
    expect(text).toContain('(b) subordinate any and all liens');
    expect(text).toContain('Signed under the penalties of perjury');
  });

  it('Rhode Island: both statements of the notice of intention, without which the lien is lost', async () => {
    const text = await lienIn('RI');
    expect(text).toMatch(
      /may within two hundred \(200\) days .* file in the records of land evidence of the city or town of Providence a copy of this notice of intention/,
    );
    expect(text).toMatch(
      /The filing of the notice of intention, together with this mailing, will perfect a lien against the land described herein/,
    );
    expect(await lienIn('CT')).not.toContain('notice of intention');
  });

  it('names who prepared a recorded instrument where the recorder requires it, and nowhere else', async () => {
    for (const state of ['FL', 'IL', 'OH', 'TN', 'AR']) {
      expect(await lienIn(state)).toContain('This instrument was prepared by: Dana Whitfield');
    }
    expect(await lienIn('MI', { project: { legalDescription: 'Lot 4' } })).toContain('Drafted by: Dana Whitfield');
    const other = {
      prepared_by: { name: 'Rosa Müller', address_line1: '1 Court Street', city: 'Tampa', state: 'FL', zip: '33602' },
    };
    expect(await lienIn('FL', { claim: { metadata: other } })).toContain('prepared by: Rosa Müller, 1 Court Street');
    expect(await lienIn('KS')).not.toMatch(/prepared by|drafted by/i);
    const indiana = await lienIn('IN');
    expect(indiana).toContain(
      'taken reasonable care to redact each Social Security number in this document, unless required by law',
    );
    expect(indiana.indexOf('I affirm')).toBeGreaterThan(indiana.indexOf('JURAT'));
  });

  it('has the caption of the court instead of the recorder’s space where a court takes the claim', async () => {
    for (const [state, court] of [
      ['PA', 'IN THE COURT OF COMMON PLEAS OF'],
      ['MD', 'IN THE CIRCUIT COURT FOR'],
      ['DE', 'IN THE SUPERIOR COURT OF THE STATE OF DELAWARE'],
    ] as const) {
      const text = await lienIn(state);
      expect(text).toContain(court);
      expect(text).not.toContain('Recording requested by');
    }
    expect(await lienIn('ID')).toContain('Recording requested by');
  });
});

describe('a notary’s certificate', () => {
  it('has the words of the state in which the oath is taken on a pay application', async () => {
    const text = await textOf(payApplicationJob(...goldenPayApplications['pay-application-subcontract-draft']!));
    expect(text).toContain('verifies only the identity of the individual who signed the document');
    expect(text).toContain(
      'proved to me on the basis of satisfactory evidence to be the person(s) who appeared before me',
    );
    expect(text).not.toContain('signed in my presence');
  });

  it('leaves the notary’s lines empty on a signed waiver, whose signature certificate names the notary', async () => {
    for (const state of ['MS', 'WY']) {
      const job = waiverJob(completeWaiver(state, 'conditional_progress'), signature(state));
      const [face, certificate] = (await readPdf((await print(job)).bytes)).texts;
      expect(face).toMatch(/notary public|notarial officer/i);
      expect(face).not.toContain('Pat Lindqvist');
      expect(certificate).toContain('Pat Lindqvist');
    }
  });

  it('leaves the day of the notarial act to the notary, although the signer’s is known', async () => {
    const signed = (state: string) =>
      textOf(waiverJob(completeWaiver(state, 'conditional_progress'), signature(state)));
    expect(await signed('MS')).toMatch(/SUBSCRIBED BEFORE ME, THIS THE _+ DAY OF _+, 20_+\./);
    const wyoming = await signed('WY');
    expect(wyoming).toContain('DATE: April 2, 2026');
    expect(wyoming).toMatch(/acknowledged before me on this _+ day of _+, 20_+, by Dana Whitfield/);
  });

  it.each(['FL', 'MI', 'MS'])(
    'prints the name of the signer once where the form has a line for it: %s',
    async (state) => {
      const [page = ''] = (await readPdf((await print(waiverJob(completeWaiver(state, 'unconditional_final')))).bytes))
        .texts;
      expect(page.match(/Dana Whitfield/g)).toHaveLength(1);
    },
  );
});
