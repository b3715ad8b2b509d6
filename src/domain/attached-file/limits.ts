import { illegibility } from '../shared/legible.js';
import { type DocumentableType, documentableTypes } from '../vocabulary.js';

/** The records that a file can be attached to by staff or the partner, those that have exhibits, documents, which have a signed original, notes, and received notices. */
export const attachedSubjects = [
  'document_order',
  'fulfillment_request',
  ...documentableTypes,
  'document',
  'project_note',
  'received_notice',
] as const;
export type AttachedSubject = (typeof attachedSubjects)[number];
/** The records whose attached files are read through the record. */
export type ReportSubject = Exclude<AttachedSubject, DocumentableType | 'document'>;

export const maxAttachedBytes = 20 * 1024 * 1024;
/** For one order or request. */
export const maxAttachedFiles = 100;

interface FileType {
  endings: readonly string[];
  /** Whether the content is of this type, as far as its bytes show. */
  fits(bytes: Uint8Array): boolean;
}

const fileTypes: Readonly<Record<string, FileType>> = {
  'application/pdf': { endings: ['pdf'], fits: beginsWith('25 50 44 46 2d') },
  'image/png': { endings: ['png'], fits: beginsWith('89 50 4e 47 0d 0a 1a 0a') },
  'image/jpeg': { endings: ['jpg', 'jpeg'], fits: beginsWith('ff d8 ff') },
  'image/tiff': { endings: ['tif', 'tiff'], fits: beginsWith('49 49 2a 00', '4d 4d 00 2a') },
  'text/plain': { endings: ['txt'], fits: isText },
  'text/csv': { endings: ['csv'], fits: isText },
};

const attachedTypes: readonly string[] = Object.keys(fileTypes);

/** The faults of a file to be attached: field → sentence. */
export function attachedFileFaults(file: {
  fileName: string;
  mimeType: string;
  bytes: Uint8Array;
}): Array<{ field: 'fileName' | 'mimeType' | 'contentBase64'; message: string }> {
  const { fileName, mimeType, bytes } = file;
  const type = fileTypes[mimeType];
  const sentences = [
    !type && (['mimeType', `The mime type field must be one of ${attachedTypes.join(', ')}.`] as const),
    !isFileName(fileName) &&
      (['fileName', 'The file name field must be a name without a folder, control characters or quotes.'] as const),
    type &&
      !type.endings.some((ending) => fileName.toLowerCase().endsWith(`.${ending}`)) &&
      (['fileName', `The file name field must end in .${type.endings.join(' or .')}, as ${mimeType} does.`] as const),
    bytes.length === 0 && (['contentBase64', 'The file is empty.'] as const),
    bytes.length > maxAttachedBytes &&
      (['contentBase64', `The file must not be larger than ${maxAttachedBytes / 1024 / 1024} MB.`] as const),
    type && bytes.length > 0 && !type.fits(bytes) && (['contentBase64', `The file is not ${mimeType}.`] as const),
  ];
  return sentences.filter((one) => one !== undefined && one !== false).map(([field, message]) => ({ field, message }));
}

/** The name is sent in a header and written to the recipients' disks. */
function isFileName(name: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"/\\]/u.test(name) && !illegibility(name, 'one') && !name.startsWith('.');
}

function beginsWith(...signatures: string[]) {
  const expectedBytes = signatures.map((signature) => signature.split(' ').map((byte) => Number.parseInt(byte, 16)));
  return (bytes: Uint8Array) =>
    expectedBytes.some((signature) => signature.every((byte, index) => bytes[index] === byte));
}

/** UTF-8 without control characters, except tabs and line ends. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
