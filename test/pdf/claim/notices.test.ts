/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../../src/domain/claim-document/preflight.js';
import { formNotices } from '../../../src/domain/document/warning.js';
import { print } from '../../../src/pdf/print.js';
import { claimFacts } from '../../domain/claim-document/claim-facts.fixture.js';
import { defaultParties } from '../../domain/preflight/notice-facts.fixture.js';
import { jobsiteIn } from '../../domain/preflight/sites.fixture.js';
import { formOf, publicParties } from '../claim-jobs.js';
import { goldenFacts, noticeJob } from '../notice-jobs.js';
import { readPdf } from '../pdf-text.js';
import {
  asContractor,
  type Changes,
  claimantIs,
  type Facts,
  factsIn,
  fieldsOf,
  guidance,
  hiredByOwner,
  inOneLine,
  textOf,
  warned,
} from './printed.js';

describe('notices of intent', () => {
  const codes = (facts: Facts) => formNotices(formOf(facts, 'notice_of_intent')).map(({ code }) => code);
  const by = (service_method: string) => ({ claim: { metadata: { service_method } } });

  it('set forth in Arkansas the claim against the building, its amount and from whom it is due', async () => {
    const facts = factsIn('AR');
    expect(await textOf('notice_of_intent', facts)).toContain(
      'holds a claim against the building or improvement on the property described below, in the amount of $48,250.00, which is due from Keystone Builders, Inc. It intends to file a lien not less than ten days after this notice is served.',
    );
    expect(fieldsOf(factsIn('AR', by('certified_restricted_delivery')), 'notice_of_intent')).not.toContain(
      'metadata.service_method',
    );
    expect(fieldsOf(factsIn('AR', by('first_class')), 'notice_of_intent')).toContain('metadata.service_method');
  });

  it('have in Mississippi the form of § 85-7-433(5) on a home, for those who have no contract with the owner', async () => {
    const home = factsIn('MS', { project: { use: 'residential' } });
    expect(formOf(home, 'notice_of_intent').formCode).toBe('ms-intent');
    const text = await textOf('notice_of_intent', home);
    expect(text).toContain('PRE-LIEN NOTICE TO OWNER');
    expect(text).toMatch(
      /TAKE NOTICE THAT THE UNDERSIGNED IS A PERSON HAVING A RIGHT TO A LIEN PURSUANT TO SECTION 85-7-403, MISSISSIPPI CODE OF 1972, WHO DOES NOT HAVE A DIRECT CONTRACT WITH THE OWNER, HAS PROVIDED LABOR, SERVICES OR MATERIALS FOR THE IMPROVEMENT OF PROPERTY COMMONLY KNOWN AS 1200 Mill Street, .* \(“THE PROPERTY”\), FOR THE SUM OF \$48,250\.00 FOR WHICH THE UNDERSIGNED HAS NOT BEEN PAID, AND INTENDS TO FILE A CLAIM OF SPECIAL LIEN ON THE SUBJECT PROPERTY IN TEN \(10\) OR MORE DAYS FROM THE DATE HEREOF\./,
    );
    expect(text).toContain('SO NOTIFIED, THIS THE 15TH DAY OF JUNE, 2026.');
    expect(codes(home)).toEqual(['guidance']);
    const store = factsIn('MS', { project: { use: 'commercial' } });
    expect(formOf(store, 'notice_of_intent').formCode).toBe('generic-intent');
    const parties = home.parties.map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));
    expect(formOf({ ...home, parties }, 'notice_of_intent').formCode).toBe('generic-intent');
  });

  it('set forth in Missouri the claim, its amount and from whom it is due, except from the original contractor', async () => {
    const facts = factsIn('MO');
    expect(await textOf('notice_of_intent', facts)).toContain(
      'in the amount of $48,250.00, which is due from Keystone Builders, Inc.',
    );
    const parties = facts.parties.map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));
    expect(formOf({ ...facts, parties }, 'notice_of_intent').formCode).toBe('generic-intent');
    expect(codes(facts)).toEqual(['general_wording', 'wording_unconfirmed', 'guidance']);
  });

  it.each([
    ['CO', 'personal', 'first_class'],
    ['ND', 'certified', 'personal'],
  ])('are served in %s as the statute says', (state, allowed, other) => {
    expect(fieldsOf(factsIn(state, by(allowed)), 'notice_of_intent')).not.toContain('metadata.service_method');
    expect(fieldsOf(factsIn(state, by(other)), 'notice_of_intent')).toContain('metadata.service_method');
    expect(codes(factsIn(state))).not.toContain('wording_unconfirmed');
  });
});

describe('the notice of intent of Connecticut', () => {
  it('warns of mail to an owner or contractor who lives in the town of the property', () => {
    const asked = (city: string) => {
      const facts = factsIn('CT', { jobsites: [jobsiteIn('CT', { city })] });
      return claimWarnings(facts, formOf(facts, 'notice_of_intent')).filter(
        ({ field }) => field === 'metadata.service_method',
      );
    };
    expect(asked('Hartford').map(({ message, citation }) => [message, citation])).toEqual([
      [expect.stringContaining('Acme Holdings LLC and Keystone Builders, Inc.'), 'Conn. Gen. Stat. § 49-35'],
    ]);
    expect(asked('New Haven')).toEqual([]);
    const personal = { claim: { metadata: { service_method: 'personal' } } };
    expect(warned('CT', personal, 'notice_of_intent').map(([field]) => field)).not.toContain('metadata.service_method');
  });

  it('gives notice that the work was furnished and that a lien will be claimed, and says how it is served', async () => {
    const text = await textOf(
      'notice_of_intent',
      factsIn('CT', { claim: { type: 'demand_letter', kind: 'escalation' } }),
    );
    expect(text).toMatch(
      /has furnished or commenced to furnish materials, or rendered or commenced to render services/,
    );
    expect(text).toMatch(/intends to claim a lien (therefor )?on the building, lot or plot of land/);
    expect(guidance('CT', 'notice_of_intent')).toMatch(
      /lives in the town .* leave a true and attested copy .* elsewhere.*registered or certified mail/s,
    );
  });
});

describe('the notice of intent of Maryland', () => {
  it.each(['residential', 'commercial'])('gives the owner the notice of § 9-104(b), affirmed: %s', async (use) => {
    const text = await textOf('notice_of_intent', factsIn('MD', { project: { use } }));
    expect(text).toContain('NOTICE TO OWNER OR OWNER’S AGENT OF INTENTION TO CLAIM A LIEN');
    expect(text).toMatch(
      /did work or furnished material for or about the building generally designated or briefly described as 1200 Mill Street/,
    );
    expect(text).toContain(
      'The total amount earned under the subcontractor’s undertaking to the date hereof is $64,250.00 of which $48,250.00 is due and unpaid as of the date hereof.',
    );
    expect(text).toMatch(
      /work done or materials provided under the subcontract were as follows: structural steel stairs .* from February 18, 2026, to May 29, 2026, for Keystone Builders, Inc\./,
    );
    expect(text).toContain('I do solemnly declare and affirm under the penalties of perjury');
    expect(text).not.toContain('JURAT');
    const [addressees = ''] = text.split('NOTICE TO OWNER');
    expect(addressees).not.toContain('Keystone Builders');
  });

  it('has no such notice of a claimant with a contract with the owner', async () => {
    expect(await textOf('notice_of_intent', factsIn('MD', { parties: asContractor }))).not.toContain('subcontract');
  });
});

describe('the notice of intent of Mississippi', () => {
  it('names the claimant of Mississippi’s pre-lien notice once above the signature', async () => {
    const text = await textOf('notice_of_intent', factsIn('MS', { project: { use: 'residential' } }));
    expect(text).toMatch(/LIEN CLAIMANT: Bayside Steel Works, Inc., Structural Division Date Signature/);
  });
});

describe('the notice of intent of Pennsylvania', () => {
  it('calls the last day of the work in Pennsylvania’s notice of intention its completion', async () => {
    const text = await textOf('notice_of_intent', factsIn('PA'));
    expect(text).toContain('Completion of the claimant’s work May 29, 2026');
    expect(text).not.toContain('Last furnished');
  });
});

describe('the notices of Florida', () => {
  it('addresses the notice to owner to the contractor as well', async () => {
    const { texts } = await readPdf((await print(noticeJob(goldenFacts['fl-preliminary']!))).bytes);
    const text = inOneLine(texts);
    expect(text).toMatch(/To: Acme Holdings LLC, .* To: Keystone Builders, Inc\., /);
    expect(text).toContain('NOTICE TO OWNER/NOTICE TO CONTRACTOR');
    expect(text.split('Copies to:')[1]).not.toContain('Keystone Builders');
  });

  it.each(['notice_of_claim', 'bond_claim'] as const)(
    'has the notice of nonpayment of § 255.05(2)(a)2. for the bond of public work: %s',
    async (instrument) => {
      const changes = {
        claim: { type: 'bond_claim', metadata: { future_furnishing: { description: 'handrails', amount: 4000 } } },
        project: { sector: 'public' },
        parties: publicParties,
      } as const;
      const text = await textOf(instrument, factsIn('FL', changes));
      expect(text).toContain('NOTICE OF NONPAYMENT');
      expect(text).toContain('The undersigned claimant notifies you that:');
      expect(text).toMatch(/1\. Claimant has furnished .* of which \$6,425\.00 is unpaid retainage/);
      expect(text).toMatch(/2\. Claimant has been paid to date the amount of \$16,000\.00 for previously furnishing/);
      expect(text).toContain('3. Claimant expects to furnish handrails for this improvement in the future');
      expect(text).toContain('I declare that I have read the foregoing Notice of Nonpayment');
      expect(text).not.toContain('lienor');
      expect(text).not.toContain('713.23');
      expect(warned('FL', changes, instrument).map(([field]) => field)).toEqual(['exhibits']);
    },
  );

  it('asks what the claimant still expects to furnish, as the notice is sworn with that', () => {
    const parties = [...publicParties];
    expect(warned('FL', { claim: { type: 'bond_claim' }, parties }, 'notice_of_claim')).toContainEqual([
      'metadata.future_furnishing',
      'Florida Statutes § 713.23(1)(d)',
    ]);
  });

  it('sets off the work in Florida’s notice of nonpayment, and has a dollar sign before its blank', async () => {
    const text = await textOf('notice_of_claim', factsIn('FL', { project: { sector: 'private' } }));
    expect(text).toContain('fabricated and installed, for the improvement of the real property');
    expect(text).toContain('fabricated and installed, for this improvement.');
    expect(text).toMatch(/expected to become due is \$_{20} \(if known\)/);
  });
});

describe('the notice of claim of Illinois', () => {
  it('has the notice of § 24 in the statute’s words, and asks for a way of service that it allows', async () => {
    const claim = { type: 'preliminary', metadata: { service_method: 'certified_restricted_delivery' } };
    const text = await textOf('notice_of_claim', factsIn('IL', { claim }));
    expect(text).toContain(
      'You are hereby notified that I have been employed by Keystone Builders, Inc. to furnish structural steel stairs',
    );
    expect(text).toMatch(/under his or her contract with you, on your property at 1200 Mill Street/);
    expect(text).toContain('that there was due to me, or is to become due, therefor, the sum of $48,250.00.');
    expect(text).toContain('certified mail, return receipt requested, delivery limited to addressee only');
    expect(warned('IL', { claim }, 'notice_of_claim')).toEqual([]);
    expect(warned('IL', { claim: { type: 'preliminary' } }, 'notice_of_claim')).toEqual([]);
    const unproven = { type: 'preliminary', metadata: { service_method: 'first_class' } };
    expect(warned('IL', { claim: unproven }, 'notice_of_claim')).toContainEqual([
      'metadata.service_method',
      '770 ILCS 60/24',
    ]);
  });

  it('sets off the work and the property in its sentence, and says which day is that of the mailing', async () => {
    const text = await textOf('notice_of_claim', factsIn('IL'));
    expect(text).toContain('fabricated and installed, under his or her contract with you');
    expect(text).toContain('Parcel No. 014-0287-006, and that there was due to me');
    expect(text).toContain('Unpaid retainage in that sum $6,425.00');
    expect(text).toMatch(/By certified mail, .*, on June 16, 2026/);
  });

  it('dates the Illinois notice of claim once', async () => {
    const text = await textOf('notice_of_claim', factsIn('IL', { project: { sector: 'private' } }));
    expect(text).toContain('on June 15, 2026. Bayside Steel Works, Inc., Structural Division Signature');
  });
});

describe('a notice to withhold', () => {
  it('states the duty of Civil Code § 9358(a) to the public entity', async () => {
    const changes = {
      claim: { type: 'stop_payment' as const },
      project: { sector: 'public' as const },
      parties: publicParties,
    };
    expect(await textOf('stop_notice', factsIn('CA', changes))).toContain(
      'withhold from the direct contractor sufficient funds due or to become due to it to pay this claim and to provide for your reasonable cost of any litigation pursuant to this notice.',
    );
  });

  it('asks once, of the owner on private work and of the public entity on public work', async () => {
    const claim = { type: 'stop_payment' as const };
    const text = await textOf('stop_notice', factsIn('WA', { claim }));
    expect(text).toContain('Owner or reputed owner Acme Holdings LLC');
    expect(text.match(/requests that the holder/g)).toHaveLength(1);
    const changes = { claim, project: { sector: 'public' as const }, parties: publicParties };
    expect(await textOf('stop_notice', factsIn('WA', changes))).toContain('Public entity Northside School District');
  });
});

describe('a stop payment notice', () => {
  const stop = (kind: string, changes: Changes = {}, metadata: object = {}) =>
    claimFacts({ ...changes, claim: { type: 'stop_payment', metadata: { stop_notice: { kind }, ...metadata } } });
  const hiredBySubcontractor = { hiring_party: { ...hiredByOwner.hiring_party, name: 'Summit Steel Co.' } };
  const gave = 'Claimant gave preliminary notice to the extent the law requires it';

  it('verifies the preliminary notice that the record has', async () => {
    const facts = stop('private_owner');
    expect(await textOf('stop_notice', facts)).toContain(
      `${gave}: Preliminary Notice No. N-260304-BAY001, March 5, 2026.`,
    );
    expect(fieldsOf(facts, 'stop_notice')).not.toContain('metadata.notices_sent');
  });

  it.each(['private_owner', 'private_lender', 'public'])(
    'has a line for a notice that it has not, and says so: %s',
    async (kind) => {
      const facts = stop(kind, { servedNotices: [] }, hiredBySubcontractor);
      const text = await textOf('stop_notice', facts);
      expect(text).not.toContain(gave);
      expect(text).toMatch(/Preliminary notice given: _{8,}\./);
      expect(fieldsOf(facts, 'stop_notice')).toContain('metadata.notices_sent');
    },
  );

  it.each([
    ['a laborer', 'private_lender', claimantIs('laborer'), '§ 8200(e)(1)'],
    ['a laborer on public work', 'public', claimantIs('laborer'), '§ 9300(b)(1)'],
    ['a claimant that the direct contractor hired on public work', 'public', defaultParties(), '§ 9300(b)(2)'],
    ['a direct contractor toward the owner', 'private_owner', asContractor, '§ 8200(e)(2)'],
  ])('says why %s gives none', async (_, kind, parties, section) => {
    const facts = stop(kind, { servedNotices: [], parties });
    const text = await textOf('stop_notice', facts);
    // A line may end within the citation.
    expect(text.replaceAll(') (', ')(')).toContain(section);
    expect(text).not.toContain(gave);
    expect(fieldsOf(facts, 'stop_notice')).not.toContain('metadata.notices_sent');
  });

  it('does not exempt a direct contractor toward the lender', () => {
    expect(fieldsOf(stop('private_lender', { servedNotices: [], parties: asContractor }), 'stop_notice')).toContain(
      'metadata.notices_sent',
    );
  });

  it('has no words of California in a state without a form of its own', async () => {
    const text = await textOf('stop_notice', factsIn('ID', { claim: { type: 'stop_payment' } }));
    expect(text).not.toMatch(/direct contractor|work to be provided|\bSite\b|retention/i);
    expect(text).toMatch(/Labor, services, equipment or materials furnished .* Including unpaid retainage of/);
  });
});
