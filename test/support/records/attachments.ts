import type { PdfArray, PdfDict, PdfObject, PdfStream } from '@libpdf/core';
import { PDF } from '@libpdf/core';

export interface FoundAttachment {
  relationship: string | undefined;
  type: string | undefined;
  bytes: Buffer;
}

/** The files that a PDF associates with itself (the array AF of its catalog), by their names. */
export async function attachmentsOf(file: Uint8Array): Promise<Record<string, FoundAttachment>> {
  const pdf = await PDF.load(file);
  const resolve = ((ref: never) => pdf.getObject(ref)) as never;
  const direct = (value: PdfObject | undefined): PdfObject | undefined =>
    value?.type === 'ref' ? (pdf.getObject(value as never) as unknown as PdfObject) : value;
  const listed = pdf.getCatalog().getArray('AF', resolve) as PdfArray | undefined;
  return Object.fromEntries(
    Array.from({ length: listed?.length ?? 0 }, (_, at) => {
      const spec = direct(listed!.at(at)) as PdfDict;
      const stream = spec.getDict('EF', resolve)!.get('F', resolve) as PdfStream;
      return [
        spec.getString('UF', resolve)!.asString(),
        {
          relationship: spec.getName('AFRelationship')?.value,
          type: stream.getName('Subtype')?.value,
          bytes: Buffer.from(stream.getDecodedData()),
        },
      ];
    }),
  );
}
