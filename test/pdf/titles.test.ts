import { describe, expect, it } from '@jest/globals';
import { titleOfTemplate } from '../../src/pdf/assets/titles.js';
import { samples } from '../../tools/gallery/samples.js';

describe('the title of a template', () => {
  it.each(['Preliminary notices', 'Claims, liens and letters'])('is that of its form: %s', (family) => {
    const shown = samples().filter((sample) => sample.family === family);
    expect(shown.length).toBeGreaterThan(20);
    for (const { formCode, title } of shown) expect([formCode, titleOfTemplate(formCode)]).toEqual([formCode, title]);
  });

  it.each([
    ['ca-8132', 'Conditional Waiver and Release on Progress Payment'],
    ['generic-unconditional-final', 'Unconditional Waiver and Release on Final Payment'],
    ['generic-conditional-progress', 'Conditional Waiver and Release on Progress Payment'],
    ['g702', 'Application and Certificate for Payment'],
    ['g703', 'Continuation Sheet'],
    ['ca-stop-lender-2012-bonded', 'Bonded Stop Payment Notice'],
    ['g702-subcontract', 'Application for Payment'],
    ['pay-application-subcontract', 'Application for Payment'],
    ['pay-application', 'Application and Certificate for Payment'],
  ])('%s is "%s"', (template, title) => {
    expect(titleOfTemplate(template)).toBe(title);
  });

  it('is not known for a template that the service never had', () => {
    expect(titleOfTemplate('any-form')).toBeNull();
  });
});
