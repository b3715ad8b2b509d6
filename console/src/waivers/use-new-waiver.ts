import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { useFilters } from '../parts/filters';
import { useForm } from '../parts/form';
import { useOnChange } from '../parts/use-on-change';
import type { ExceptionRow, PriorRow } from './excepted';
import { decideKind, type Kind, kindFor } from './kind';
import { listSources, type Source } from './waiver-sources';
import { CreateWaiverDocument, WaiverSourceDocument } from './waivers.documents';

/** The form of a new waiver, with what its project and the chosen payment fill in. */
export function useNewWaiver() {
  const [{ project, application, type: linked }] = useFilters('/waivers/new', {
    project: '',
    application: '',
    type: '',
  });
  const change = useChange(CreateWaiverDocument);
  const [open, setOpen] = useState<ApiError | null>(null);
  const refusal = open ?? change.error;
  const form = useForm(
    {
      projectId: project,
      source: '',
      ...(kindFor(linked) satisfies Kind),
      amount: '',
      throughDate: '',
      paymentReceivedOn: '',
      checkMaker: '',
      exceptions: [] as readonly ExceptionRow[],
      priorWaivers: [] as readonly PriorRow[],
    },
    refusal,
    { keptAs: `waiver ${project} ${application} ${linked}` },
  );
  const { values, set, fill } = form;
  // The applications and payments of one project mean nothing for another.
  useOnChange(values.projectId, (earlier) => {
    if (earlier)
      fill({ ...kindFor(linked), source: '', amount: '', throughDate: '', paymentReceivedOn: '', priorWaivers: [] });
  });
  const read = useRead(
    WaiverSourceDocument,
    { projectId: values.projectId },
    { enabled: values.projectId !== '', follows: ['pay_application', 'project', 'party', 'organization'] },
  );
  const sources = listSources(read.data?.project.payApplications.nodes ?? []);
  const payer =
    read.data?.project.parties.nodes.find(({ isClaimant }) => isClaimant)?.hiredBy?.organization?.name ?? '';
  const filledIn = useRef('');
  // The company that hired the claimant pays it. Another project fills in another one, and what is typed stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another project fills the payer in
  useEffect(() => {
    if (values.checkMaker === '' || values.checkMaker === filledIn.current) fill({ checkMaker: payer });
    filledIn.current = payer;
  }, [payer, values.projectId]);
  // A link that names the type has decided what the waiver gives up. Without one, it follows from the payment that is chosen.
  const readSource = ({ amount, throughDate, paidOn }: Source) => ({
    amount,
    throughDate,
    paymentReceivedOn: paidOn,
    ...(values.type === '' && { type: paidOn ? ('UNCONDITIONAL' as const) : ('CONDITIONAL' as const) }),
  });
  const choose = (value: string) => {
    set('source', value);
    const source = sources.find((one) => one.value === value);
    if (source) fill(readSource(source));
  };
  const isRead = read.isSuccess;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is expected for an application is filled in once
  useEffect(() => {
    const applicationSources = sources.filter(({ payApplicationId }) => payApplicationId === application);
    const source =
      applicationSources.find(({ paidOn }) => (paidOn !== '') === (kindFor(linked).type === 'UNCONDITIONAL')) ??
      applicationSources[0];
    if (source && !form.isRestored) fill({ source: source.value, ...readSource(source) });
  }, [isRead]);
  // Without the facts of its project, a waiver would lack its pay application and its amount.
  const isIncomplete = values.projectId !== '' && !isRead;
  /** What the waiver gives up, as it was chosen; asks for it otherwise. */
  const decide = () => {
    const decided = decideKind(values);
    setOpen(decided.open ?? null);
    return decided.kind;
  };
  return {
    form,
    change,
    decide,
    project: read.data?.project,
    sources,
    choose,
    isIncomplete,
    error: refusal ?? read.error,
  };
}
