/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import type { BySigner } from '../../src/domain/claim-document/form.js';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import type { ClaimInstrument } from '../../src/domain/document/types.js';
import { claimFormOf, claimForms } from '../../src/pdf/assets/claim/index.js';
import { wordingHash } from '../../src/pdf/assets/forms.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts, escalationFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob, formOf, goldenClaims } from './claim-jobs.js';
import { goldenFacts, noticeJob } from './notice-jobs.js';
import { oathTexts } from './oath-texts.js';
import { readPdf } from './pdf-text.js';

const textOf = async (job: Parameters<typeof print>[0]) =>
  (await readPdf((await print(job)).bytes)).texts.join(' ').replace(/\s+/g, ' ');
const claim = (instrument: ClaimInstrument, metadata: object) =>
  textOf(claimJob(instrument, claimFacts({ claim: { metadata: { ...metadata } } })));

const record =
  'record of payment, delivery or attempted delivery that Civil Code § 8118(b) requires with this declaration is: ___';

describe('a declaration that a document was served', () => {
  it.each([
    ['certified_return_receipt', /2\. The record of payment, delivery/, true],
    ['overnight_courier', /2\. The record of payment, delivery/, true],
    ['personal', /gave the foregoing stop payment notice .* by personal delivery, at _+ \(city and state\)/, false],
    [null, /2\. If the notice was given by mail or by an express carrier, the record/, true],
  ])('has the carrier’s record only where there may be one: %s', async (service_method, words, recorded) => {
    const text = await claim('stop_notice', { service_method });
    expect(text).toMatch(words);
    if (recorded) expect(text).toContain(record);
    else expect(text).not.toContain('8118(b)');
    if (service_method !== null) expect(text).not.toContain('If the notice was given');
  });

  it('claims no attached copy of a preliminary notice, and states what is known of the manner of service', async () => {
    const text = await textOf(noticeJob(goldenFacts['ca-mail-pack']!));
    expect(text).not.toMatch(/true copy|If the notice was given by mail/);
    expect(text).toMatch(/4\. Article or tracking number: _+\. The record of payment/);
  });

  it('lets the signer of a California lien mark which address was used, and claims no alternatives', async () => {
    const text = await claim('mechanics_lien', {});
    expect(text).toContain(
      'is (mark one): [ ] its residence or place of business; [ ] the address shown by the building permit',
    );
    expect(text).not.toContain('or another at which');
  });
});

describe('a verification', () => {
  it('has the printed name and title of its signer below its own signature', async () => {
    const text = await claim('mechanics_lien', {});
    const verified = text.slice(text.indexOf('VERIFICATION'));
    expect(verified).toMatch(/foregoing is true and correct\. .*Dana Whitfield, Credit Manager Printed name and title/);
  });
});

describe('a claimant that signs in person', () => {
  const signs = (instrument: ClaimInstrument, state: string, name = 'Maria Lopez') => {
    const base = claimFacts({ claim: { state, metadata: { signatory_name: 'Maria Lopez' } } });
    return textOf(claimJob(instrument, { ...base, division: { ...base.division!, name } }));
  };

  it.each([
    ['mechanics_lien', 'CO', 'I am Maria Lopez, the claimant named above. I have read this document'],
    ['mechanics_lien', 'OR', 'I am Maria Lopez, the claimant named above. I have knowledge of the facts'],
    ['mechanics_lien', 'CA', 'I am Maria Lopez, the claimant named above. I have read the foregoing document'],
    ['mechanics_lien', 'NY', 'says: I am Maria Lopez, the lienor named above. I have read'],
    ['mechanics_lien', 'MD', 'I am Maria Lopez, the plaintiff named above. I am competent to testify'],
    ['mechanics_lien', 'FL', ' is the lienor herein, Maria Lopez, whose address is'],
    ['mechanics_lien', 'TX', ' is Maria Lopez (“Claimant”), has personal knowledge'],
    ['mechanics_lien', 'DC', 'I am Maria Lopez. I affirm under penalty of perjury'],
    ['lien_release', 'OR', ' free act. Notary public'],
    ['lien_release', 'FL', 'this ______ day of ____________________, ________, by Maria Lopez.'],
  ] as const)('swears and acknowledges for no one else: %s in %s', async (instrument, state, words) => {
    const text = await signs(instrument, state);
    expect(text).toContain(words);
    expect(text).not.toMatch(
      /representative of Maria|authorized to \w+ this [\w ]+ for it|to make this affidavit|agent of|its free act/,
    );
  });

  it.each([
    [
      'CO',
      'I am the Credit Manager of Lopez Drywall, the claimant named above, and I am authorized to make this statement for it.',
    ],
    ['FL', ' is the Credit Manager and the agent of the lienor herein, Lopez Drywall, whose address is'],
    ['TX', ' is the Credit Manager of Lopez Drywall (“Claimant”), is authorized to make this affidavit, has personal'],
  ])('is represented if it has another name: %s', async (state, words) => {
    expect(await signs('mechanics_lien', state, 'Lopez Drywall')).toContain(words);
  });
});

describe('an oath', () => {
  it('never calls its signer “the affiant” if it speaks as “I”', () => {
    const oaths = claimForms.flatMap(({ formCode, oath }) => oathTexts(oath).map((text) => [formCode, text] as const));
    const asI = oaths.filter(([, statement]) => /^I\b/.test(statement));
    expect(asI.length).toBeGreaterThan(20);
    expect(asI.filter(([, statement]) => /affiant/.test(statement))).toEqual([]);
  });

  it('has the words of a claimant who signs in person if it says for whom its signer signs', () => {
    const sworn = claimForms.filter(({ oath }) => oathTexts(oath).some((text) => text.includes('{capacity}')));
    expect(sworn.length).toBeGreaterThan(20);
    for (const { formCode, oath } of sworn) {
      const [representative, inPerson] = oathTexts(oath);
      expect({ formCode, representative, inPerson }).toEqual({
        formCode,
        representative: expect.stringContaining('{capacity} of {claimant}'),
        inPerson: expect.stringMatching(/I am \{claimant\}[^{}]+$/),
      });
      expect(inPerson).not.toMatch(/authorized to|for it\b/);
    }
    // Outside of an oath, only words that depend on the signer say it.
    for (const { formCode, signer, oath: _, ...form } of claimForms) {
      const words = JSON.stringify(form);
      expect({ formCode, has: words.includes('{capacity}') }).toEqual({ formCode, has: false });
      expect({ formCode, has: words.includes('{signer}') }).toEqual({ formCode, has: signer !== undefined });
      expect(signer?.inPerson ?? '').not.toMatch(/\{capacity\}|agent|authorized/);
    }
  });

  it('is reviewed with the words of both: a change of either ends the review', () => {
    const changes = [{}, { inPerson: '' }, { representative: '' }];
    for (const code of ['fl-lien', 'tx-lien-2022']) {
      const form = claimFormOf(code);
      const hashes = changes.map((change) => wordingHash({ ...form, signer: { ...form.signer, ...change } }));
      expect(new Set(hashes).size).toBe(3);
    }
    const form = claimFormOf('ny-lien-general');
    const statement = form.oath.statement as BySigner;
    const hashes = changes.map((change) =>
      wordingHash({ ...form, oath: { ...form.oath, statement: { ...statement, ...change } } }),
    );
    expect(new Set(hashes).size).toBe(3);
  });
});

describe('a notary’s certificate', () => {
  it.each([
    ['mechanics_lien', 'FL', 'County of'],
    ['lien_release', 'CA', 'County of'],
    ['mechanics_lien', 'VA', 'County or place of'],
    ['mechanics_lien', 'AK', 'County or place of'],
    ['mechanics_lien', 'PR', 'County or place of'],
  ] as const)(
    'has blanks for the place where it is made, which is not known before: %s in %s',
    async (instrument, state, county) => {
      const text = await textOf(claimJob(instrument, claimFacts({ claim: { state } })));
      const certificate = text.slice(text.search(/JURAT|ACKNOWLEDGMENT/));
      expect(certificate).toMatch(new RegExp(`State of _{10,} ${county} _{10,}`));
    },
  );
});

describe('the bond of a stop payment notice', () => {
  it('names its obligees, the liability and address of the surety, and has the acknowledgment of its signature', async () => {
    const text = await textOf(claimJob(...goldenClaims['claim-stop-lender-bonded-ca']!));
    const bond = text.slice(text.indexOf('STOP PAYMENT NOTICE BOND'), text.indexOf('PROOF OF NOTICE DECLARATION'));
    expect(bond).toContain(
      'to the owner, Acme Holdings LLC, to the direct contractor, Keystone Builders, Inc., and to the construction lender, First Pacific Bank, N.A.,',
    );
    expect(bond).toContain('jointly and severally liable on the obligations of Civil Code § 8532');
    expect(bond).toContain('and the surety at 1 Granite Way, Concord, NH 03301');
    expect(bond).toContain('in the sum of $60,312.50, which is 125 percent of the claim of $48,250.00');
    expect(bond).toMatch(/Power of attorney .*Exhibit A\b/);
    expect(bond).toMatch(/ACKNOWLEDGMENT OF THE SURETY .*personally appeared _{10,}/);
  });

  it('asks for the power of attorney until it is an exhibit', () => {
    const [instrument, facts] = goldenClaims['claim-stop-lender-bonded-ca']!;
    const exhibits = [
      {
        title: 'Power of attorney of Granite State',
        kind: 'other',
        mimeType: 'application/pdf',
        sha256: 'a',
        pageCount: 1,
      },
    ] as const;
    const asked = (more: object) =>
      claimWarnings({ ...facts, ...more }, formOf(facts, instrument)).map(({ citation }) => citation);
    expect(asked({})).toEqual(['California Code of Civil Procedure § 995.630']);
    expect(asked({ exhibits })).toEqual([]);
  });
});

describe('a release', () => {
  const release = (state: string, metadata: object, project: object = {}) =>
    textOf(
      claimJob(
        'lien_release',
        escalationFacts('lien_filing', {
          claim: {
            state,
            metadata: { recording: { date: '2026-06-20', instrument_number: '2026-0114520' }, ...metadata },
          },
          project,
        }),
      ),
    );

  it('refers to the recorded lien for the legal description that the record does not have', async () => {
    expect(await release('CA', {})).toMatch(
      /Legal description As described in that instrument, incorporated by this reference\./,
    );
    expect(await release('CA', {}, { legalDescription: 'Lot 4' })).toContain('Legal description Lot 4');
  });

  it('states the amount and the land of a partial release apart', async () => {
    const both = await release('OH', { release: { scope: 'partial', amount: 20000, property: 'Lot 4' } });
    expect(both).toMatch(
      /Amount and land released \$20,000\.00 · Lot 4 Lien that remains \$28,250\.00 of \$48,250\.00 · on the rest of the property/,
    );
    expect(both).toContain(
      'releases, to the extent of $20,000.00 and as to the land named as released, but no further, the lien claimed in',
    );
    const amount = await release('OH', { release: { scope: 'partial', amount: 20000 } });
    expect(amount).toMatch(
      /to the extent of \$20,000\.00, but no further, the lien claimed in .* Lien that remains \$28,250\.00 of \$48,250\.00 Bayside/,
    );
    const land = await release('OH', { release: { scope: 'partial', property: 'Lot 4' } });
    expect(land).toMatch(/(?<!or )Land released Lot 4 Lien that remains \$48,250\.00 · on the rest/);
    expect(await release('OH', { release: { scope: 'partial' } })).toMatch(/Amount or land released _{8,}/);
  });

  it('cites the court’s number where a court has the lien, and the recorder’s instrument elsewhere', async () => {
    const kansas = await release('KS', {});
    expect(kansas).toContain('No. 2026-0114520');
    expect(kansas).toContain(
      'the lien claimed in the lien statement filed in this court on June 20, 2026, as No. 2026-0114520',
    );
    expect(kansas).not.toMatch(/Instrument No|recorded/);
    expect(await release('ID', {})).toContain(
      'the claim of lien recorded on June 20, 2026, as Instrument No. 2026-0114520',
    );
  });
});

describe('a letter', () => {
  const letter = (changes: object) =>
    textOf(claimJob('demand_letter', escalationFacts('demand_letter', { claim: changes })));

  it('has one blank for a day for payment that it lacks', async () => {
    for (const level of ['formal', 'final']) {
      const text = await letter({ metadata: { level } });
      expect(text.match(/_{8,}/g)).toHaveLength(1);
      expect(text).toMatch(/(reach us|of \$48,250\.00) by _+\..*reach(es)? us by that day/);
      expect(await letter({ paymentDeadline: '2026-07-01', metadata: { level } })).toMatch(
        /reach(es)? us by July 1, 2026,/,
      );
    }
  });

  it('is copied to others only if it is more than a reminder', async () => {
    expect(await letter({ metadata: { level: 'reminder' } })).not.toContain('Copies to');
    expect(await letter({ metadata: { level: 'formal' } })).toContain('Copies to');
  });

  it('names as enclosed only what is appended', async () => {
    expect(await letter({ metadata: { enclosures: ['Invoices'] } })).not.toContain('Enclosures');
  });
});
