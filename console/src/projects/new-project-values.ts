import { blankParty, companyInput, type PartyTexts } from './party-fields';
import type {
  CreateProjectInput,
  CreateProjectWithPartiesInput,
  PartyRole,
  ProjectPreviewInput,
} from './project.documents';
import { type ProjectValues, toProjectInput, toValues } from './project-values';

/** A party that is typed. `key` is its name within the form and the request, because it has no id yet. */
export interface NewParty {
  key: string;
  texts: PartyTexts;
}

export const party = (key: string, texts: Partial<PartyTexts> = {}): NewParty => ({
  key,
  texts: { ...blankParty, ...texts },
});

/** A form that is not filled in. The owner and the general contractor are left out while they have no name. */
export const blank = {
  facts: toValues(undefined),
  /** Its state is that of the project. */
  jobsite: { addressLine1: '', city: '', county: '', state: '', zip: '' },
  parties: [party('owner', { role: 'OWNER' }), party('gc', { role: 'GENERAL_CONTRACTOR' })] as readonly NewParty[],
  hirer: '',
  /** How many parties were added, so that each has a key of its own. */
  added: 0,
};
export type NewProjectValues = typeof blank;

export const isNamed = ({ texts }: NewParty): boolean => texts.name.trim() !== '';

/** On public work, the public body has the owner’s place. */
export function toRole({ key, texts }: NewParty, { sector }: ProjectValues): string {
  return key === 'owner' && (sector === 'PUBLIC' || sector === 'FEDERAL') ? 'PUBLIC_ENTITY' : texts.role;
}

/** What is sent: what was left empty is not in it. */
export function toCreation({ facts, jobsite, parties, hirer }: NewProjectValues): CreateProjectWithPartiesInput {
  const place = Object.fromEntries(Object.entries(jobsite).filter(([, text]) => text.trim() !== ''));
  const { state, ...rest } = place;
  const named = parties.filter(isNamed);
  const keyOf = (key: string) => (named.some((row) => row.key === key) ? key : null);
  const project = toProjectInput({ ...facts, state: jobsite.state }, facts) as CreateProjectInput;
  return {
    project: filled(project),
    // Of a place whose state alone is known there is nothing to record but the law.
    jobsite: Object.keys(rest).length > 0 ? place : null,
    parties: named.map((row) => ({
      key: row.key,
      role: toRole(row, facts) as PartyRole,
      hiredBy: keyOf(row.texts.hiredBy),
      ...(row.texts.organizationId === ''
        ? { organization: companyInput(row.texts) }
        : { organizationId: row.texts.organizationId }),
    })),
    claimantHiredBy: keyOf(hirer),
  };
}

const undecided = [
  'divisionId',
  'name',
  'number',
  'retainagePercent',
  'furnishedDescription',
  'legalDescription',
  'parcelNumber',
  'permitNumber',
  'bondNumber',
  'loanNumber',
] as const satisfies readonly (keyof CreateProjectInput)[];

/**
 * The same, as far as deadlines depend on it. A party without a role is not there yet, and neither is a date whose year is still typed,
 * such as 0020.
 */
export function toPreview(values: NewProjectValues): ProjectPreviewInput {
  const withRoles = values.parties.filter((row) => toRole(row, values.facts) !== '');
  const { project, parties, claimantHiredBy } = toCreation({ ...values, parties: withRoles });
  const isTyped = (value: unknown) => typeof value === 'string' && /^0\d{3}-/.test(value);
  const deciding = Object.entries({
    ...project,
    ...(isTyped(project.noticeOfCommencement?.recordedOn) && { noticeOfCommencement: null }),
  }).filter(([name, value]) => !(undecided as readonly string[]).includes(name) && !isTyped(value));
  return {
    project: Object.fromEntries(deciding) as ProjectPreviewInput['project'],
    parties: (parties ?? []).map(({ key, role, hiredBy }) => ({ key, role, hiredBy: hiredBy ?? null })),
    claimantHiredBy: claimantHiredBy ?? null,
  };
}

function filled<Input extends object>(input: Input): Input {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== '')) as Input;
}
