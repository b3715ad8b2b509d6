import { createRequire } from 'node:module';

interface Break {
  position: number;
  required: boolean;
}
interface Breaker {
  string: string;
  nextBreak(): Break | null;
}
type Constructor = { prototype: Breaker };

const require = createRequire(import.meta.url);
const ofPdfmake = createRequire(require.resolve('pdfmake'));
const module = ofPdfmake('linebreak') as Constructor | { default: Constructor };
const { prototype } = 'default' in module ? module.default : module;
const { nextBreak } = prototype;

/** Numbers and codes such as N-260304-BAY001 and 014-0287-006 are not divided at their hyphens, as words are: twenty-day. */
prototype.nextBreak = function () {
  let lineBreak = nextBreak.call(this);
  while (lineBreak && !lineBreak.required && isInCode(this.string, lineBreak.position))
    lineBreak = nextBreak.call(this);
  return lineBreak;
};

/** Whether the place behind a hyphen has a digit in the part before it or in the part after it. */
export function isInCode(text: string, position: number): boolean {
  if (text[position - 1] !== '-') return false;
  const [before = ''] = /[a-z\d]*$/i.exec(text.slice(Math.max(0, position - 41), position - 1)) ?? [];
  const [after = ''] = /^[a-z\d]*/i.exec(text.slice(position, position + 40)) ?? [];
  return before !== '' && after !== '' && /\d/.test(before + after);
}
