import { describe, expect, it } from '@jest/globals';
import { isEmailAddress, readDomain, readEmailAddress } from '../../../src/domain/person/email-address.js';

const keyOf = (text: string) => readEmailAddress(text)?.keys[0];
const same = (one: string, other: string) => keyOf(one) !== undefined && keyOf(one) === keyOf(other);

describe('an e-mail address', () => {
  it.each([
    ['in upper case', 'Kim.Admin@KingsGroup.Example', 'kim.admin@kingsgroup.example'],
    ['with a domain in Unicode', 'a@bücher.example', 'a@xn--bcher-kva.example'],
    ['with punycode in mixed case', 'a@XN--BCHER-Kva.example', 'a@bücher.example'],
    ['with a domain of capital letters in Unicode', 'a@BÜCHER.example', 'a@bücher.example'],
    ['with a full stop of East Asia', 'a@kings。example', 'a@kings.example'],
  ])('is the same %s', (_, one, other) => {
    expect(same(one, other)).toBe(true);
  });

  it.each([
    ['a dotted capital I in the local part', 'k\u0130m@kings.example', 'kim@kings.example'],
    ['a dotted capital I in the domain', 'kim@k\u0130ngs.example', 'kim@kings.example'],
    ['a dotless i', 'k\u0131m@kings.example', 'kim@kings.example'],
    ['a dotless i in the domain', 'kim@k\u0131ngs.example', 'kim@kings.example'],
    ['an accent', 'kím@kings.example', 'kim@kings.example'],
    ['a Cyrillic letter', 'kim@kingѕ.example', 'kim@kings.example'],
    ['a sharp s in the domain, which is a domain of its own', 'a@faß.example', 'a@fass.example'],
    ['a final sigma', 'a@ας.example', 'a@ασ.example'],
    ['a tag behind a plus, which some providers ignore', 'kim+x@kings.example', 'kim@kings.example'],
    ['dots, which some providers ignore', 'k.im@kings.example', 'kim@kings.example'],
    ['a percent-encoded letter', 'k%69m@kings.example', 'kim@kings.example'],
    ['capital letters outside of ASCII', 'ÄMY@kings.example', 'ämy@kings.example'],
  ])('is another with %s', (_, one, other) => {
    expect([keyOf(one), keyOf(other)]).toEqual([expect.any(String), expect.any(String)]);
    expect(same(one, other)).toBe(false);
  });

  it.each([
    ['the Kelvin sign', '\u212Aim@kings.example'],
    ['the Kelvin sign in the domain', 'kim@\u212Aings.example'],
    ['a long s', 'kim@king\u017F.example'],
    ['full-width letters', '\uFF4Bim@kings.example'],
    ['a full-width at sign', 'kim\uFF20kings.example'],
    ['a small commercial at sign', 'kim\uFE6Bkings.example'],
    ['a letter with a mark that is not composed', 'kim@bu\u0308cher.example'],
    ['a zero-width space', 'kim\u200B@kings.example'],
    ['a soft hyphen in the domain', 'kim@ki\u00ADngs.example'],
    ['a zero-width joiner in the domain', 'kim@ki\u200Dngs.example'],
    ['a variation selector', 'kim\uFE0F@kings.example'],
    ['a tag', 'kim\u{E0041}@kings.example'],
    ['a filler', 'kim\u3164@kings.example'],
    ['an overriding direction', 'kim\u202E@kings.example'],
    ['a control', 'kim\u0000@kings.example'],
    ['a line break', 'kim@kings.example\r\nBcc:x@evil.example'],
    ['a stroke through a letter', 'k\u0336im@kings.example'],
    ['two at signs', 'kim@evil.example@kings.example'],
    ['a quoted local part', '"kim"@kings.example'],
    ['a quoted at sign', '"kim@evil.example"@kings.example'],
    ['a comment', 'kim(x)@kings.example'],
    ['a comment in the domain', 'kim@kings.example(x)'],
    ['a route', '<@evil.example:kim@kings.example>'],
    ['several addresses', 'kim@kings.example,x@evil.example'],
    ['a dot at the end', 'kim@kings.example.'],
    ['a full stop of East Asia at the end', 'kim@kings.example。'],
    ['two dots', 'kim@kings..example'],
    ['a percent-encoded domain', 'kim@k%69ngs.example'],
    ['a port', 'kim@kings.example:25'],
    ['a path', 'kim@kings.example/x'],
    ['a fragment', 'kim@kings.example#x'],
    ['an IP address', 'kim@127.0.0.1'],
    ['an IP address in hexadecimal', 'kim@0x7f.1'],
    ['an IP address in brackets', 'kim@[127.0.0.1]'],
    ['a domain of one label', 'kim@localhost'],
    ['punycode that decodes to ASCII', 'kim@xn--kings-.example'],
    ['punycode that decodes to nothing', 'kim@xn--a.example'],
    ['punycode of a sign that IDNA maps to another', 'kim@xn--ings-aw9b.example'],
    ['a hyphen at the end of a label', 'kim@kings-.example'],
    ['a label that is too long', `kim@${'k'.repeat(64)}.example`],
    ['no local part', '@kings.example'],
    ['a space', 'ki m@kings.example'],
  ])('is refused with %s', (_, text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('is stored with its local part as written and its domain in ASCII', () => {
    expect(readEmailAddress('Renée.O’Neil+a@BÜCHER.example')).toEqual({
      address: 'Renée.O’Neil+a@xn--bcher-kva.example',
      domain: 'xn--bcher-kva.example',
      keys: ['renée.o’neil+a@xn--bcher-kva.example', 'renée.o’neil+a@bücher.example'],
    });
  });

  it.each(["o'neil@x.example", 'a_b-c@sub.x.example', '田中@例え.テスト', 'x@a_b.example', '1@2.example'])(
    'may be %s',
    (text) => {
      expect(isEmailAddress(text)).toBe(true);
    },
  );

  it.each(['*', 'example', 'exa mple.com', 'a@example.com', 'example.com/x', '.example.com', ''])(
    'has no domain such as "%s"',
    (text) => {
      expect(readDomain(text)).toBeUndefined();
    },
  );
});
