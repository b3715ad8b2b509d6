import { describe, expect, it } from '@jest/globals';
import { buildPayApplicationDocument } from '../../src/domain/pay-application-document/build.js';
import { printable } from '../../src/pdf/printable.js';
import { UnprintableTextError } from '../../src/pdf/render-job.js';
import { unprintableErrors } from '../../src/services/document/content/unprintable.js';
import { payApplicationFacts } from '../domain/pay-application-document/pay-application-facts.fixture.js';
import { longFigures } from '../pdf/pay-application-jobs.js';

function errorsOf(model: unknown, facts: object, own: string) {
  try {
    printable(model);
  } catch (error) {
    if (error instanceof UnprintableTextError) return unprintableErrors(error.texts, { facts, own });
    throw error;
  }
  return {};
}

function withLines(count: number) {
  const facts = payApplicationFacts({ figures: longFigures(count) });
  const g703 = facts.payApplication.g703.map((line, index) => ({ ...line, description: `Item ${index} ก` }));
  return { ...facts, payApplication: { ...facts.payApplication, g703 } };
}

describe('the fields of texts that cannot be printed', () => {
  it('are listed for twenty texts, with the number of the others', () => {
    const facts = withLines(300);
    const errors = errorsOf(buildPayApplicationDocument(facts, 'g703'), facts, 'payApplication');
    expect(Object.keys(errors)).toHaveLength(21);
    expect(errors['lines.0.description']).toEqual([
      'The text "Item 0 ก" has characters that cannot be printed: "ก" (U+0E01). It is in the schedule of values.',
    ]);
    expect(errors.document).toEqual(['280 more texts cannot be printed.']);
  });

  it('exclude texts that a summary does not print', () => {
    const facts = withLines(3);
    expect(errorsOf(buildPayApplicationDocument(facts, 'g702'), facts, 'payApplication')).toEqual({});
  });

  it('exclude the parties on a continuation sheet', () => {
    const facts = payApplicationFacts();
    const parties = facts.parties.map((party) => ({
      ...party,
      organization: { ...party.organization, name: 'ก', legalName: null },
    }));
    expect(
      errorsOf(buildPayApplicationDocument({ ...facts, parties }, 'g703'), { ...facts, parties }, 'payApplication'),
    ).toEqual({});
  });

  it('include every field that has the text, except the claimant’s organization', () => {
    const organization = { name: 'ก' };
    const facts = {
      claim: { description: 'ก' },
      division: { name: 'ก' },
      parties: [
        { role: 'subcontractor', isClaimant: true, organization },
        { role: 'general_contractor', isClaimant: false, attention: 'ก', organization: { name: 'Fine' } },
      ],
    };
    const message = 'The text "ก" has characters that cannot be printed: "ก" (U+0E01).';
    expect(errorsOf({ claimant: 'ก', remarks: 'ก' }, facts, 'claim')).toEqual({
      description: [message],
      'division.name': [`${message} It is in the division.`],
      'parties.generalContractor': [`${message} It is in the party with the role general_contractor.`],
    });
  });

  it('are the document when no record contains the text as it is printed', () => {
    expect(Object.keys(errorsOf({ title: 'ก' }, { claim: { description: 'Fine' } }, 'claim'))).toEqual(['document']);
  });
});
