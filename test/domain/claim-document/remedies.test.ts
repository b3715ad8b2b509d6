import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const folder = 'src/domain/claim-document';
const text = readdirSync(folder)
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .join('\n');

describe('a sentence of the preflight of a claim', () => {
  it.each([
    [
      'a license that is not needed',
      /license.*say on the document that none is required \(metadata\.license\.required: false\)/,
    ],
    ['the dates of a license', /license are required.*\(issued_on and expires_on\)/],
    ['no first mortgage', /first mortgage.*\(recorded_on\), or that there is none \(exists: false\)/],
    ['nothing that is due later', /not due yet.*\(amount and due\), or that all of it is due \(an empty list\)/],
    ['a copy of a notice', /copy of the notice.*\(copies\.\$\{party\}\).*\(required: false\)/],
    ['a bond', /bonded stop payment notice: .*\(bonded: false\)/],
    ['the invoices', /unpaid amount is required.*\(metadata\.invoices\)/],
    ['the county', /county of recording is required.*\(metadata\.recording\.county\)/],
    ['the contract sum', /The contract sum is required.*\(metadata\.contract\.original_amount\)/],
    ['the original contract sum', /The original contract sum is required.*\(metadata\.contract\.original_amount\)/],
    ['the surety', /surety is required in a claim.*\(metadata\.bond\.surety\)/],
  ])('names what a program sends where its field does not: %s', (_, sentence) => {
    expect(text).toMatch(sentence);
  });
});
