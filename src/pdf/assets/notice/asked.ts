import type { AskedFacts } from '../../../domain/notice/preflight/asked-facts.js';
import type { NoticeForm } from './form.js';

/** The facts that a form prints in a row or in its texts, so that it has a blank line for each that is missing. */
export function askedFacts({
  opening,
  closing,
  ending = [],
  stated: statedFacts = [],
  statement,
  ...form
}: NoticeForm): AskedFacts {
  const texts = [opening, ...closing, ...ending, ...(statement?.paragraphs ?? [])].join('\n');
  const has = (blank: string) => texts.includes(`{${blank}}`);
  const amount = has('amount') || !(form.amountOptional || statedFacts.includes('amount'));
  return {
    work: has('work') || !statedFacts.includes('work'),
    amount: amount ? form.amountLabel : null,
    telephone: has('telephone') || has('contactData'),
    firstFurnished: has('firstFurnished'),
    begun: has('firstFurnished') && !/will be [\w ]*first on \{firstFurnished\}/.test(texts),
    lastFurnished: has('lastFurnished'),
    contact: has('contact'),
    legalDescription: form.labels?.legalDescription !== undefined,
    parcel: form.labels?.parcel !== undefined,
    methods: form.methods ?? null,
  };
}
