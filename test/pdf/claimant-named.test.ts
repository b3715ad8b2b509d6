/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import { buildClaimDocument } from '../../src/domain/claim-document/build.js';
import type { ClaimFacts } from '../../src/domain/claim-document/facts.js';
import type { ClaimForm } from '../../src/domain/claim-document/form.js';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { claimDefinition } from '../../src/pdf/templates/claim/claim.js';
import { claimFacts } from '../domain/claim-document/claim-facts.fixture.js';
import { defaultParties, party } from '../domain/preflight/notice-facts.fixture.js';
import { definitionTexts } from './definition-text.js';
import { oathTexts } from './oath-texts.js';

const others = defaultParties().filter(({ isClaimant }) => !isClaimant);
const claimantIs = (role: string, hiredByPartyId: string, parties = others): Partial<ClaimFacts> => ({
  parties: [...parties, party(role, 'Bayside Steel Works, Inc.', { isClaimant: true, hiredByPartyId })],
});
const claimants: Record<string, Partial<ClaimFacts>> = {
  'the general contractor': claimantIs(
    'general_contractor',
    'owner',
    others.filter(({ role }) => role !== 'general_contractor'),
  ),
  'hired by the contractor': claimantIs('subcontractor', 'general_contractor'),
  'a supplier of the owner': claimantIs('material_supplier', 'owner'),
  'a laborer': claimantIs('laborer', 'general_contractor'),
  'hired by a subcontractor': claimantIs('sub_subcontractor', 'subcontractor', [
    ...others,
    party('subcontractor', 'Delmar Welding LLC'),
  ]),
};

/** The printed texts without the labels of rows, a side of a case and the heading of an oath, which name what follows them. */
function textsOf(form: ClaimForm, facts: Partial<ClaimFacts>): string[] {
  const state = form.state === '*' ? 'WA' : form.state;
  const model = buildClaimDocument(
    claimFacts({ claim: { state }, project: { sector: form.work[0]! }, ...facts }),
    form.instrument,
    form,
  );
  const generatedAt = '2026-06-15T17:00:00+00:00';
  const texts = definitionTexts(claimDefinition({ template: 'claim', model, preview: false, generatedAt }));
  const labels = form.facts.map(([, label]) => label);
  return texts.filter((text) => {
    const label = labels.indexOf(text.replace(/^(\d+\.|\(\w+\)) /, '').replace(/:$/, ''));
    if (label >= 0) labels.splice(label, 1);
    return label < 0 && !/^(Plaintiff-)?Claimant,$/.test(text) && text !== form.oath.heading?.toUpperCase();
  });
}

/** What a statute words is not the service's to define. */
function isStatutory({ wording, opening, averments = [], closing, statement, oath }: ClaimForm, text: string) {
  if (wording !== 'statute') return false;
  const words = [...opening, ...averments, ...closing, ...(statement?.paragraphs ?? []), ...oathTexts(oath)];
  const fixed = words.flatMap((each) => each.split(/\n|\{\w+\}/)).map((each) => each.trim());
  return fixed.some((each) => each.length > 10 && /\bClaimant\b/.test(each) && text.includes(each));
}

const named = claimForms.filter(({ instrument }) => instrument !== 'lawsuit_referral');

describe('a claim', () => {
  it.each(named.map((form) => [form.formCode, form] as const))(
    '%s speaks of “Claimant” only where it defines it, once',
    (_, form) => {
      const found = Object.entries(claimants).map(([claimant, facts]) => {
        const texts = textsOf(form, facts)
          .filter((text) => !isStatutory(form, text))
          .join('\n');
        const defined = texts.search(/\(“Claimant”\)/);
        const used = texts.search(/(?<!“)\bClaimant\b(?!”)/);
        const times = texts.split('“Claimant”').length - 1;
        return { claimant, times, isAsUsed: used < 0 ? times === 0 : defined >= 0 && defined < used };
      });
      expect(found.filter(({ times, isAsUsed }) => times > 1 || !isAsUsed)).toEqual([]);
    },
  );
});
