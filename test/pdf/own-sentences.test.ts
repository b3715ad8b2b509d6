import { describe, expect, it } from '@jest/globals';
import { ownSentences } from '../../tools/gallery/own-sentences.js';

describe('the page of own sentences', () => {
  const page = ownSentences();

  it('has sentences of forms, of layouts, and those that are written on several lines', () => {
    for (const words of [
      '### Preliminary Notice (generic-preliminary)',
      'in cleared funds: a check when the bank',
      'This record is not an opinion on the legal sufficiency of service.',
    ]) {
      expect(page).toContain(words);
    }
  });

  it('has no words of a statute', () => {
    for (const form of ['ca-lien-2012', 'ca-8132', 'wa-notice-to-owner-1992']) expect(page).not.toContain(form);
    expect(page).not.toContain('ATTENTION: THIS IS A NOTICE REQUIRED BY');
  });
});
