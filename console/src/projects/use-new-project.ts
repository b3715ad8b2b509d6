import { useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useKeeping, useKept } from '../parts/kept';
import { findUnanswered } from '../parts/unanswered';
import { blank, isNamed, type NewProjectValues, party, toCreation } from './new-project-values';
import { blankParty, type PartyTexts } from './party-fields';
import { CreateProjectWithPartiesDocument, DivisionNamesDocument } from './project.documents';
import type { ProjectValues } from './project-values';

export type StepNumber = 1 | 2 | 3;

/** The step that has the field which a message of the service is about. */
export function findStep(path: string): StepNumber {
  if (/^(parties|claimantHiredBy)\b|^project\.(divisionId|claimantRole)$/.test(path)) return 2;
  return /^(jobsite|project\.(name|number|state|sector|use))\b/.test(path) ? 1 : 3;
}

/** A project with its jobsite and parties, which one request creates, or none of them. */
export function useNewProject(keptAs: string) {
  const { mutateAsync, error: refusal, isPending } = useChange(CreateProjectWithPartiesDocument);
  const divisions = useRead(DivisionNamesDocument, {}, { follows: ['division'] });
  const keptForm = useKept<NewProjectValues>(keptAs);
  const [values, setValues] = useState<NewProjectValues>(keptForm.first ?? blank);
  const saved = useKeeping(keptForm, JSON.stringify(values) === JSON.stringify(blank) ? null : values);
  const [unanswered, setUnanswered] = useState<ApiError | null>(null);
  /** What the last request had, as its refusal counts them. */
  const [sentKeys, setSentKeys] = useState<readonly string[]>([]);
  /** Fields that were changed since they were refused. */
  const [corrected, setCorrected] = useState<{ of: ApiError | null; paths: readonly string[] }>({
    of: null,
    paths: [],
  });
  const error = unanswered ?? refusal;
  const { facts, jobsite, parties } = values;
  const all = divisions.data?.divisions.nodes ?? [];
  // The only one needs no choice.
  const divisionId = facts.divisionId || (all.length === 1 ? all[0]!.id : '');

  /** The id of the new project; null while something that no rule can guess is not answered. */
  const save = async (): Promise<string | null> => {
    const open = findUnanswered({ ...facts, divisionId }, questions, 'project.');
    setUnanswered(open);
    if (open) return null;
    setSentKeys(parties.filter(isNamed).map(({ key }) => key));
    const input = toCreation({ ...values, facts: { ...facts, divisionId } });
    return (await mutateAsync({ input })).createProjectWithParties.id;
  };
  const correct = (paths: readonly string[]) =>
    setCorrected((last) => ({ of: error, paths: last.of === error ? [...last.paths, ...paths] : paths }));
  const isCorrected = (path: string) => corrected.of === error && corrected.paths.includes(path);
  const errorsAt = (path: string) => (isCorrected(path) ? undefined : error?.fields[path]);
  const pathsOf = (key: string, field: keyof PartyTexts): string[] => {
    const at = `parties.${sentKeys.indexOf(key)}`;
    return [`${at}.${field}`, `${at}.organization.${field}`, ...(field === 'name' ? [`${at}.organizationId`] : [])];
  };
  /** The state of the jobsite is that of the project, and a notice of commencement is one field with two controls. */
  const pathsOfFact = (name: string) => [
    `project.${name}`,
    ...(name.startsWith('commencement') ? ['project.noticeOfCommencement'] : []),
  ];
  const pathsOfPlace = (name: string) => [`jobsite.${name}`, ...(name === 'state' ? ['project.state'] : [])];
  const set = (changed: (last: NewProjectValues) => Partial<NewProjectValues>) =>
    setValues((last) => ({ ...last, ...changed(last) }));
  const change = {
    facts: (texts: Partial<ProjectValues>) => {
      correct(Object.keys(texts).flatMap(pathsOfFact));
      set((last) => ({ facts: { ...last.facts, ...texts } }));
    },
    jobsite: (texts: Partial<typeof jobsite>) => {
      correct(Object.keys(texts).flatMap(pathsOfPlace));
      set((last) => ({ jobsite: { ...last.jobsite, ...texts } }));
    },
    party: (key: string, texts: Partial<PartyTexts>) => {
      correct(Object.keys(texts).flatMap((field) => pathsOf(key, field as keyof PartyTexts)));
      set((last) => ({
        parties: last.parties.map((row) => (row.key === key ? party(key, { ...row.texts, ...texts }) : row)),
      }));
    },
    add: (role: string) =>
      set((last) => ({
        added: last.added + 1,
        parties: [...last.parties, party(`party ${last.added + 1}`, { role })],
      })),
    remove: (key: string) => {
      correct(Object.keys(blankParty).flatMap((field) => pathsOf(key, field as keyof PartyTexts)));
      set((last) => ({ parties: last.parties.filter((row) => row.key !== key) }));
    },
    hirer: (key: string) => {
      correct(['claimantHiredBy']);
      set(() => ({ hirer: key }));
    },
  };
  /** What a control of a fact needs. */
  const text = (name: keyof ProjectValues) => ({
    name: `project.${name}`,
    value: facts[name],
    onChange: ({ target }: { target: { value: string } }) => change.facts({ [name]: target.value }),
    errors: pathsOfFact(name).map(errorsAt).find(Boolean),
  });
  return {
    ...values,
    divisionId,
    divisions: all,
    hasNoDivision: divisions.data !== undefined && all.length === 0,
    named: parties.filter(isNamed),
    isBusy: isPending,
    error,
    save,
    saved,
    text,
    change,
    jobsiteErrors: (name: keyof typeof jobsite) => pathsOfPlace(name).map(errorsAt).find(Boolean),
    hirerErrors: errorsAt('claimantHiredBy'),
    partyErrors: (key: string, field: keyof PartyTexts) => pathsOf(key, field).map(errorsAt).find(Boolean),
    /** How many fields of a step are still wrong. */
    countWrong: (step: StepNumber) =>
      Object.keys(error?.fields ?? {}).filter((path) => findStep(path) === step && !isCorrected(path)).length,
  };
}

export type NewProject = ReturnType<typeof useNewProject>;

/** What no rule of the law can be guessed from: each decides which deadlines there are, and who receives a notice. */
const questions = {
  name: 'Give the project a name.',
  sector: 'Choose the sector. It decides between a lien on the property and a claim on a bond.',
  divisionId: 'Choose the division.',
  claimantRole: 'Choose your role. Your deadlines and who receives a notice depend on it.',
} as const;
