import { describe, expect, it } from '@jest/globals';
import { claimWarnings } from '../../src/domain/claim-document/preflight.js';
import { formNotices } from '../../src/domain/document/warning.js';
import { print } from '../../src/pdf/print.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { claimJob, formOf } from './claim-jobs.js';
import { readPdf } from './pdf-text.js';

type Facts = ReturnType<typeof claimFacts>;
const intentIn = (state: string, changes: Parameters<typeof claimFacts>[0] = {}) =>
  claimFacts({ ...changes, claim: { ...changes.claim, state } });
const textOf = async (facts: Facts) =>
  (await readPdf((await print(claimJob('notice_of_intent', facts))).bytes)).texts.join('\n').replace(/\s+/g, ' ');
const codes = (facts: Facts) => formNotices(formOf(facts, 'notice_of_intent')).map(({ code }) => code);
const warned = (facts: Facts) => claimWarnings(facts, formOf(facts, 'notice_of_intent')).map(({ field }) => field);
const by = (service_method: string) => ({ claim: { metadata: { service_method } } });

describe('notices of intent', () => {
  it('in Arkansas set forth the claim against the building, its amount and from whom it is due', async () => {
    const facts = intentIn('AR');
    expect(await textOf(facts)).toContain(
      'holds a claim against the building or improvement on the property described below, in the amount of $48,250.00, which is due from Keystone Builders, Inc. It intends to file a lien not less than ten days after this notice is served.',
    );
    expect(warned(intentIn('AR', by('certified_restricted_delivery')))).not.toContain('metadata.service_method');
    expect(warned(intentIn('AR', by('first_class')))).toContain('metadata.service_method');
  });

  it('in Mississippi have the form of § 85-7-433(5) on a home, for those who have no contract with the owner', async () => {
    const home = intentIn('MS', { project: { use: 'residential' } });
    expect(formOf(home, 'notice_of_intent').formCode).toBe('ms-intent');
    const text = await textOf(home);
    expect(text).toContain('PRE-LIEN NOTICE TO OWNER');
    expect(text).toMatch(
      /TAKE NOTICE THAT THE UNDERSIGNED IS A PERSON HAVING A RIGHT TO A LIEN PURSUANT TO SECTION 85-7-403, MISSISSIPPI CODE OF 1972, WHO DOES NOT HAVE A DIRECT CONTRACT WITH THE OWNER, HAS PROVIDED LABOR, SERVICES OR MATERIALS FOR THE IMPROVEMENT OF PROPERTY COMMONLY KNOWN AS 1200 Mill Street, .* \(“THE PROPERTY”\), FOR THE SUM OF \$48,250\.00 FOR WHICH THE UNDERSIGNED HAS NOT BEEN PAID, AND INTENDS TO FILE A CLAIM OF SPECIAL LIEN ON THE SUBJECT PROPERTY IN TEN \(10\) OR MORE DAYS FROM THE DATE HEREOF\./,
    );
    expect(text).toContain('SO NOTIFIED, THIS THE 15TH DAY OF JUNE, 2026.');
    expect(codes(home)).toEqual(['guidance']);
    const store = intentIn('MS', { project: { use: 'commercial' } });
    expect(formOf(store, 'notice_of_intent').formCode).toBe('generic-intent');
    const parties = home.parties.map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));
    expect(formOf({ ...home, parties }, 'notice_of_intent').formCode).toBe('generic-intent');
  });

  it('in Missouri set forth the claim, its amount and from whom it is due, except from the original contractor', async () => {
    const facts = intentIn('MO');
    expect(await textOf(facts)).toContain('in the amount of $48,250.00, which is due from Keystone Builders, Inc.');
    const parties = facts.parties.map((each) => (each.isClaimant ? { ...each, role: 'general_contractor' } : each));
    expect(formOf({ ...facts, parties }, 'notice_of_intent').formCode).toBe('generic-intent');
    expect(codes(facts)).toEqual(['general_wording', 'wording_unconfirmed', 'guidance']);
  });

  it.each([
    ['CO', 'personal', 'first_class'],
    ['ND', 'certified', 'personal'],
  ])('in %s are served as the statute says', (state, allowed, other) => {
    expect(warned(intentIn(state, by(allowed)))).not.toContain('metadata.service_method');
    expect(warned(intentIn(state, by(other)))).toContain('metadata.service_method');
    expect(codes(intentIn(state))).not.toContain('wording_unconfirmed');
  });
});
