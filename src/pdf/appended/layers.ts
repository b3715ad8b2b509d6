import { type PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';
import { UnusableFile } from './unusable.js';

/** Whether what belongs to an optional-content group or membership dictionary is part of the page. */
export type IsShown = (owner: PdfObject | undefined) => boolean;

/** Expressions in files of programs are no deeper, and a file asks for its layers less often. */
const most = { depth: 16, steps: 1_000_000 };

/**
 * The layers of a file (ISO 32000-2, 8.11). A layer is part of a page if a reader shows it when it opens the file and also prints it: what
 * the uploader did not see and what is not printed stays out of the document.
 */
export function readLayers(pdf: PDF): IsShown {
  const resolve = (object: PdfObject | null | undefined): PdfObject | null =>
    (object instanceof PdfRef ? pdf.getObject(object) : object) ?? null;
  const dictAt = (dict: PdfDict | null, key: string): PdfDict | null => {
    const resolvedValue = resolve(dict?.get(key));
    return resolvedValue instanceof PdfDict ? resolvedValue : null;
  };
  const listAt = (dict: PdfDict | null, key: string): PdfObject[] => {
    const resolvedValue = resolve(dict?.get(key));
    return resolvedValue instanceof PdfArray ? [...resolvedValue] : [];
  };
  const nameAt = (dict: PdfDict | null, key: string): string | undefined => {
    const resolvedValue = resolve(dict?.get(key));
    return resolvedValue instanceof PdfName ? resolvedValue.value : undefined;
  };
  const properties = dictAt(pdf.getCatalog(), 'OCProperties');
  const settings = dictAt(properties, 'D');
  const off = new Set<PdfDict>();
  const groups = (refs: PdfObject[]) =>
    refs.flatMap((ref) => {
      const group = resolve(ref);
      return group instanceof PdfDict ? [group] : [];
    });
  if (nameAt(settings, 'BaseState') === 'OFF') for (const group of groups(listAt(properties, 'OCGs'))) off.add(group);
  for (const group of groups(listAt(settings, 'ON'))) off.delete(group);
  for (const group of groups(listAt(settings, 'OFF'))) off.add(group);
  // Each event that the file sets a state for: one that turns a layer off is enough.
  for (const usage of groups(listAt(settings, 'AS'))) {
    const event = nameAt(usage, 'Event');
    if (event !== 'View' && event !== 'Print') continue;
    for (const group of groups(listAt(usage, 'OCGs')))
      if (nameAt(dictAt(dictAt(group, 'Usage'), event), `${event}State`) === 'OFF') off.add(group);
  }

  let steps = 0;
  const isShown = (owner: PdfObject | null, depth: number): boolean => {
    step();
    if (!(owner instanceof PdfDict) || depth > most.depth) return true;
    if (nameAt(owner, 'Type') !== 'OCMD') return !off.has(owner);
    const expression = resolve(owner.get('VE'));
    if (expression instanceof PdfArray) return evaluated(expression, depth + 1);
    const single = resolve(owner.get('OCGs'));
    const members = single instanceof PdfArray ? [...single].map(resolve) : [single];
    const states = members.filter((member) => member instanceof PdfDict).map((member) => isShown(member, depth + 1));
    if (states.length === 0) return true;
    switch (nameAt(owner, 'P')) {
      case 'AllOn':
        return states.every((state) => state);
      case 'AnyOff':
        return states.some((state) => !state);
      case 'AllOff':
        return states.every((state) => !state);
      default:
        return states.some((state) => state);
    }
  };
  const step = () => {
    steps += 1;
    if (steps > most.steps) throw new UnusableFile('too_complex');
  };
  const evaluated = (expression: PdfObject | null, depth: number): boolean => {
    step();
    if (!(expression instanceof PdfArray)) return isShown(expression, depth);
    if (depth > most.depth) return true;
    const [operator, ...operands] = [...expression].map(resolve);
    const states = operands.map((operand) => evaluated(operand ?? null, depth + 1));
    switch (operator instanceof PdfName ? operator.value : '') {
      case 'And':
        return states.every((state) => state);
      case 'Or':
        return states.some((state) => state);
      case 'Not':
        return !states[0];
      default:
        return true;
    }
  };
  return (owner) => isShown(resolve(owner), 0);
}
