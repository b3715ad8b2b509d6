import { countyNoun } from '../../../domain/address/county-names.js';
import type { ClaimForm } from '../../../domain/claim-document/form.js';
import type { ClaimDocumentModel } from '../../../domain/claim-document/model.js';
import { type Fact, factsOf } from '../../../domain/claim-document/vocabulary.js';
import { contractorNoun } from '../../assets/captions.js';
import { factSentences } from '../../assets/claim/sentences.js';
import { say } from './facts.js';
import { propertyLines } from './property.js';
import { isPrescribed, line, releasedLabel } from './words.js';

export interface FactText {
  label: string;
  /** From 1, in the order of the form. */
  number: string;
  lines: string[];
  bold: boolean;
  isAmount: boolean;
}

/**
 * The facts that a form states. No line of a statute's form is left out: a fact without a value has a blank line there, as in a form that
 * is numbered. Elsewhere only the facts that the form requires have one, and the hirer.
 */
export function factLines(model: ClaimDocumentModel, form: ClaimForm): FactText[] {
  const numbers = Array.isArray(form.numbered) ? (form.numbered as readonly string[]) : null;
  const ruled = new Set<Fact>(['hiring_party', ...form.requires.flatMap((requirement) => factsOf[requirement] ?? [])]);
  const hasLegalRow = form.facts.some(([fact]) => fact === 'legal_description');
  let count = 0;
  return form.facts.flatMap(([fact, label], index) => {
    const said =
      fact === 'property' && !hasLegalRow
        ? propertyLines(model, say.legal_description(model).find(Boolean) || null)
        : say[fact](model);
    const presentLines = said.filter((text): text is string => Boolean(text));
    const isAsked = form.numbered || isPrescribed(form) || ruled.has(fact);
    // A row of its own is no end of a sentence, unlike the answer to an item of a statute.
    const printedLines = fact === 'payment_terms' && !form.numbered ? presentLines.map(sentenceCase) : presentLines;
    const lines = printedLines.length === 0 && isAsked && !isExempt(model, fact) ? [blank(model, fact)] : printedLines;
    if (lines.length === 0) return [];
    const bold = fact === 'amount' || (fact === 'retainage' && form.variant === 'retainage');
    count += 1;
    return [
      {
        label: localLabel(fact, label, model),
        lines,
        bold,
        isAmount: fact === 'amount',
        number: numbers ? `(${numbers[index]})` : `${count}.`,
      },
    ];
  });
}

/** A label of the general forms in the words of the state: the parish of Louisiana, the original contractor of Texas. */
export function localLabel(fact: Fact, label: string, model: ClaimDocumentModel): string {
  if (fact === 'county' && label === 'County') return countyNoun(model.state);
  if (fact === 'released_part') return releasedLabel(model) ?? label;
  if (label === 'Owner or public entity')
    return model.sector === 'private' ? factSentences.owner.private : factSentences.owner.public;
  return fact === 'general_contractor' && label === 'General contractor' ? sentenceCase(contractorNoun(model)) : label;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function blank({ hiringParty }: ClaimDocumentModel, fact: Fact): string {
  // The contractor of another line hired the claimant.
  if (fact === 'other_hiring_party' && hiringParty) return factSentences.other_hiring_party.none;
  return fact === 'notice_of_contract' ? factSentences.notice_of_contract.blank : line;
}

/** A general contractor gives no notice before its lien. */
function isExempt({ claimant }: ClaimDocumentModel, fact: Fact): boolean {
  return (fact === 'notices_sent' || fact === 'notice_of_intent') && claimant.role === 'general_contractor';
}
