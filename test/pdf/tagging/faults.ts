import type { Element, Kid, TaggedPdf } from './read.js';

/** Where a type may be; any other may be anywhere above text. */
const above: Record<string, string[]> = {
  Sect: ['Document'],
  TR: ['Table'],
  TH: ['TR'],
  TD: ['TR'],
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
};
const known = /^(Sect|H[1-6]|P|Span|L|LI|Lbl|LBody|Table|TR|TH|TD|Figure|Form)$/;

export const isElement = (kid: Kid): kid is Element => 'role' in kid;
export const elementsOf = (element: Element): Element[] => element.kids.filter(isElement);

/** All elements in the order in which they are read. */
export function inOrder(element: Element): Element[] {
  return [element, ...elementsOf(element).flatMap(inOrder)];
}

/** What in the file's structure is not as ISO 14289-1 (PDF/UA-1) requires. Empty for a file that is tagged right. */
export function faultsOf(pdf: TaggedPdf): string[] {
  const [root, ...others] = pdf.root;
  if (root?.role !== 'Document' || others.length > 0) return ['the tree does not begin with one Document'];
  return [
    ...(pdf.marked ? [] : ['it does not say that it is tagged']),
    ...(pdf.language === 'en-US' ? [] : ['it has no language']),
    ...(pdf.displaysTitle ? [] : ['a window shows its file name in place of its title']),
    ...inOrder(root).flatMap(faultsOfElement),
    ...faultsOfHeadings(inOrder(root)),
    ...faultsOfContent(pdf, root),
  ];
}

/** What its metadata claims, in the order PDF/A, PDF/UA and the definition of the latter's property. */
export function claims({ xmp }: TaggedPdf): string[] {
  const level = /<pdfaid:part>(\d)<\/pdfaid:part>\s*<pdfaid:conformance>(\w)</.exec(xmp);
  const accessible = /<pdfuaid:part>(\d)</.exec(xmp);
  const defined = /namespaceURI>http:\/\/www\.aiim\.org\/pdfua\/ns\/id\/<[\s\S]*<pdfaProperty:name>part</.test(xmp);
  return [
    ...(level ? [`PDF/A-${level[1]}${level[2]!.toLowerCase()}`] : []),
    ...(accessible ? [`PDF/UA-${accessible[1]}`] : []),
    ...(defined ? ['extension schema'] : []),
  ];
}

function faultsOfElement(element: Element): string[] {
  const { role, kids, alt, attributes, knowsParent } = element;
  const faults: string[] = [];
  if (!knowsParent) faults.push('does not name the element above it');
  if (kids.length === 0 && role !== 'TD') faults.push('is empty');
  if (role === 'Figure' && !alt?.trim()) faults.push('has no alternative text');
  if (role === 'Figure' && !Array.isArray(attributes.BBox)) faults.push('has no place on its page');
  if (role === 'TH' && !['Row', 'Column'].includes(String(attributes.Scope))) faults.push('has no scope');
  for (const child of elementsOf(element)) {
    if (!known.test(child.role)) faults.push(`has a child of the unknown type ${child.role}`);
    if (above[child.role] && !above[child.role]!.includes(role)) faults.push(`has a ${child.role}`);
  }
  const only: Record<string, RegExp> = { Table: /^TR$/, TR: /^T[HD]$/, L: /^LI$/, LI: /^(Lbl|LBody)$/ };
  if (only[role] && kids.some((kid) => !isElement(kid) || !only[role]!.test(kid.role)))
    faults.push('has other content');
  if (role === 'Table') faults.push(...faultsOfTable(element));
  if (role === 'LI' && elementsOf(element).filter((kid) => kid.role === 'LBody').length !== 1)
    faults.push('has no body');
  return faults.map((fault) => `${role} ${element.ref} ${fault}`);
}

function faultsOfTable(table: Element): string[] {
  const widths = elementsOf(table).map((row) =>
    elementsOf(row).reduce((width, { attributes }) => width + Number(attributes.ColSpan ?? 1), 0),
  );
  const heads = elementsOf(table)
    .flatMap(elementsOf)
    .filter(({ role }) => role === 'TH');
  return [
    ...(new Set(widths).size > 1 ? [`has rows of different lengths: ${widths.join(', ')}`] : []),
    ...(heads.length === 0 ? ['has no header cell'] : []),
  ];
}

function faultsOfHeadings(elements: Element[]): string[] {
  const levels = elements.flatMap(({ role }) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
  if (levels.length === 0) return ['there is no heading'];
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`a heading of level ${level} after one of level ${before}`] : [];
  });
}

interface Content {
  page: number;
  mcid: number;
  ref: string;
}

/** The content in the order of the tree. In a row the label of a field is read before its value, which may be drawn above it. */
function contentsOf({ ref, role, kids }: Element): Content[] {
  const all = kids.flatMap((kid): Content[] => {
    if (isElement(kid)) return contentsOf(kid);
    return 'mcid' in kid ? [{ page: kid.page, mcid: kid.mcid, ref }] : [];
  });
  return role === 'TR' ? all.sort((a, b) => a.page - b.page || a.mcid - b.mcid) : all;
}

/** Content, tree and ParentTree agree in both directions, and apart from the cells of a row the tree has the order of each page. */
function faultsOfContent({ pages }: TaggedPdf, root: Element): string[] {
  const all = contentsOf(root);
  const forms = inOrder(root).flatMap(({ ref, role, kids }) =>
    kids.flatMap((kid) => ('annotation' in kid ? [{ ...kid, ref, role }] : [])),
  );
  const lost = all.filter(({ page }) => !pages[page]).map(({ ref }) => `${ref} refers to no page`);
  return pages
    .flatMap((page, index) => {
      const inTree = all.filter((content) => content.page === index);
      const drawn = page.sequences.flatMap(({ mcid }) => mcid ?? []);
      const numbers = inTree.map(({ mcid }) => mcid);
      const faults = [...page.faults];
      if (drawn.join() !== drawn.map((_, number) => number).join())
        faults.push(`its sequences are numbered ${drawn.join()}`);
      if (numbers.join() !== drawn.join())
        faults.push(`it draws ${drawn.join()}, and the tree reads ${numbers.join()}`);
      if (page.parents.join() !== inTree.map(({ ref }) => ref).join()) faults.push('the ParentTree has other elements');
      if (page.tabs !== 'S') faults.push('the Tab key does not follow the structure');
      for (const { ref, subtype, parent } of page.annotations) {
        const form = forms.find(({ annotation }) => annotation === ref);
        if (!form || form.ref !== parent) faults.push(`an annotation (${subtype}) is not in the tree`);
        else if (subtype === 'Widget' && form.role !== 'Form') faults.push('a field is not in a Form');
      }
      return faults.map((fault) => `page ${index + 1}: ${fault}`);
    })
    .concat(lost);
}
