import { useChange } from '../api/use-change';
import { AskedFacts } from '../documents/asked-facts';
import { askedLabels, readFacts, signerLabels, withFacts } from '../documents/document-facts';
import { recordFacts } from '../documents/record-dates';
import { TextArea, TextField } from '../parts/field';
import { formatDate, formatMoney } from '../parts/format';
import { Facts, Section, Sheet } from '../parts/page';
import { Saved } from '../parts/saved';
import { useAutosave, useReport } from '../parts/use-autosave';
import { useCanChange } from '../shell/viewer';
import type { Notice } from './notice';
import { UpdateNoticeDocument } from './notices.documents';

interface FormProps {
  notice: Notice;
  /** What the document lacks or leaves blank, by the names of the controls. */
  missing: readonly string[];
  onUnsaved: (isUnsaved: boolean) => void;
}

/** What the notice says. While it is a draft, these are fields that save themselves, and the pages follow them. */
export function NoticeFacts({ notice, ...form }: FormProps) {
  const canChange = useCanChange();
  return (
    <Section title="What it says">
      <Sheet>
        {canChange && notice.status === 'DRAFT' ? (
          <FactsForm notice={notice} {...form} />
        ) : (
          <FactsList notice={notice} />
        )}
      </Sheet>
    </Section>
  );
}

function FactsList({ notice }: { notice: Notice }) {
  return (
    <Facts
      facts={[
        ['Form', notice.deadlineRule.documentName ?? notice.typeLabel],
        ['Date', formatDate(notice.noticeDate)],
        ['Amount', formatMoney(notice.claimAmount)],
        ['First furnishing', formatDate(notice.firstFurnishingDate)],
        ['Last furnishing', formatDate(notice.lastFurnishingDate)],
        ['Furnished', notice.description ?? 'As the project said when it was generated'],
        ...recordFacts(notice),
      ]}
    />
  );
}

const labels = {
  noticeDate: 'Date of the notice',
  claimAmount: 'Amount',
  firstFurnishingDate: 'First furnishing',
  lastFurnishingDate: 'Last furnishing',
  description: 'What you furnish',
  ...signerLabels,
  ...askedLabels,
} as const;

function FactsForm({ notice, missing, onUnsaved }: FormProps) {
  const change = useChange(UpdateNoticeDocument);
  const stored = {
    noticeDate: notice.noticeDate,
    claimAmount: notice.claimAmount ?? '',
    firstFurnishingDate: notice.firstFurnishingDate ?? '',
    lastFurnishingDate: notice.lastFurnishingDate ?? '',
    description: notice.description ?? '',
    ...readFacts(notice.metadata),
  };
  const form = useAutosave({
    stored,
    version: notice.updatedAt,
    error: change.error,
    isSaving: change.isPending,
    amounts: ['claimAmount', 'contract.paid', 'contract.retainage'],
    save: (changed, isLate) => {
      const expected = isLate ? {} : { expectedUpdatedAt: notice.updatedAt };
      change.mutate({ input: { id: notice.id, ...expected, ...withFacts(changed, notice.metadata) } });
    },
  });
  useReport(form.isUnsaved, onUnsaved);
  return (
    <form aria-label="What the notice says" onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField type="date" label={labels.noticeDate} {...form.text('noticeDate')} />
        <TextField
          label={labels.claimAmount}
          inputMode="decimal"
          hint="In dollars: what is unpaid, or the estimated price."
          {...form.text('claimAmount')}
        />
        <TextField type="date" label={labels.firstFurnishingDate} {...form.text('firstFurnishingDate')} />
        <TextField type="date" label={labels.lastFurnishingDate} {...form.text('lastFurnishingDate')} />
      </div>
      <TextArea
        rows={2}
        label={labels.description}
        hint="Labor or material. If this is empty, the notice prints that of the project."
        {...form.text('description')}
      />
      {notice.type !== 'PRELIMINARY' && (
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField label={labels.signatoryName} {...form.text('signatoryName')} />
          <TextField label={labels.signatoryTitle} {...form.text('signatoryTitle')} />
        </div>
      )}
      <AskedFacts missing={missing} text={form.text} error={change.error} />
      <Saved form={form} labels={labels} stored={stored} change={change} />
    </form>
  );
}
