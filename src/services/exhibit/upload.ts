import { buffer } from 'node:stream/consumers';
import type { RequestContext } from '../../context/request-context.js';
import { attachedFileFaults } from '../../domain/attached-file/limits.js';
import { fileToSend, isUsable } from '../../domain/document/signed-original.js';
import { type ExhibitType, exhibitFaults, exhibitLimits } from '../../domain/exhibit/exhibit.js';
import { invalid, Violations } from '../../errors/app-error.js';
import { type Inspection, UnusableFileError } from '../../pdf/renderer.js';
import { documents } from '../../reads/loaders/document.loader.js';
import { referencedRows } from '../../reads/loaders/read.js';
import type { AddExhibitInput } from '../../schema/exhibit.js';
import { inspectFile } from '../document/render.js';
import { openFile } from '../file/store.js';
import { references } from '../shared/record.js';

export interface Upload {
  fileName: string;
  mimeType: ExhibitType;
  bytes: Buffer;
}

/** The file that a request adds: its bytes, or what would be sent of a document. */
export function readUpload(ctx: RequestContext, input: AddExhibitInput): Promise<Upload> | Upload {
  const { documentId, contentBase64, fileName } = input;
  if (documentId && contentBase64) {
    throw invalid({ documentId: ['Send either the content base64 field or the document id field.'] });
  }
  if (documentId) return fromDocument(ctx, documentId);
  if (!contentBase64) throw invalid({ contentBase64: ['The content base64 field is required without a document id.'] });
  if (!fileName) throw invalid({ fileName: ['The file name field is required with a file.'] });
  return fromBytes(contentBase64, fileName);
}

async function fromDocument(ctx: RequestContext, id: string): Promise<Upload> {
  const violations = new Violations();
  await references(ctx, violations, { document: { field: 'documentId', table: documents, id } }, 'look');
  violations.throwIfAny();
  const [document] = await referencedRows(ctx, documents, [id]);
  if (!document || document.isPreview || document.status !== 'completed') {
    throw invalid({ documentId: ['Only a completed document can be an exhibit: generate it first.'] });
  }
  const { signedOriginal: original } = document;
  if (original && !isUsable(original)) {
    const sentence =
      'The signed original of the document has flags that are not accepted: accept its flags, replace it or remove it.';
    throw invalid({ documentId: [sentence] });
  }
  const bytes = await buffer(await openFile(ctx, fileToSend(document).sha256));
  return { fileName: original?.fileName ?? document.fileName, mimeType: 'application/pdf', bytes };
}

const signatures: readonly (readonly [ExhibitType, string])[] = [
  ['application/pdf', '255044462d'],
  ['image/jpeg', 'ffd8ff'],
  ['image/png', '89504e470d0a1a0a'],
];

/** @param noun the file in sentences, such as "An exhibit" */
export function fromBytes(base64: string, fileName: string, noun = 'An exhibit'): Upload {
  const text = base64.replace(/\s+/g, '');
  const isBase64 = text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
  if (!isBase64) throw invalid({ contentBase64: ['The file must be in base64.'] });
  return toUpload(Buffer.from(text, 'base64'), fileName, noun);
}

/** @param noun as above */
export function toUpload(bytes: Buffer, fileName: string, noun: string): Upload {
  const mimeType = signatures.find(([, start]) => bytes.toString('hex', 0, 8).startsWith(start))?.[0];
  if (bytes.length > 0 && !mimeType) {
    throw invalid({ contentBase64: [`${noun} is a PDF, JPEG or PNG file, and this file is none of them.`] });
  }
  const violations = new Violations();
  const named = { fileName, mimeType: mimeType ?? 'application/pdf', bytes };
  for (const { field, message } of attachedFileFaults(named)) violations.add(field, message);
  if (bytes.length > exhibitLimits.bytes) {
    violations.add('contentBase64', `${noun} has at most ${exhibitLimits.bytes / 1024 / 1024} MB.`);
  }
  violations.throwIfAny();
  return named;
}

/** What a file adds to a document. A file that cannot be appended is refused now, and not when a document is generated. */
export async function inspected(
  ctx: RequestContext,
  { mimeType, bytes }: Upload,
  record: { type: string; id: string },
): Promise<Inspection> {
  const about = { documentable_type: record.type, documentable_id: record.id };
  return inspectFile(ctx, { mimeType, bytes }, about).catch(rejectUnusable);
}

export function rejectUnusable(error: unknown): never {
  if (!(error instanceof UnusableFileError)) throw error;
  throw invalid({ contentBase64: [`The file ${exhibitFaults[error.fault]}`] });
}
