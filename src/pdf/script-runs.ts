import { createRequire } from 'node:module';
import { fontFamily } from './fonts.js';
import { resolvedOnce, type Styles } from './resolved-styles.js';
import { splitRuns } from './text-runs.js';

/*
 * pdfmake prints each text in one font. Before it measures the words of a text, they are divided here into parts of one font each,
 * which no line divides.
 */

export interface Inline {
  text: string;
  font?: string;
  /** The next inline is on the same line. */
  noNewLine?: boolean;
  lineEnd?: boolean;
  /** The language of the part, where its letters show it. */
  lang?: string;
}
interface TextInlines {
  measure(inlines: Inline[], styles: Styles | null): Inline[];
}
type Constructor = new (...options: never[]) => TextInlines;

const require = createRequire(import.meta.url);
const ofPdfmake = createRequire(require.resolve('pdfmake'));
const module = ofPdfmake('pdfmake/js/TextInlines.js') as { default: Constructor };

class RunInlines extends module.default {
  override measure(inlines: Inline[], styles: Styles | null): Inline[] {
    const isJapanese = inlines.some(({ text }) => kana.test(text));
    const measured = super.measure(
      inlines.flatMap((inline) => divided(inline, isJapanese)),
      styles && resolvedOnce(styles),
    );
    // A line end is no character in the file: without a space before it, a reader joins the words of two lines. It is added after
    // the measurement, so that a line that just fits is not divided.
    for (const inline of measured) if (inline.lineEnd && /\S$/.test(inline.text)) inline.text += ' ';
    return measured;
  }
}

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
const han = /\p{Script=Han}/u;

function divided(inline: Inline, isJapanese: boolean): Inline[] {
  const runs = splitRuns(inline.text);
  if (runs.length === 1 && runs[0]?.family === fontFamily) return [inline];
  const { noNewLine, lineEnd, ...style } = inline;
  return runs.map(({ text, family }, index) => {
    const lang = detectLanguage(text, isJapanese);
    const part = { ...style, text, font: family, ...(lang && { lang }) };
    const isLast = index === runs.length - 1;
    return isLast
      ? { ...part, ...(noNewLine && { noNewLine }), ...(lineEnd && { lineEnd }) }
      : { ...part, noNewLine: true };
  });
}

/** Chinese characters alone are Chinese or Japanese, so that they have no language here. */
function detectLanguage(text: string, isJapanese: boolean): string | undefined {
  if (hangul.test(text)) return 'ko';
  return isJapanese && (kana.test(text) || han.test(text)) ? 'ja' : undefined;
}

module.default = RunInlines;
