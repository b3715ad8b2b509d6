/** @sampled tests */
import { describe, expect, it } from '@jest/globals';
import sax from 'sax';
import { print } from '../../src/pdf/print.js';
import { typographic } from '../../src/pdf/quotes.js';
import { statementFacts, statementJob } from './credit-statement-jobs.js';
import { readPdf } from './pdf-text.js';

/** The texts of an XML document by the path of their elements. The parser is strict: malformed XML throws. */
function read(xml: string): Record<string, string> {
  const parser = sax.parser(true);
  const path: string[] = [];
  const texts: Record<string, string> = {};
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => path.push(name);
  parser.onclosetag = () => path.pop();
  parser.ontext = (text) => {
    const key = path.slice(-2).join(' ');
    if (path.at(-2) !== 'rdf:RDF' && text.trim() !== '')
      texts[`${path.find((one) => one.startsWith('dc:')) ?? key}`] = text.trim();
  };
  parser.write(xml).close();
  return texts;
}

describe('the XMP metadata of a document', () => {
  it.each([
    'Smith & Sons',
    'A <b>bold</b> & Co. ]]> "quoted" \'so\'',
    '&amp; &lt; &#0; &unknown;',
    'Müller ÷ Søn, Ωmega Łódź',
    '</rdf:li></rdf:Seq></dc:creator><script/>',
  ])('is well-formed and matches the document: %s', async (name) => {
    const facts = statementFacts([]);
    const { bytes } = await print(statementJob({ ...facts, organization: { ...facts.organization, name } }));
    const text = Buffer.from(bytes).toString('utf8');
    const xml = text.slice(text.indexOf('<?xpacket begin'), text.indexOf('<?xpacket end'));
    const found = read(xml);
    const printed = typographic(name);
    expect(found['dc:creator']).toBe(printed);
    expect(found['dc:title']).toContain(printed);
    const { info } = await readPdf(bytes);
    expect(info).toMatchObject({ Author: printed, Title: expect.stringContaining(printed) });
  });

  it('would be rejected by this parser without escaping', () => {
    expect(() => read('<a>Smith & Sons</a>')).toThrow();
    expect(() => read('<a><b></a>')).toThrow();
  });
});
