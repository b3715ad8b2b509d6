import { describe, expect, it } from '@jest/globals';
import { articleNumberFault, toDigits } from '../../src/domain/document-order/article-number.js';

describe('the article number of certified mail', () => {
  it.each([
    ['9407 1118 9956 2700 0000 14', '22 digits'],
    ['9505-5110-6960-5048-6006-24', '22 digits with dashes'],
    ['7112 3456 7891 2345 6787', '20 digits'],
    ['7196 9010 7560 0307 7385', '20 digits, with a check digit calculated with the leading 91'],
    ['940711189956270000001', '21 digits, for which no check digit is documented'],
  ])('can be %s: %s', (number) => {
    expect(articleNumberFault(toDigits(number))).toBeNull();
  });

  it.each([
    ['9407 1118 9956 2700 0000 15', /check digit/],
    ['9407 1118 9956 2700 0001 04', /check digit/],
    ['7112 3456 7891 2345 6788', /check digit/],
    ['1Z999AA10123456784', /20 to 22 digits/],
    ['9407 1118 9956', /20 to 22 digits/],
    ['94071118995627000000144', /20 to 22 digits/],
    ['', /20 to 22 digits/],
  ])('cannot be %s', (number, fault) => {
    expect(articleNumberFault(toDigits(number))).toMatch(fault);
  });
});
