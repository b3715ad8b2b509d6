import { useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useKeeping, useKept } from '../parts/kept';
import { blankParty, companyInput, type PartyTexts } from './party-fields';
import { type CreateProjectInput, CreateProjectWithPartiesDocument, type PartyRole } from './project.documents';

/** A party that is typed. `key` is its name within the form and the request, because it has no id yet. */
interface NewParty {
  key: string;
  texts: PartyTexts;
}

const party = (key: string, texts: Partial<PartyTexts> = {}): NewParty => ({ key, texts: { ...blankParty, ...texts } });
const blankJobsite = { addressLine1: '', city: '', county: '', state: '', zip: '' };
type JobsiteTexts = typeof blankJobsite;

/** A form that is not filled in. */
const blank = {
  jobsite: blankJobsite,
  parties: [party('owner', { role: 'OWNER' }), party('gc', { role: 'GENERAL_CONTRACTOR' })] as readonly NewParty[],
  hirer: '',
  /** How many parties were added, so that each has a key of its own. */
  added: 0,
};

/** A project with its jobsite and parties, which one request creates, or none of them. */
export function useNewProject(keptAs: string) {
  const { mutateAsync, error, isPending } = useChange(CreateProjectWithPartiesDocument);
  const keptForm = useKept<typeof blank>(keptAs);
  const [values, setValues] = useState(keptForm.first ?? blank);
  const saved = useKeeping(keptForm, JSON.stringify(values) === JSON.stringify(blank) ? null : values);
  /** What the last request had, as its refusal counts them. */
  const [sentKeys, setSentKeys] = useState<readonly string[]>([]);
  /** Fields that were changed since they were refused. */
  const [corrected, setCorrected] = useState<{ of: ApiError | null; paths: readonly string[] }>({
    of: null,
    paths: [],
  });
  const { jobsite, parties, hirer, added } = values;
  const named = parties.filter(({ texts }) => texts.name.trim() !== '');
  const isNamed = (key: string) => named.some((row) => row.key === key);

  const save = async (project: CreateProjectInput): Promise<string> => {
    const place = Object.fromEntries(Object.entries(jobsite).filter(([, text]) => text.trim() !== ''));
    setSentKeys(named.map(({ key }) => key));
    const input = {
      project,
      jobsite: Object.keys(place).length > 0 ? place : null,
      parties: named.map(({ key, texts }) => ({
        key,
        role: texts.role as PartyRole,
        hiredBy: isNamed(texts.hiredBy) ? texts.hiredBy : null,
        ...(texts.organizationId === ''
          ? { organization: companyInput(texts) }
          : { organizationId: texts.organizationId }),
      })),
      claimantHiredBy: isNamed(hirer) ? hirer : null,
    };
    return (await mutateAsync({ input })).createProjectWithParties.id;
  };
  const correct = (paths: readonly string[]) =>
    setCorrected((last) => ({ of: error, paths: last.of === error ? [...last.paths, ...paths] : paths }));
  const errorsAt = (path: string) =>
    corrected.of === error && corrected.paths.includes(path) ? undefined : error?.fields[path];
  const pathsOf = (key: string, field: keyof PartyTexts): string[] => {
    const at = `parties.${sentKeys.indexOf(key)}`;
    return [`${at}.${field}`, `${at}.organization.${field}`, ...(field === 'name' ? [`${at}.organizationId`] : [])];
  };
  const changeParties = (changed: (all: readonly NewParty[]) => readonly NewParty[]) =>
    setValues((last) => ({ ...last, parties: changed(last.parties) }));
  return {
    jobsite,
    parties,
    named,
    hirer,
    isBusy: isPending,
    error,
    save,
    isRestored: keptForm.first !== undefined,
    saved,
    jobsiteErrors: (name: keyof JobsiteTexts) => errorsAt(`jobsite.${name}`),
    hirerErrors: errorsAt('claimantHiredBy'),
    partyErrors: (key: string, field: keyof PartyTexts) => pathsOf(key, field).map(errorsAt).find(Boolean),
    change: {
      jobsite: (texts: Partial<JobsiteTexts>) => {
        correct(Object.keys(texts).map((name) => `jobsite.${name}`));
        setValues((last) => ({ ...last, jobsite: { ...last.jobsite, ...texts } }));
      },
      party: (key: string, texts: Partial<PartyTexts>) => {
        correct(Object.keys(texts).flatMap((field) => pathsOf(key, field as keyof PartyTexts)));
        changeParties((all) => all.map((row) => (row.key === key ? party(key, { ...row.texts, ...texts }) : row)));
      },
      add: () =>
        setValues((last) => ({
          ...last,
          added: added + 1,
          parties: [...last.parties, party(`party ${added + 1}`)],
        })),
      remove: (key: string) => changeParties((all) => all.filter((row) => row.key !== key)),
      hirer: (key: string) => {
        correct(['claimantHiredBy']);
        setValues((last) => ({ ...last, hirer: key }));
      },
    },
  };
}

export type NewProject = ReturnType<typeof useNewProject>;
