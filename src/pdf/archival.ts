import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What a file names itself. Level a has embedded fonts, defined colors and tags that describe everything; it is also PDF/UA-1. Level b has
 * pages of others, whose text is not described.
 */
export type Archival = 'PDF/A-3a' | 'PDF/A-3b';
/** A document of the service without files of others. */
export const archival: Archival = 'PDF/A-3a';

const require = createRequire(import.meta.url);

interface Ref {
  write(bytes: Buffer): void;
  end(): void;
}
interface Writer {
  options: { subset?: Archival; tagged?: boolean };
  _root: { data: Record<string, unknown> };
  ref(data: Record<string, unknown>): Ref;
  initSubset(options: unknown): void;
  appendXML(xml: string): void;
  _getPdfaid(): string;
  _addPdfaMetadata?: () => void;
  _addColorOutputIntent?: () => void;
}

const ofPdfmake = createRequire(require.resolve('pdfmake'));
/** The same pdfkit that pdfmake uses. */
const PdfKit = ofPdfmake('pdfkit') as { prototype: Writer };
/** pdfkit's own profile, read once: pdfkit reads it again for every document. */
const profile = readFileSync(createRequire(ofPdfmake.resolve('pdfkit')).resolve('./data/sRGB_IEC61966_2_1.icc'));
const profileName = 'sRGB IEC61966-2.1';

const { initSubset: init } = PdfKit.prototype;
if (typeof init !== 'function') throw new Error('This version of pdfkit writes no archival documents.');

PdfKit.prototype.initSubset = function (this: Writer, options: unknown): void {
  init.call(this, options);
  if (this._addColorOutputIntent) this._addColorOutputIntent = addOutputIntent;
  if (this._addPdfaMetadata && this.options.tagged && this.options.subset === archival)
    this._addPdfaMetadata = addIdentifiers;
};

/** A file that names itself PDF/UA must define the property, which PDF/A does not know (ISO 19005-3, 6.6.2.3). */
const accessible = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:SentMetadata><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>PDF/UA Universal Accessibility Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>part</pdfaProperty:name>
      <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
      <pdfaProperty:category>internal</pdfaProperty:category>
      <pdfaProperty:description>Indicates which part of ISO 14289 the document conforms to</pdfaProperty:description>
    </rdf:li></rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:SentMetadata></pdfaExtension:schemas>
</rdf:Description>
`;

function addIdentifiers(this: Writer): void {
  this.appendXML(this._getPdfaid());
  this.appendXML(accessible);
}

function addOutputIntent(this: Writer): void {
  const stream = this.ref({ N: 3 });
  stream.write(profile);
  stream.end();
  const intent = this.ref({
    Type: 'OutputIntent',
    S: 'GTS_PDFA1',
    Info: new String(profileName),
    OutputConditionIdentifier: new String(profileName),
    DestOutputProfile: stream,
  });
  intent.end();
  this._root.data.OutputIntents = [intent];
}
