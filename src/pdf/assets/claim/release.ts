import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { acknowledgedByDefault, plain, sworn } from './parts.js';

/** The state's title for the document; full and partial releases share it. */
interface ReleaseTitle {
  title: string;
  statute: string | null;
  sworn?: true;
  directs?: string;
  /** The statute's own form, of a full release. */
  prescribed?: Partial<ClaimForm>;
}

function releaseFacts(released: string): ClaimForm['facts'] {
  return [
    ['recording', released],
    ['claimant', 'Claimant of record'],
    ['owner', 'Owner or reputed owner'],
    ['property', 'Property'],
    ['legal_description', 'Legal description'],
    ['parcel', 'Parcel number'],
    ['county', 'County'],
    ['amount', 'Amount of the lien'],
    ['released_part', 'Amount or land released'],
    ['remaining_lien', 'Lien that remains'],
    ['payment_date', 'Paid on'],
  ];
}

const release = {
  ...plain,
  instrument: 'lien_release',
  facts: releaseFacts('Lien released'),
  oath: acknowledgedByDefault,
  requires: ['recording', 'released_amount', 'legal_description', 'county', 'signatory'],
} as const satisfies Partial<ClaimForm>;

const full = {
  variant: 'full',
  opening: ['{claimant} {recorded} the {lienName} described below.'],
  // With the signature and the notary's certificate, so that their page says what is released.
  closing: [
    'For value received, {claimant} releases and discharges in full {lienReleased} {recordedAs}, and consents to its cancellation of record. The property described in this instrument is released from the lien. This release is limited to the lien described.',
  ],
} as const;

const partial = {
  variant: 'partial',
  facts: releaseFacts('Lien released in part'),
  opening: ['{claimant} {recorded} the {lienName} described below.'],
  closing: [
    'For value received, {claimant} releases, {releasedExtent}, but no further, {lienReleased} {recordedAs}. To the extent not so released, the lien remains in full force, with its existing priority.',
  ],
} as const;

/** The direction to the office that keeps the record, where its clerk cancels a lien only on one. */
function cancelled(office?: string): string[] {
  return office ? [`{claimant} authorizes and directs ${office} to cancel the {lienName} of record.`] : [];
}

/** The full and the partial release of a state that has a title of its own. */
export function releases(
  state: string,
  { title, statute, sworn: oath, directs, prescribed }: ReleaseTitle,
): readonly ClaimForm[] {
  const stateRelease = { ...release, state, statute, ...(oath && { oath: sworn }) };
  return [
    {
      ...stateRelease,
      ...full,
      formCode: `${state.toLowerCase()}-release`,
      title,
      closing: [...full.closing, ...cancelled(directs)],
      ...prescribed,
    },
    { ...stateRelease, ...partial, formCode: `${state.toLowerCase()}-release-partial`, title: `Partial ${title}` },
  ];
}

export const generalReleaseForms: readonly ClaimForm[] = [
  {
    ...release,
    ...full,
    formCode: 'generic-release',
    state: '*',
    title: 'Release of Mechanics Lien',
    subtitle: '{stateOf}',
  },
  {
    ...release,
    ...partial,
    formCode: 'generic-release-partial',
    state: '*',
    title: 'Partial Release of Mechanics Lien',
    subtitle: '{stateOf}',
  },
];
