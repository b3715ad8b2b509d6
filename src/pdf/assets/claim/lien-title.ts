import type { Fact, Requirement } from '../../../domain/claim-document/vocabulary.js';
import type { Attachment } from '../../../domain/document/attachments.js';
import type { ServiceMethod } from '../../../domain/notice/preflight/notice-metadata.js';

/** What a state calls its lien, and where it is claimed. */
export interface LienTitle {
  title: string;
  statute: string;
  confirmation?: 'sworn' | 'sworn_absolutely' | 'sworn_as_just' | 'sworn_and_acknowledged' | 'sworn_with_knowledge';
  /** Rows that differ from those of `lienFacts`, by the fact that they replace; null: no such row. */
  rows?: Partial<Record<Fact, readonly [Fact, string] | null>>;
  /** The first paragraph, where the statute asks for a statement in it. */
  opening?: string;
  /** What the statute requires the claim to state besides the facts. */
  states?: readonly string[];
  attached?: readonly Attachment[];
  requires?: readonly Requirement[];
  /** The only methods of service that the statute allows. */
  methods?: readonly ServiceMethod[];
  guidance?: readonly string[];
  /** What the statute gives for the claim, and could not be compared with it. */
  unconfirmed?: readonly string[];
}

/** The account of a claim that may not state a lump sum. */
export function itemized(
  citation: string,
  furnished = 'labor, equipment and materials',
): Required<Pick<LienTitle, 'states' | 'attached'>> {
  return {
    states: [`The ${furnished} for which the lien is claimed are itemized in {accountExhibit}.`],
    attached: [{ what: 'the itemized account', citation, kinds: ['account', 'invoice', 'statement'] }],
  };
}
