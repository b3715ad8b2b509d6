import { PdfDict, PdfStream, PdfString } from '@libpdf/core';
import sax from 'sax';
import type { Objects } from './objects.js';

/** What is wrong with the file as a whole, its metadata, its colors and the files inside it (ISO 19005-3, 6.1, 6.2.3, 6.5 to 6.9). */
export function fileFaults(objects: Objects): string[] {
  return [
    ...syntaxFaults(objects.bytes),
    ...catalogFaults(objects),
    ...intentFaults(objects),
    ...metadataFaults(objects),
    ...objects.dicts().flatMap((dict) => dictFaults(objects, dict)),
    ...fieldFaults(objects),
    ...attachmentFaults(objects),
  ];
}

function syntaxFaults(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  const faults: string[] = [];
  if (!/^%PDF-1\.[0-7](\r\n|\r|\n)%[\x80-\xff]{4}/.test(text)) faults.push('its header has no comment of four bytes');
  if (!/%%EOF(\r\n|\r|\n)?$/.test(text)) faults.push('there is something after its end');
  const ids = [...text.matchAll(/\/ID \[<([0-9A-Fa-f]+)> <[0-9A-Fa-f]+>\]/g)].map(([, first]) => first!.toUpperCase());
  const ends = text.match(/startxref\s+\d+\s+%%EOF/g) ?? [];
  if (ids.length !== ends.length) faults.push('a trailer has no identifier');
  if (new Set(ids).size > 1) faults.push('its trailers have different identifiers');
  if (/\/Encrypt \d/.test(text)) faults.push('it is encrypted');
  return faults;
}

const forbidden = ['OpenAction', 'AA', 'OCProperties', 'Requirements', 'NeedsRendering', 'Collection'];

function catalogFaults(objects: Objects): string[] {
  const { catalog } = objects;
  const names = objects.dict(catalog.get('Names'));
  return [
    ...forbidden.filter((key) => catalog.has(key)).map((key) => `its catalog has ${key}`),
    ...['JavaScript', 'AlternatePresentations'].filter((key) => names.has(key)).map((key) => `it names ${key}`),
    ...(objects.dict(catalog.get('MarkInfo')).getBool('Suspects')?.value ? ['its tags are suspect'] : []),
  ];
}

function intentFaults(objects: Objects): string[] {
  const intents = objects.list(objects.catalog.get('OutputIntents')).map((intent) => objects.dict(intent));
  if (intents.length !== 1) return ['it does not define its colors once'];
  const [intent] = intents;
  const profile = objects.data(intent!.get('DestOutputProfile'));
  const isRgb = profile.toString('latin1', 16, 20) === 'RGB ' && profile.toString('latin1', 36, 40) === 'acsp';
  const isOutput = ['prtr', 'mntr'].includes(profile.toString('latin1', 12, 16));
  const stream = objects.dict(intent!.get('DestOutputProfile'));
  return [
    ...(objects.name(intent!.get('S')) === 'GTS_PDFA1' ? [] : ['its colors are not those of an archival file']),
    ...(isRgb && isOutput && profile[8]! <= 4 && profile.readUInt32BE(0) === profile.length
      ? []
      : ['its color profile is not one of a device with RGB']),
    ...(objects.number(stream.get('N')) === 3 ? [] : ['its color profile has another number of colors']),
  ];
}

function metadataFaults(objects: Objects): string[] {
  const stream = objects.get(objects.catalog.get('Metadata'));
  if (!(stream instanceof PdfStream)) return ['it has no metadata'];
  const xmp = objects.data(stream).toString('utf8');
  const faults: string[] = [];
  if (stream.has('Filter')) faults.push('its metadata are compressed');
  if (!/<\?xpacket begin="\uFEFF?" id="W5M0MpCehiHzreSzNTczkc9d"\?>/.test(xmp))
    faults.push('its metadata have no packet');
  try {
    sax.parser(true).write(xmp).close();
  } catch (error) {
    faults.push(`its metadata are not XML: ${(error as Error).message.split('\n')[0]}`);
  }
  for (const property of ['dc:title', 'pdfaid:part', 'pdfaid:conformance'])
    if (!xmp.includes(`<${property}>`)) faults.push(`its metadata have no ${property}`);
  return faults;
}

const filters = new Set([
  'FlateDecode',
  'DCTDecode',
  'ASCIIHexDecode',
  'ASCII85Decode',
  'RunLengthDecode',
  'CCITTFaxDecode',
]);

function dictFaults(objects: Objects, dict: PdfDict): string[] {
  const type = objects.name(dict.get('Type'));
  const has = (keys: readonly string[], what: string) =>
    keys.filter((key) => dict.has(key)).map((key) => `${what} has ${key}`);
  const faults: string[] = [];
  if (dict instanceof PdfStream) {
    faults.push(...has(['F', 'FFilter', 'FDecodeParms'], 'a stream'));
    for (const filter of objects.list(dict.get('Filter')))
      if (!filters.has(objects.name(filter))) faults.push(`a stream is encoded as ${objects.name(filter)}`);
  }
  for (const [, value] of dict)
    if (value instanceof PdfString && value.bytes.length > 32_767) faults.push('a text has more than 32,767 bytes');
  if (type === 'Action' || dict.has('JS')) faults.push('it has an action');
  if (type === 'ExtGState') faults.push(...has(['TR', 'TR2', 'HTP', 'HTO'], 'a graphics state'));
  if (type === 'ExtGState' && !['', 'Normal'].includes(objects.name(dict.get('BM')))) faults.push('it blends colors');
  const subtype = objects.name(dict.get('Subtype'));
  if (subtype === 'Image') faults.push(...has(['Alternates', 'OPI'], 'a picture'));
  if (subtype === 'Image' && dict.getBool('Interpolate')?.value) faults.push('a picture is smoothed');
  if (subtype === 'Form') faults.push(...has(['OPI', 'PS', 'Ref', 'Subtype2'], 'a drawing'));
  return faults;
}

/** Bits of an annotation's flags: invisible, hidden, no view, toggle no view; and print, which it must have. */
const unseen = 1 | 2 | 32 | 256;
const printed = 4;

function fieldFaults(objects: Objects): string[] {
  const form = objects.dict(objects.catalog.get('AcroForm'));
  const faults = form.has('XFA') || form.getBool('NeedAppearances')?.value ? ['its form has no appearance'] : [];
  const annotations = objects.dicts().filter((dict) => objects.name(dict.get('Type')) === 'Annot');
  for (const annotation of annotations) {
    const flags = objects.number(annotation.get('F'));
    if (!(flags & printed) || flags & unseen) faults.push('an annotation is not printed');
    if (annotation.has('A') || annotation.has('AA')) faults.push('an annotation has an action');
  }
  for (const field of objects.list(form.get('Fields')).map((each) => objects.dict(each)))
    if (objects.text(field.get('TU')) === '') faults.push(`the field ${objects.text(field.get('T'))} has no words`);
  return faults;
}

function attachmentFaults(objects: Objects): string[] {
  const { catalog } = objects;
  const names = objects.list(objects.dict(objects.dict(catalog.get('Names')).get('EmbeddedFiles')).get('Names'));
  const associated = objects.list(catalog.get('AF')).map(String);
  return names.flatMap((each, index) => {
    if (index % 2 === 0) return [];
    const specification = objects.dict(each);
    const name = objects.text(specification.get('UF'));
    const file = objects.dict(objects.dict(specification.get('EF')).get('F'));
    const parameters = objects.dict(file.get('Params'));
    return [
      ...(name && objects.text(specification.get('F')) === name ? [] : ['has not the same name twice']),
      ...(['Data', 'Supplement', 'Source', 'Alternative'].includes(objects.name(specification.get('AFRelationship')))
        ? []
        : ['has no relationship to the document']),
      ...(associated.includes(String(each)) ? [] : ['is not associated with the document']),
      ...(/^\w+\/[\w.+-]+$/.test(objects.name(file.get('Subtype'))) ? [] : ['has no media type']),
      ...(parameters.has('ModDate') && objects.number(parameters.get('Size')) === objects.data(file).length
        ? []
        : ['has no date or another size']),
      ...(objects.text(specification.get('Desc')) ? [] : ['has no description']),
    ].map((fault) => `the file ${name} ${fault}`);
  });
}
