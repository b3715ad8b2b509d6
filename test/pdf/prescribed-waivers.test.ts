import { describe, expect, it } from '@jest/globals';
import { buildWaiverDocument } from '../../src/domain/waiver/document.js';
import type { WaiverFacts } from '../../src/domain/waiver/facts.js';
import { formStates, legalForm } from '../../src/domain/waiver/forms.js';
import { preflightWaiver, waiverWarnings } from '../../src/domain/waiver/preflight.js';
import type { WaiverBlank, WaiverForm } from '../../src/pdf/assets/waiver/form.js';
import { waiverFormOf } from '../../src/pdf/assets/waiver/index.js';
import { filledBlanks } from '../../src/pdf/templates/waiver/filled.js';
import { waiverDefinition } from '../../src/pdf/templates/waiver/waiver.js';
import { definitionTexts } from './definition-text.js';
import { waiverFormsOf } from './waiver-jobs.js';

const waivers = formStates.flatMap((state) => waiverFormsOf(state));
const formOf = ({ waiver, project }: WaiverFacts) =>
  waiverFormOf(legalForm(waiver.state, waiver.type, project.use)!.code)!;
const cases = waivers.map((facts) => [`${formOf(facts).code}, ${facts.waiver.type}`, facts] as const);

/** The waiver with nothing but what a document cannot do without: two parties can have hired the claimant. */
function bare({ waiver, project, division, parties, ...facts }: WaiverFacts): WaiverFacts {
  const nothing = Object.fromEntries(Object.keys(project).map((key) => [key, null])) as unknown as typeof project;
  const { id, name, state, use } = project;
  const claimant = {
    ...parties.find(({ isClaimant }) => isClaimant)!,
    role: 'material_supplier',
    hiredByPartyId: null,
  };
  const { type, status } = waiver;
  const unanswered = Object.fromEntries(
    Object.entries(waiver).map(([key, value]) => [key, Array.isArray(value) ? [] : null]),
  ) as unknown as typeof waiver;
  return {
    ...facts,
    division: { ...division!, phone: null, email: null, licenseNumber: null },
    parties: [claimant, ...parties.filter(({ role }) => role === 'owner' || role === 'general_contractor')],
    jobsites: [],
    project: { ...nothing, id, name, state, use, claimantRole: 'material_supplier' },
    waiver: { ...unanswered, id: waiver.id, type, status, state: waiver.state },
  };
}

const modelOf = (facts: WaiverFacts) => ({ ...buildWaiverDocument(facts), signature: null });
function written(facts: WaiverFacts): string {
  const generatedAt = '2026-04-02T17:00:00+00:00';
  const job = { template: 'waiver', model: modelOf(facts), image: null, preview: false, generatedAt } as const;
  return definitionTexts(waiverDefinition(job)).join('\n').replace(/\s+/g, ' ');
}
const wordsOf = ({ body }: WaiverForm, isConditional: boolean) =>
  body.flatMap((block) => {
    if (block.kind === 'fields') return block.rows.flat();
    if (block.kind === 'signature')
      return block.rows.flat().flatMap(({ label, caption }) => [label ?? '', caption ?? '']);
    return 'text' in block && (isConditional || !('conditional' in block && block.conditional)) ? [block.text] : [];
  });

/** The blanks that each field fills. */
const filledBy: Record<string, readonly WaiverBlank[]> = {
  amount: ['amount'],
  checkMaker: ['checkMaker'],
  checkPayee: ['checkPayee'],
  coversAllDue: ['doesOrDoesNot'],
  invoiceNumber: ['invoiceNumber'],
  jobsites: ['location', 'property', 'city', 'county'],
  'parties.hiredByPartyId': ['customer'],
  payApplicationId: ['statementDate'],
  paymentPeriodFrom: ['paymentPeriod'],
  paymentStatement: [
    'originalSum',
    'approvedChanges',
    'adjustedSum',
    'completed',
    'heldRetainage',
    'payable',
    'previousPayments',
    'currentDue',
    'pendingChanges',
  ],
  'project.legalDescription': ['legalDescription'],
  remainingDue: ['remaining'],
  retainageReserved: ['retainage'],
  throughDate: ['throughDate'],
  workDescription: ['work'],
};
const fieldOf = new Map(
  Object.entries(filledBy).flatMap(([field, names]) => names.map((name) => [name as string, field] as const)),
);
/** Blanks that may truthfully stay empty, and those of the signature and of the notary, which are filled in by hand. */
const optional =
  /^(jobNumber|disputed\w*|prior\w+|lender|owner|signer\w*|date|day|month|monthAndDay|year|shortYear|notary\w+)$/;

describe('a statute’s form of a waiver', () => {
  it.each(cases)('keeps every line without data: %s', (_, facts) => {
    const missing = bare(facts);
    expect(preflightWaiver(missing)).toEqual([]);
    const text = written(missing);
    const words = wordsOf(formOf(facts), facts.waiver.type.startsWith('conditional'))
      .flatMap((each) => each.split(/\{\w+\}|\n/))
      .map((part) => part.replace(/\s+/g, ' ').trim());
    expect(words.filter((part) => /\w{3}/.test(part) && !text.includes(part))).toEqual([]);
    // The rules for final waivers answer for Wyoming's: nothing is owed after them.
    const isAnswered = facts.waiver.state === 'WY' && facts.waiver.type.endsWith('final');
    if (!isAnswered) expect(text).not.toContain('$0.00');
  });

  it.each(cases)('reports each blank that it requires: %s', (_, facts) => {
    const missing = bare(facts);
    const values = filledBlanks(modelOf(missing));
    const reported = waiverWarnings(missing).map(({ field }) => field);
    const names = JSON.stringify(formOf(facts).body).match(/(?<=\{)\w+(?=\})/g) ?? [];
    const blank = [...new Set(names)].filter((name) => values[name as WaiverBlank] === null && !optional.test(name));
    expect(blank.filter((name) => !reported.includes(fieldOf.get(name) ?? ''))).toEqual([]);
  });

  it('states an amount of zero only where it is given', () => {
    for (const facts of waivers) {
      const given = { ...facts, waiver: { ...facts.waiver, disputedAmount: '0.00' } };
      const hasLine = JSON.stringify(formOf(facts).body).includes('{disputed');
      expect([written(facts).includes('$0.00'), written(given).includes('$0.00')]).toEqual([false, hasLine]);
    }
  });
});
