import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** PDF/A-3 with embedded fonts and a defined color space; level b, because the pages are not tagged. */
export const archival = 'PDF/A-3b';

const require = createRequire(import.meta.url);

interface Ref {
  write(bytes: Buffer): void;
  end(): void;
}
interface Writer {
  _root: { data: Record<string, unknown> };
  ref(data: Record<string, unknown>): Ref;
  initSubset(options: unknown): void;
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
};

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
