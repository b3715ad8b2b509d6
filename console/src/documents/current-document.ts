import type { DocumentType } from './made-documents.documents';

/** The record’s own document that is neither a preview nor reverted: the release of a lien exists in addition to it. */
export function currentDocument<
  Document extends { type: DocumentType; isPreview: boolean; revertedAt: string | null },
>({ documents }: { documents: { nodes: readonly Document[] } }): Document | undefined {
  return documents.nodes.find(
    ({ type, isPreview, revertedAt }) => type !== 'LIEN_RELEASE' && !isPreview && !revertedAt,
  );
}
