import type { UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { formatCredits } from '../parts/format';
import {
  DocumentPriceDocument,
  GenerateDocumentDocument,
  type GenerateDocumentInput,
  type GenerateDocumentMutation,
  type GenerateDocumentMutationVariables,
} from './made-documents.documents';

export type GenerateMutation = UseMutationResult<GenerateDocumentMutation, ApiError, GenerateDocumentMutationVariables>;

/** Makes a record's document; the page shows its error. */
export function useGenerate(): GenerateMutation {
  return useChange(GenerateDocumentDocument);
}

/** Makes the final document of the record as the page shows it, at the price that the button shows. */
export function GenerateButton({
  input,
  updatedAt,
  generate,
  look = 'plain',
  text = 'Generate',
  disabled = false,
}: {
  input: GenerateDocumentInput;
  /** The time of the record’s last change. */
  updatedAt: string;
  generate: GenerateMutation;
  look?: 'plain' | 'primary';
  text?: string;
  disabled?: boolean;
}) {
  const id = useId();
  const read = useRead(
    DocumentPriceDocument,
    { input: { eventType: 'DOCUMENT_GENERATION', documentType: input.type.toLowerCase() } },
    { follows: ['credits'] },
  );
  const credits = read.data?.creditPrice.credits;
  const balance = read.data?.creditBalance.balance.total;
  const isShort = credits !== undefined && balance !== undefined && credits > balance;
  return (
    <span className="inline-flex flex-col items-end">
      <Button
        look={look}
        disabled={disabled}
        busy={generate.isPending || credits === undefined}
        aria-describedby={id}
        onClick={() => generate.mutate({ input: { ...input, expectedUpdatedAt: updatedAt } })}
      >
        {credits === undefined ? text : `${text} for ${formatCredits(credits)}`}
      </Button>
      <span id={id} className={`text-xs ${isShort ? 'text-danger' : 'text-muted'}`}>
        {balance !== undefined &&
          (isShort ? `You have only ${formatCredits(balance)}` : `of ${formatCredits(balance)}`)}
      </span>
    </span>
  );
}

/** What the two buttons of a draft do. */
export function GenerateOrMail() {
  return (
    // As wide as the buttons above it.
    <p className="w-0 min-w-full text-sm text-muted">
      Generate makes the final document. Mail it makes and sends it: you see the price before you confirm.
    </p>
  );
}
