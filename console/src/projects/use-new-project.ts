import { useState } from 'react';
import { type ApiError, asApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useKeeping, useKept } from '../parts/kept';
import { inOrder, type NewParty, party, withoutRole } from './new-party';
import { companyInput, type PartyTexts } from './party-fields';
import {
  CreateJobsiteDocument,
  CreatePartyDocument,
  CreateProjectDocument,
  type CreateProjectInput,
  CreateProjectOrganizationDocument,
  type PartyRole,
  UpdatePartyDocument,
} from './project.documents';

interface Created {
  project?: { id: string; claimantId: string | undefined };
  jobsiteId?: string;
}

const blankJobsite = { addressLine1: '', city: '', county: '', state: '', zip: '' };
type JobsiteTexts = typeof blankJobsite;

/** A form that is not filled in. */
const blank = {
  created: {} as Created,
  jobsite: blankJobsite,
  parties: [party('owner', { role: 'OWNER' }), party('gc', { role: 'GENERAL_CONTRACTOR' })] as readonly NewParty[],
  hirer: '',
  /** How many parties were added, so that each has a key of its own. */
  added: 0,
};

/**
 * A project with its jobsite and parties, which are created one after the other: first the companies, so that a wrong address
 * leaves no half project. What is created is remembered, also over a reload; after a refusal, only the rest is sent again.
 */
export function useNewProject(keptAs: string) {
  const createCompany = useChange(CreateProjectOrganizationDocument);
  const createProject = useChange(CreateProjectDocument);
  const createJobsite = useChange(CreateJobsiteDocument);
  const createParty = useChange(CreatePartyDocument);
  const updateParty = useChange(UpdatePartyDocument);
  const keptForm = useKept<typeof blank>(keptAs);
  const first = keptForm.first ?? blank;
  const [createdRecords, setMade] = useState(first.created);
  const [jobsite, setJobsite] = useState(first.jobsite);
  const [parties, setParties] = useState(first.parties);
  const [added, setAdded] = useState(first.added);
  const [hirer, setHirer] = useState(first.hirer);
  const values = { created: createdRecords, jobsite, parties, hirer, added };
  const saved = useKeeping(keptForm, JSON.stringify(values) === JSON.stringify(blank) ? null : values);
  const [refusal, setRefusal] = useState<{ at: string; error: ApiError } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async (input: CreateProjectInput): Promise<string | null> => {
    let at = 'project';
    setRefusal(null);
    setBusy(true);
    try {
      let rows = parties.filter(({ texts }) => texts.name.trim() !== '');
      const note = (key: string, changed: (row: NewParty) => NewParty) => {
        const apply = (all: readonly NewParty[]) => all.map((row) => (row.key === key ? changed(row) : row));
        rows = apply(rows);
        setParties(apply);
      };
      for (const { key, texts } of rows) {
        at = key;
        if (texts.role === '') throw withoutRole();
      }
      at = 'project';
      for (const { key, texts } of rows) {
        at = key;
        if (texts.organizationId !== '') continue;
        const { createOrganization } = await createCompany.mutateAsync({ input: companyInput(texts) });
        note(key, (row) => ({ ...row, texts: { ...row.texts, organizationId: createOrganization.id } }));
      }
      at = 'project';
      const project = createdRecords.project ?? (await newProject(input));
      at = 'jobsite';
      const place = Object.fromEntries(Object.entries(jobsite).filter(([, text]) => text.trim() !== ''));
      if (createdRecords.jobsiteId === undefined && Object.keys(place).length > 0) {
        const { createJobsite: site } = await createJobsite.mutateAsync({
          input: { projectId: project.id, isPrimary: true, ...place },
        });
        setMade({ project, jobsiteId: site.id });
      }
      const ids = new Map(rows.flatMap(({ key, partyId }) => (partyId ? [[key, partyId] as const] : [])));
      for (const { key, texts } of inOrder(rows)) {
        at = key;
        if (ids.has(key)) continue;
        const { createParty: one } = await createParty.mutateAsync({
          input: {
            projectId: project.id,
            organizationId: texts.organizationId,
            role: texts.role as PartyRole,
            hiredByPartyId: ids.get(texts.hiredBy) ?? null,
          },
        });
        ids.set(key, one.id);
        note(key, (row) => ({ ...row, partyId: one.id }));
      }
      at = 'hirer';
      const hiredByPartyId = ids.get(hirer);
      if (hiredByPartyId && project.claimantId) {
        await updateParty.mutateAsync({ input: { id: project.claimantId, hiredByPartyId } });
      }
      return project.id;
    } catch (error) {
      setRefusal({ at, error: asApiError(error) });
      return null;
    } finally {
      setBusy(false);
    }
  };
  const newProject = async (input: CreateProjectInput) => {
    const { createProject: one } = await createProject.mutateAsync({ input });
    const project = { id: one.id, claimantId: one.parties.nodes.find(({ isClaimant }) => isClaimant)?.id };
    setMade({ project });
    return project;
  };
  /** A message about a value that has changed since is no longer shown. */
  const correct = (at: string) => setRefusal((current) => (current?.at === at ? null : current));
  return {
    projectId: createdRecords.project?.id,
    jobsiteId: createdRecords.jobsiteId,
    jobsite,
    parties,
    hirer,
    isBusy,
    save,
    /** Why something was refused: `project`, `jobsite`, `hirer`, or the key of a party. */
    errorAt: (at: string) => (refusal?.at === at ? refusal.error : null),
    isRefused: refusal !== null,
    isRestored: keptForm.first !== undefined,
    saved,
    change: {
      jobsite: (texts: Partial<JobsiteTexts>) => {
        correct('jobsite');
        setJobsite((current) => ({ ...current, ...texts }));
      },
      party: (key: string, texts: Partial<PartyTexts>) => {
        correct(key);
        setParties((all) => all.map((row) => (row.key === key ? { ...row, texts: { ...row.texts, ...texts } } : row)));
      },
      add: () => {
        setAdded(added + 1);
        setParties((all) => [...all, party(`party ${added + 1}`)]);
      },
      remove: (key: string) => {
        correct(key);
        setParties((all) => all.filter((row) => row.key !== key));
      },
      hirer: setHirer,
    },
  };
}

export type NewProject = ReturnType<typeof useNewProject>;
