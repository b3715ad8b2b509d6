/** The document of a record that is neither a preview nor reverted. */
export function currentDocument<Document extends { isPreview: boolean; revertedAt: string | null }>({
  documents,
}: {
  documents: { nodes: readonly Document[] };
}): Document | undefined {
  return documents.nodes.find(({ isPreview, revertedAt }) => !isPreview && !revertedAt);
}
