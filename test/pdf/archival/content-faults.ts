import type { PdfDict } from '@libpdf/core';
import { operationsOf } from '../operators.js';
import type { Objects } from './objects.js';

/** The codes that a font prints, as far as pages draw them. */
export type PrintedCodes = Map<PdfDict, Set<number>>;

const operators = new Set(
  (
    'b B b* B* BDC BMC BT c cm CS cs d Do DP EMC ET f F f* G g gs h i j J K k l m M MP n q Q re RG rg ri s S SC sc SCN scn sh ' +
    'T* Tc Td TD Tf Tj TJ TL Tm Tr Ts Tw Tz v w W W* y \' "'
  ).split(' '),
);
const building = new Set(['m', 'l', 'c', 'v', 'y', 're', 'h']);
const ending = new Set(['S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'n']);
const spaces = new Set(['DeviceRGB', 'DeviceGray', 'ICCBased', 'CalRGB', 'CalGray']);
/** ISO 19005-3, 6.1.13. */
const deepest = 28;

/** What is wrong with what the pages draw (ISO 19005-3, 6.2), and which codes of which fonts they print. */
export function contentFaults(objects: Objects): { faults: string[]; codes: PrintedCodes } {
  const codes: PrintedCodes = new Map();
  const faults = objects.pdf.getPages().flatMap(({ dict }, index) => {
    const found = dict.has('Resources') ? [] : ['takes its resources from elsewhere'];
    const drawn = drawingFaults(
      objects,
      objects.content(dict.get('Contents')),
      objects.dict(dict.get('Resources')),
      codes,
    );
    return [...new Set([...found, ...drawn])].map((fault) => `page ${index + 1} ${fault}`);
  });
  return { faults, codes };
}

function drawingFaults(objects: Objects, stream: string, resources: PdfDict, codes: PrintedCodes): string[] {
  const faults: string[] = [];
  const resource = (kind: string, operand = '') => {
    const found = objects.dict(resources.get(kind)).get(operand.slice(1));
    if (found === undefined) faults.push(`uses ${operand}, which it does not have`);
    return found;
  };
  const states: (PdfDict | null)[] = [];
  let font: PdfDict | null = null;
  let inPath = false;
  for (const { operator, operands } of operationsOf(stream)) {
    if (!operators.has(operator)) faults.push(`has the unknown operator ${operator}`);
    if (building.has(operator)) inPath = true;
    if (ending.has(operator)) {
      if (!inPath) faults.push(`paints a path that is not there: ${operator}`);
      inPath = false;
    }
    if (operator === 'q' && states.push(font) > deepest) faults.push('keeps too many graphics states');
    if (operator === 'Q') {
      if (states.length === 0) faults.push('restores a graphics state that it did not keep');
      font = states.pop() ?? null;
    }
    if (operator === 'gs') resource('ExtGState', operands[0]);
    if (operator === 'Tf') font = objects.dict(resource('Font', operands[0]));
    if (operator === 'Tj' || operator === 'TJ') {
      if (!font) faults.push('prints a text without a font');
      else codes.set(font, new Set([...(codes.get(font) ?? []), ...operands.flatMap(codesOf)]));
    }
    if ((operator === 'cs' || operator === 'CS') && !spaces.has(operands[0]!.slice(1)))
      faults.push(`has the color space ${operands[0]}`);
    if (operator === 'k' || operator === 'K') faults.push('has colors of a printer');
    if (operator === 'Do') {
      const drawn = resource('XObject', operands[0]);
      const dict = objects.dict(drawn);
      const space = dict.get('ColorSpace');
      const [family] = objects.list(space);
      if (space !== undefined && !spaces.has(objects.name(family)) && objects.name(family) !== 'Indexed')
        faults.push(`has a picture with the color space ${objects.name(family)}`);
      if (objects.name(dict.get('Subtype')) === 'Form')
        faults.push(...drawingFaults(objects, objects.content(drawn), objects.dict(dict.get('Resources')), codes));
    }
  }
  if (states.length > 0) faults.push('keeps a graphics state that it does not restore');
  return faults;
}

/** Two bytes are one code. */
function codesOf(operand: string): number[] {
  return operand.startsWith('<')
    ? (operand.slice(1, -1).match(/..../g) ?? []).map((hex) => Number.parseInt(hex, 16))
    : [];
}
