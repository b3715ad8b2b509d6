import { PdfArray, PdfDict } from '@libpdf/core';
import {
  type Copy,
  checkedCopy,
  choose,
  data,
  dict,
  drawing,
  type Entries,
  entries,
  isDict,
  isStream,
  listCopy,
  namedCopy,
  plainCopy,
  stream,
} from './copy.js';
import { rejectHugeNumbers, rejectHugeRanges, rejectHugeTable } from './refuse-huge.js';

const functionEntries: Entries = {
  ...plainCopy(
    'FunctionType',
    'Domain',
    'Range',
    'Size',
    'BitsPerSample',
    'Order',
    'Encode',
    'Decode',
    'C0',
    'C1',
    'N',
    'Bounds',
  ),
  Functions: listCopy(() => aFunction),
};
const oneFunction = dict(() => functionEntries);
const sampledFunction = checkedCopy(
  stream(() => functionEntries),
  rejectHugeTable,
);
const aFunction = choose((value) => {
  if (isStream(value)) return sampledFunction;
  if (isDict(value)) return oneFunction;
  if (value instanceof PdfArray) return functions;
  return data;
});
const functions = listCopy(() => aFunction);

const profile = stream(() => ({ ...plainCopy('N', 'Range'), Alternate: colorSpace }));
const bare = stream(() => ({}));
const lookup = choose((value) => (isStream(value) ? bare : data));
const calibrated = dict(() => plainCopy('WhitePoint', 'BlackPoint', 'Gamma', 'Matrix', 'Range'));
const colorSpaces: Readonly<Record<string, readonly Copy[]>> = {
  CalGray: [data, calibrated],
  CalRGB: [data, calibrated],
  Lab: [data, calibrated],
  ICCBased: [data, profile],
  Indexed: [data, (value, copier) => colorSpace(value, copier), data, lookup],
  I: [data, (value, copier) => colorSpace(value, copier), data, lookup],
  Pattern: [data, (value, copier) => colorSpace(value, copier)],
  Separation: [data, data, (value, copier) => colorSpace(value, copier), aFunction],
  DeviceN: [data, data, (value, copier) => colorSpace(value, copier), aFunction],
};
const colorSpace: Copy = (value, copier) => copier.tuple(value, colorSpace, (name) => colorSpaces[name] ?? [data]);

const softMask = dict(() => ({
  ...plainCopy('Type', 'S', 'BC'),
  G: choose((value) => (isStream(value) ? form : undefined)),
  TR: aFunction,
}));
const graphicsState = dict(() => ({
  ...plainCopy(
    'Type',
    'LW',
    'LC',
    'LJ',
    'ML',
    'D',
    'RI',
    'OP',
    'op',
    'OPM',
    'FL',
    'SM',
    'SA',
    'BM',
    'CA',
    'ca',
    'AIS',
    'TK',
    'UseBlackPtComp',
  ),
  ...entries(aFunction, 'BG', 'BG2', 'UCR', 'UCR2', 'TR', 'TR2'),
  Font: stateFont,
  SMask: choose((value) => (isDict(value) ? softMask : data)),
}));
/** A glyph that is drawn is counted where its font is chosen, which is in a stream. */
const stateFont: Copy = (value, copier) => {
  const [chosen] = copier.itemsOf(value);
  const resolvedFont = copier.resolved(chosen);
  if (!(resolvedFont instanceof PdfDict) || copier.nameIn(resolvedFont, 'Subtype') === 'Type3') return undefined;
  return copier.list(value, fontOrSize, stateFont);
};
const fontOrSize = choose((value) => (isDict(value) ? font : data));

const shadingEntries: Entries = {
  ...plainCopy('ShadingType', 'Background', 'BBox', 'AntiAlias', 'Coords', 'Domain', 'Matrix', 'Extend', 'Decode'),
  ...plainCopy('BitsPerCoordinate', 'BitsPerComponent', 'BitsPerFlag', 'VerticesPerRow'),
  ColorSpace: colorSpace,
  Function: aFunction,
};
const [oneShading, meshShading] = [dict(() => shadingEntries), stream(() => shadingEntries)];
const shading = choose((value) => (isStream(value) ? meshShading : oneShading));

const tiling = drawing(() => ({
  ...plainCopy('Type', 'PatternType', 'PaintType', 'TilingType', 'BBox', 'XStep', 'YStep', 'Matrix'),
  Resources: resources,
}));
const shadingPattern = dict(() => ({
  ...plainCopy('Type', 'PatternType', 'Matrix'),
  Shading: shading,
  ExtGState: graphicsState,
}));
const pattern = choose((value) => (isStream(value) ? tiling : shadingPattern));

const image = stream(() => ({
  ...plainCopy(
    'Type',
    'Subtype',
    'Width',
    'Height',
    'BitsPerComponent',
    'Intent',
    'ImageMask',
    'Decode',
    'Interpolate',
  ),
  ...plainCopy('Matte', 'SMaskInData', 'Name'),
  ColorSpace: colorSpace,
  Mask: choose((value) => (isStream(value) ? image : data)),
  SMask: choose((value) => (isStream(value) ? image : undefined)),
}));
const group = dict(() => ({ ...plainCopy('Type', 'S', 'I', 'K'), CS: colorSpace }));
const form = drawing(() => ({
  ...plainCopy('Type', 'Subtype', 'FormType', 'BBox', 'Matrix', 'Name'),
  Resources: resources,
  Group: group,
}));
const drawn = choose((value, copier) => {
  if (!isStream(value)) return undefined;
  if (!copier.isShown(value.get('OC'))) return () => copier.nothing();
  // PostScript runs in a printer; a form that PostScript was added to is drawn without it.
  return ({ Image: image, Form: form } as Record<string, Copy>)[copier.nameIn(value, 'Subtype') ?? ''];
});

const characterMap = checkedCopy(
  stream(() => characterMapEntries()),
  rejectHugeRanges,
);
const characterMapEntries = (): Entries => ({
  ...plainCopy('Type', 'CMapName', 'WMode'),
  CIDSystemInfo: systemInfo,
  UseCMap: choose((value) => (isStream(value) ? characterMap : data)),
});
const systemInfo = dict(() => plainCopy('Registry', 'Ordering', 'Supplement'));
const program = stream(() => plainCopy('Subtype', 'Length1', 'Length2', 'Length3'));
const differences = dict(() => plainCopy('Type', 'BaseEncoding', 'Differences'));
const glyph = drawing(() => ({}));
const descriptor = dict(() => ({
  ...plainCopy(
    'Type',
    'FontName',
    'FontFamily',
    'FontStretch',
    'FontWeight',
    'Flags',
    'FontBBox',
    'ItalicAngle',
    'Ascent',
  ),
  ...plainCopy(
    'Descent',
    'Leading',
    'CapHeight',
    'XHeight',
    'StemV',
    'StemH',
    'AvgWidth',
    'MaxWidth',
    'MissingWidth',
    'CharSet',
    'Lang',
  ),
  ...entries(program, 'FontFile', 'FontFile2', 'FontFile3'),
  CIDSet: bare,
  Style: dict(() => plainCopy('Panose')),
}));
const font: Copy = checkedCopy(
  dict(() => fontEntries()),
  rejectHugeNumbers,
);
const fontEntries = (): Entries => ({
  ...plainCopy(
    'Type',
    'Subtype',
    'Name',
    'BaseFont',
    'FirstChar',
    'LastChar',
    'Widths',
    'DW',
    'W',
    'DW2',
    'W2',
    'FontBBox',
    'FontMatrix',
  ),
  FontDescriptor: descriptor,
  Encoding: choose((value) => {
    if (isStream(value)) return characterMap;
    return isDict(value) ? differences : data;
  }),
  ToUnicode: choose((value) => (isStream(value) ? characterMap : data)),
  DescendantFonts: listCopy(() => font),
  CIDSystemInfo: systemInfo,
  CIDToGIDMap: choose((value) => (isStream(value) ? bare : data)),
  CharProcs: namedCopy(() => glyph),
  Resources: resources,
});

export const resources: Copy = dict(() => ({
  ProcSet: data,
  ExtGState: namedCopy(() => graphicsState),
  ColorSpace: namedCopy(() => colorSpace),
  Pattern: namedCopy(() => pattern),
  Shading: namedCopy(() => shading),
  XObject: namedCopy(() => drawn),
  Font: namedCopy(() => font),
  Properties: namedCopy(() => marked),
}));
/** What a property list says about text. Its layers are gone: those that are hidden with what they mark. */
const marked = dict(() => plainCopy('MCID', 'Lang', 'ActualText', 'Alt', 'E'));

export const pageCopy: Entries = {
  ...plainCopy('Type', 'MediaBox', 'CropBox', 'Rotate', 'UserUnit'),
  Resources: resources,
  Group: group,
};

export const predictorParameters = plainCopy('Predictor', 'Colors', 'BitsPerComponent', 'Columns');
export const pictureParameters: Entries = {
  ...plainCopy(
    'K',
    'EndOfLine',
    'EncodedByteAlign',
    'Columns',
    'Rows',
    'EndOfBlock',
    'BlackIs1',
    'DamagedRowsBeforeError',
    'ColorTransform',
  ),
  JBIG2Globals: bare,
};
