import type { UseMutationResult } from '@tanstack/react-query';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { formatCredits } from '../parts/format';
import {
  type GenerateDocumentInput,
  GeneratePaperDocument,
  type GeneratePaperMutation,
  type GeneratePaperMutationVariables,
  PaperPriceDocument,
} from './papers.documents';

export type Generating = UseMutationResult<GeneratePaperMutation, ApiError, GeneratePaperMutationVariables>;

/** Makes a record's document; the page shows its error. */
export function useGenerate(): Generating {
  return useChange(GeneratePaperDocument);
}

/** Makes the final document at the price that the button shows. */
export function GenerateButton({
  input,
  generate,
  look = 'plain',
  disabled = false,
}: {
  input: GenerateDocumentInput;
  generate: Generating;
  look?: 'plain' | 'primary';
  disabled?: boolean;
}) {
  const price = useRead(
    PaperPriceDocument,
    { input: { eventType: 'document_generation', documentType: input.type.toLowerCase() } },
    { follows: [] },
  ).data;
  return (
    <Button
      look={look}
      disabled={disabled}
      busy={generate.isPending || !price}
      onClick={() => generate.mutate({ input })}
    >
      {price ? `Generate for ${formatCredits(price.creditPrice.credits)}` : 'Generate'}
    </Button>
  );
}
