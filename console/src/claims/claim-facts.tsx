import type { ReactNode } from 'react';
import { useChange } from '../api/use-change';
import { AskedFacts } from '../documents/asked-facts';
import { currentDocument } from '../documents/current-document';
import { askedLabels, readFacts, signerLabels, withFacts } from '../documents/document-facts';
import { recordFacts } from '../documents/record-dates';
import { SelectField, TextArea, TextField } from '../parts/field';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { Saved } from '../parts/saved';
import { To } from '../parts/to';
import { useAutosave, useReport } from '../parts/use-autosave';
import { useCanChange } from '../shell/viewer';
import type { Claim } from './claim';
import { UpdateClaimDocument } from './claims.documents';
import { SuggestedDates } from './suggested-dates';

/** The notices of the project as options of what a claim follows from. */
export function noticeOptions(notices: readonly { id: string; noticeNumber: string; typeLabel: string }[] = []) {
  const listed = notices.map(({ id, noticeNumber, typeLabel }) => ({
    value: id,
    text: `${noticeNumber}, ${typeLabel}`,
  }));
  return [{ value: '', text: 'None' }, ...listed];
}

export function deadlineHint(type: string): string {
  return type === 'DEMAND_LETTER' ? 'The letter demands payment by this day.' : 'By when it has to be done.';
}

/** Whether the claim can be changed: a document that was generated is taken back first. */
export function isEditable(claim: Claim): boolean {
  return claim.status === 'DRAFT' && currentDocument(claim) === undefined;
}

interface FactsProps {
  claim: Claim;
  /** What the document lacks or leaves blank, by the names of the controls. */
  missing: readonly string[];
  onUnsaved: (isUnsaved: boolean) => void;
  /** What follows the facts, before the dates that the law gives. */
  children: ReactNode;
}

/** What the claim says and by when. While it is a draft, these are fields that save themselves, and the pages follow them. */
export function ClaimFacts({ claim, missing, onUnsaved, children }: FactsProps) {
  const canChange = useCanChange();
  if (canChange && isEditable(claim)) return <FactsForm {...{ claim, missing, onUnsaved, children }} />;
  const { notice } = claim;
  const { signatoryName, signatoryTitle } = readFacts(claim.metadata);
  return (
    <>
      <Section title="What it says">
        <Sheet>
          <Facts
            facts={[
              ['Amount', formatMoney(claim.claimAmount)],
              ['Date', formatDate(claim.escalationDate)],
              ['Your deadline', formatDate(claim.deadlineDate)],
              [
                'Follows',
                notice && (
                  <To page="/notices/$id" params={{ id: notice.id }}>
                    {notice.noticeNumber}, {notice.typeLabel}
                  </To>
                ),
              ],
              ['Claimed', claim.description],
              ['Signed by', [signatoryName, signatoryTitle].filter(Boolean).join(', ') || null],
              ...recordFacts(claim),
            ]}
          />
        </Sheet>
      </Section>
      {children}
      <Dates claim={claim} chosen={claim.deadlineDate ?? ''} />
    </>
  );
}

function Dates({ claim, ...choice }: { claim: Claim; chosen: string; onChoose?: (day: string) => void }) {
  return (
    <Section title="Dates that the law gives">
      <SuggestedDates
        deadlines={claim.suggestedDeadlines}
        projectId={claim.project?.id}
        type={claim.type}
        state={claim.state}
        {...choice}
      />
    </Section>
  );
}

const labels = {
  escalationDate: 'Date of the claim',
  deadlineDate: 'Your deadline',
  claimAmount: 'Amount',
  noticeId: 'Follows the notice',
  description: 'What is claimed',
  ...signerLabels,
  ...askedLabels,
} as const;

function FactsForm({ claim, missing, onUnsaved, children }: FactsProps) {
  const change = useChange(UpdateClaimDocument);
  const stored = {
    escalationDate: claim.escalationDate,
    deadlineDate: claim.deadlineDate ?? '',
    claimAmount: claim.claimAmount ?? '',
    noticeId: claim.noticeId ?? '',
    description: claim.description ?? '',
    ...readFacts(claim.metadata),
  };
  const form = useAutosave({
    stored,
    version: claim.updatedAt,
    error: change.error,
    isSaving: change.isPending,
    amounts: ['claimAmount', 'contract.paid', 'contract.retainage'],
    save: (changed, isLate) => {
      const expected = isLate ? {} : { expectedUpdatedAt: claim.updatedAt };
      change.mutate({ input: { id: claim.id, ...expected, ...withFacts(changed, claim.metadata) } });
    },
  });
  useReport(form.isUnsaved, onUnsaved);
  const deadline = form.text('deadlineDate');
  const notices = noticeOptions(claim.project?.notices.nodes);
  const nameOf = (id: string) => notices.find(({ value }) => value === id)?.text ?? id;
  return (
    <>
      <Section title="What it says">
        <Sheet>
          <form aria-label="What the claim says" onSubmit={(event) => event.preventDefault()}>
            <div className="grid gap-x-4 sm:grid-cols-2">
              <TextField
                label={labels.claimAmount}
                inputMode="decimal"
                hint="In dollars: what is unpaid."
                {...form.text('claimAmount')}
              />
              <TextField type="date" label={labels.escalationDate} {...form.text('escalationDate')} />
              <TextField type="date" label={labels.deadlineDate} hint={deadlineHint(claim.type)} {...deadline} />
              <SelectField label={labels.noticeId} options={notices} {...form.text('noticeId')} />
            </div>
            <TextArea
              rows={3}
              label={labels.description}
              hint="As the document prints it."
              {...form.text('description')}
            />
            <div className="grid gap-x-4 sm:grid-cols-2">
              <TextField label={labels.signatoryName} {...form.text('signatoryName')} />
              <TextField label={labels.signatoryTitle} {...form.text('signatoryTitle')} />
            </div>
            <AskedFacts missing={missing} text={form.text} error={change.error} />
            <Saved
              form={form}
              labels={labels}
              stored={{ ...stored, noticeId: stored.noticeId && nameOf(stored.noticeId) }}
              change={change}
            />
          </form>
        </Sheet>
      </Section>
      {children}
      <Dates
        claim={claim}
        chosen={form.values.deadlineDate}
        onChoose={(value) => deadline.onChange({ target: { value } })}
      />
    </>
  );
}
