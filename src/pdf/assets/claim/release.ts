import type { ClaimForm } from '../../../domain/claim-document/form.js';
import { acknowledgedByDefault, plain, sworn } from './parts.js';

/** The state's title for the document; full and partial releases share it. */
interface ReleaseTitle {
  title: string;
  statute: string | null;
  sworn?: true;
  directs?: string;
  /** What the state's law gives instead of a lien. */
  released?: ReleasedRight;
  /** The statute's own form, of a full release. */
  prescribed?: Partial<ClaimForm>;
}

/** What a release releases: its name, with the verb and pronoun for it, and where it was claimed. */
interface ReleasedRight {
  noun: string;
  remains: string;
  its: string;
  claimed: string;
}

const lien: ReleasedRight = { noun: 'lien', remains: 'remains', its: 'its', claimed: '{lienReleased}' };

export const claimAndPrivilege: ReleasedRight = {
  noun: 'claim and privilege',
  remains: 'remain',
  its: 'their',
  claimed: 'the claim and privilege asserted in the {lienName}',
};

function releaseFacts({ noun, remains }: ReleasedRight, extent: string): ClaimForm['facts'] {
  const named = noun.replace(/^./, (letter) => letter.toUpperCase());
  return [
    ['recording', `${named} released${extent}`],
    ['claimant', 'Claimant of record'],
    ['owner', 'Owner or reputed owner'],
    ['property', 'Property'],
    ['legal_description', 'Legal description'],
    ['parcel', 'Parcel number'],
    ['county', 'County'],
    ['amount', `Amount of the ${noun}`],
    ['released_part', 'Amount or land released'],
    ['remaining_lien', `${named} that ${remains}`],
    ['payment_date', 'Paid on'],
  ];
}

const release = {
  ...plain,
  instrument: 'lien_release',
  opening: ['{claimant} {recorded} the {lienName} described below.'],
  oath: acknowledgedByDefault,
  requires: ['recording', 'released_amount', 'legal_description', 'county', 'signatory'],
} as const satisfies Partial<ClaimForm>;

function full(released: ReleasedRight) {
  const { noun, its, claimed } = released;
  return {
    ...release,
    variant: 'full',
    facts: releaseFacts(released, ''),
    // With the signature and the notary's certificate, so that their page says what is released.
    closing: [
      `For value received, {claimant} releases and discharges in full ${claimed} {recordedAs}, and consents to ${its} cancellation of record. The property described in this instrument is released from the ${noun}. This release is limited to the ${noun} described.`,
    ],
  } as const;
}

function partial(released: ReleasedRight) {
  const { noun, remains, its, claimed } = released;
  return {
    ...release,
    variant: 'partial',
    facts: releaseFacts(released, ' in part'),
    closing: [
      `For value received, {claimant} releases, {releasedExtent}, but no further, ${claimed} {recordedAs}. To the extent not so released, the ${noun} ${remains} in full force, with ${its} existing priority.`,
    ],
  } as const;
}

/** The direction to the office that keeps the record, where its clerk cancels a lien only on one. */
function cancelled(office?: string): string[] {
  return office ? [`{claimant} authorizes and directs ${office} to cancel the {lienName} of record.`] : [];
}

/** The full and the partial release of a state that has a title of its own. */
export function releases(
  state: string,
  { title, statute, sworn: oath, directs, released = lien, prescribed }: ReleaseTitle,
): readonly ClaimForm[] {
  const stateFields = { state, statute, ...(oath && { oath: sworn }) };
  const whole = full(released);
  return [
    {
      ...whole,
      ...stateFields,
      formCode: `${state.toLowerCase()}-release`,
      title,
      closing: [...whole.closing, ...cancelled(directs)],
      ...prescribed,
    },
    {
      ...partial(released),
      ...stateFields,
      formCode: `${state.toLowerCase()}-release-partial`,
      title: `Partial ${title}`,
    },
  ];
}

export const generalReleaseForms: readonly ClaimForm[] = [
  {
    ...full(lien),
    formCode: 'generic-release',
    state: '*',
    title: 'Release of Mechanics Lien',
    subtitle: '{stateOf}',
  },
  {
    ...partial(lien),
    formCode: 'generic-release-partial',
    state: '*',
    title: 'Partial Release of Mechanics Lien',
    subtitle: '{stateOf}',
  },
];
