import type { UseMutationResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import type { Action } from '../parts/actions';
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

interface GenerateProps {
  input: GenerateDocumentInput;
  /** The time of the record’s last change. */
  updatedAt: string;
  generate: GenerateMutation;
}

/** Makes the final document of the record as the page shows it, at the price that the text shows. */
function usePricedGenerate({ input, updatedAt, generate }: GenerateProps, text: string, isOffered = true) {
  const read = useRead(
    DocumentPriceDocument,
    { input: { eventType: 'DOCUMENT_GENERATION', documentType: input.type.toLowerCase() } },
    { follows: ['credits'], enabled: isOffered },
  );
  const credits = read.data?.creditPrice.credits;
  const balance = read.data?.creditBalance.balance.total;
  return {
    text: credits === undefined ? text : `${text} for ${formatCredits(credits)}`,
    balance,
    isShort: credits !== undefined && balance !== undefined && credits > balance,
    busy: generate.isPending || credits === undefined,
    onClick: () => generate.mutate({ input: { ...input, expectedUpdatedAt: updatedAt } }),
  };
}

/** As an action in the head of the page of the record. */
export function useGenerateAction(
  props: GenerateProps,
  {
    isOffered,
    look = 'plain',
    note = '',
    disabled = false,
  }: Pick<Action, 'look' | 'note' | 'disabled'> & { isOffered: boolean },
): Action | false {
  const { text, balance, isShort, busy, onClick } = usePricedGenerate(props, 'Generate', isOffered);
  const credits = balance !== undefined && `You have ${isShort ? 'only ' : ''}${formatCredits(balance)}.`;
  return isOffered && { text, look, note: [note, credits].filter(Boolean).join(' '), disabled, busy, onClick };
}

/** As a button in a section of the page. */
export function GenerateButton({ text: name, ...props }: GenerateProps & { text: string }) {
  const id = useId();
  const { text, balance, isShort, busy, onClick } = usePricedGenerate(props, name);
  return (
    <span className="inline-flex flex-col items-end">
      <Button busy={busy} aria-describedby={id} onClick={onClick}>
        {text}
      </Button>
      <span id={id} className={`text-xs ${isShort ? 'text-danger' : 'text-muted'}`}>
        {balance !== undefined &&
          (isShort ? `You have only ${formatCredits(balance)}` : `of ${formatCredits(balance)}`)}
      </span>
    </span>
  );
}

/** What the two buttons of a draft do, for those who want to know the difference. */
export const draftNotes = {
  generate: 'Makes the final document, without mailing it.',
  mail: 'Makes the final document and mails it. You see the price before you confirm.',
};
