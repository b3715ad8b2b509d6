import { describe, expect, it } from '@jest/globals';
import { buildNoticeDocument } from '../../../src/domain/notice/document/build.js';
import type { NoticeFacts } from '../../../src/domain/notice/document/notice-facts.js';
import { checkAskedFacts } from '../../../src/domain/notice/preflight/asked-facts.js';
import { noticeWarnings } from '../../../src/domain/notice/preflight/notice.js';
import { askedFacts } from '../../../src/pdf/assets/notice/asked.js';
import { noticeForm } from '../../../src/pdf/assets/notice-form.js';
import { inState } from '../../pdf/notice-jobs.js';

/** The warnings of a notice in a state, by field, with those of its form. */
function warned(facts: NoticeFacts): Record<string, string> {
  const model = buildNoticeDocument(facts);
  const form = noticeForm(model);
  const warnings = noticeWarnings(facts, form.statute, checkAskedFacts(model, askedFacts(form)));
  return Object.fromEntries(warnings.map(({ field, message }) => [field, message]));
}

const without = (state: string) => {
  const facts = inState(state, {
    project: { furnishedDescription: null },
    notice: { claimAmount: null, firstFurnishingDate: null, lastFurnishingDate: null, description: null, metadata: {} },
  });
  return { ...facts, division: { ...facts.division!, phone: null } };
};

describe('the facts that a preliminary notice leaves blank', () => {
  it.each([
    ['CA', ['claimAmount', 'description']],
    ['CO', ['claimAmount', 'description']],
    ['OR', ['description', 'division.phone']],
    ['WA', ['description', 'division.phone']],
    ['TX', ['claimAmount', 'description', 'metadata.signatory_name']],
    ['OH', ['description', 'firstFurnishingDate']],
    ['AR', ['description']],
    ['IA', ['division.phone', 'firstFurnishingDate', 'project.legalDescription']],
    ['KY', ['claimAmount', 'lastFurnishingDate']],
    ['MN', ['claimAmount', 'description']],
    ['WI', ['firstFurnishingDate']],
  ])('are reported in %s', (state, fields) => {
    expect(Object.keys(warned(without(state)))).toEqual(expect.arrayContaining(fields));
  });

  it('say how to supply each', () => {
    const { description, claimAmount } = warned(without('CA'));
    expect(description).toMatch(/enter it on the project or on the notice\.$/);
    expect(claimAmount).toMatch(/^An amount \("Estimate of the total price.*enter it on the notice\.$/);
  });

  it('are reported once, with the reason of the state if it has one', () => {
    const facts = without('TX');
    const model = buildNoticeDocument(facts);
    const warnings = noticeWarnings(facts, null, checkAskedFacts(model, askedFacts(noticeForm(model))));
    expect(warnings.filter(({ field }) => field === 'claimAmount').map(({ message }) => message)).toEqual([
      expect.stringContaining('Property Code'),
    ]);
  });

  it.each(['CA', 'CO', 'OR', 'WA', 'TX', 'OH', 'FL'])('are none in %s if the records have them', (state) => {
    const fields = Object.keys(
      warned(
        inState(state, {
          notice: { metadata: { signatory_name: 'Dana Whitfield' }, lastFurnishingDate: '2026-02-27' },
        }),
      ),
    );
    expect(fields).toEqual([]);
  });

  it('include the amount of a claim on commercial property in Arkansas, and of none on a home', () => {
    const facts = without('AR');
    const commercial = { ...facts, project: { ...facts.project, use: 'commercial' } };
    expect(warned(commercial).claimAmount).toContain('"Amount due and unpaid"');
    expect(Object.keys(warned(facts))).not.toContain('claimAmount');
  });

  it('ask for a way of service that the statute allows', () => {
    const by = (service_method: string, state = 'MN') =>
      warned(inState(state, { notice: { metadata: { service_method } } }))['metadata.service_method'];
    expect(by('first_class')).toMatch(/does not allow .* It allows: personal, certified, /);
    expect(by('certified')).toBeUndefined();
    expect(by('first_class', 'KY')).toBeUndefined();
  });

  it('do not include an amount that the statute does not ask for', () => {
    expect(Object.keys(warned(without('FL')))).not.toContain('claimAmount');
    expect(Object.keys(warned(without('WA')))).not.toContain('claimAmount');
  });
});
