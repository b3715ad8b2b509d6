import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { ApiError } from '../api/errors';
import { execute } from '../api/execute';
import { newKey } from '../api/new-key';
import { type Scope, useScope } from '../api/scope';
import {
  type GenerateDocumentInput,
  PreviewDocumentDocument,
  type PreviewDocumentMutation,
} from './made-documents.documents';

/** The records that a document prints, apart from its own. */
export const printedRecords = ['project', 'party', 'jobsite', 'organization', 'division'] as const;

/** Previews are deleted after an hour; a kept one is read again before that. */
const keptMs = 30 * 60_000;

/** The draft of a record's document as a query, for `useQueries` too. Without an input it is not made. */
export function toPreviewQuery(
  scope: Scope,
  input: Omit<GenerateDocumentInput, 'preview'> | undefined,
  version: string,
) {
  return queryOptions<PreviewDocumentMutation, ApiError>({
    queryKey: ['preview', scope.organizationId, scope.mode, input, version],
    queryFn: ({ signal }) =>
      execute(
        PreviewDocumentDocument,
        { input: { ...input!, preview: true } },
        { scope, signal, idempotencyKey: newKey() },
      ),
    enabled: input !== undefined,
    staleTime: keptMs,
    // The records changed while the pages were laid out, or the service is busy: that passes.
    retry: (failures, { code }) => failures < 2 && ['OFFLINE', 'BUSY', 'CONFLICT'].includes(code),
  });
}

/**
 * The draft of a record's document. It is made again when `version` changes, which names the state of what the document prints,
 * and when its page is opened again: it can also depend on the day and on other notices. A preview costs nothing and changes
 * nothing, so it is read like a query.
 */
export function usePreview(input: Omit<GenerateDocumentInput, 'preview'> | undefined, version: string) {
  return useQuery({
    ...toPreviewQuery(useScope(), input, version),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
