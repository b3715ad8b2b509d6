import { useState } from 'react';
import { useChange } from '../api/use-change';
import { currentDocument } from '../documents/current-document';
import { DocumentView } from '../documents/document-view';
import { DocumentsList } from '../documents/documents-list';
import { Exhibits } from '../documents/exhibits';
import { useGenerate, useGenerateAction } from '../documents/generate-button';
import { MadeDocument } from '../documents/made-document';
import { Preflight } from '../documents/preflight';
import { Actions } from '../parts/actions';
import { Status } from '../parts/badge';
import { formatDate } from '../parts/format';
import { Page, Section } from '../parts/page';
import { ErrorNote } from '../parts/states';
import { To } from '../parts/to';
import { useUnsaved } from '../parts/unsaved';
import { useCanChange } from '../shell/viewer';
import { GeneratePayApplicationDocument } from './billing.documents';
import { ChangeOrders } from './change-orders';
import { Comments } from './comments';
import { ExpectedWaivers } from './expected-waivers';
import { MissingBeforePayment } from './missing-before-payment';
import { OpeningDialog } from './opening-dialog';
import { OutdatedWaivers } from './outdated-waivers';
import { Participants } from './participants';
import type { PayApplication } from './pay-application';
import { Payments } from './payments';
import { PeriodDialog } from './period-dialog';
import { SheetGrid } from './sheet-grid';
import { SavedState, SheetNotes } from './sheet-notes';
import { StepDialog } from './step-dialog';
import { type Step, stepsOf } from './steps';
import { Summary702 } from './summary-702';
import { useSharers } from './use-sharers';
import { useSheet } from './use-sheet';

export function PayApplicationView({ application, reread }: { application: PayApplication; reread: () => unknown }) {
  const { id, status } = application;
  // A participant reads the one record; only its own account sees the project and may change it.
  const isOwn = application.sov !== null;
  const canWrite = useCanChange();
  const canChange = canWrite && isOwn;
  const sharer = useSharers(!isOwn, id).get(id);
  const isOpen = canChange && status === 'DRAFT';
  const sheet = useSheet(application, isOpen, reread);
  const [step, setStep] = useState<Step | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const isFirst = !(application.project?.payApplications.nodes ?? []).some(
    (one) => one.applicationNumber < application.applicationNumber && one.status !== 'VOID',
  );
  const generate = useChange(GeneratePayApplicationDocument);
  useUnsaved(isOpen && sheet.isChanged, { value: sheet.state.entries, isKept: true });
  const final = useGenerate();
  const documentInput = {
    documentableType: 'PAY_APPLICATION',
    documentableId: id,
    type: 'PAY_APPLICATION',
    organizationId: application.organizationId,
  } as const;
  const isFinal = status !== 'DRAFT' && status !== 'REJECTED' && status !== 'VOID';
  const generateAction = useGenerateAction(
    { input: documentInput, updatedAt: application.updatedAt, generate: final },
    { isOffered: canChange && isFinal },
  );
  return (
    <Page
      title={`Pay application no. ${application.applicationNumber}`}
      subtitle={
        <span className="flex flex-wrap items-center gap-2">
          {application.project ? (
            <To page="/projects/$id" params={{ id: application.project.id }}>
              {application.project.name}
            </To>
          ) : (
            sharer && <span>{sharer}</span>
          )}
          <span>
            {application.periodFrom ? `${formatDate(application.periodFrom)} to` : 'To'}{' '}
            {formatDate(application.periodTo)}
          </span>
          <Status status={status} />
          {application.revision > 0 && `revision ${application.revision}`} {application.statusReason}
        </span>
      }
      actions={
        canChange && (
          <Actions
            actions={[
              ...stepsOf(status).map((one) => ({
                text: one.text,
                look: one.look,
                note: one.look === 'primary' ? undefined : one.meaning,
                disabled: one.status === 'SUBMITTED' && sheet.isChanged,
                onClick: () => setStep(one),
              })),
              generateAction,
              {
                text: 'Preview',
                busy: generate.isPending,
                // The preview shows what is saved.
                disabled: isOpen && sheet.isChanged,
                onClick: () => generate.mutate({ input: { ...documentInput, preview: true } }),
              },
              status !== 'VOID' && {
                text: 'Ask for waivers',
                note: 'Of those that you pay, and of those whom they pay.',
                link: { page: '/billing/pay-applications/$id/ask', params: { id } },
              },
              isOpen && { text: 'Period and rates', onClick: () => setEditing(true) },
              isOpen &&
                isFirst && {
                  text: 'Opening balances',
                  // They change the figures of the lines, which are saved first.
                  disabled: sheet.isChanged,
                  note: 'What was billed before the first application here.',
                  onClick: () => setOpening(true),
                },
            ]}
          />
        )
      }
    >
      {generate.error && <ErrorNote error={generate.error} />}
      {generate.data && !generate.isPending && (
        <MadeDocument made={generate.data.generateDocument.document} isPreview />
      )}
      {final.error && (
        <div className="mb-4">
          <Preflight error={final.error} warnings={[]} projectId={application.project?.id ?? ''} />
        </div>
      )}
      <Section title="Summary (G702)">
        <Summary702 g702={sheet.figures.g702} />
      </Section>
      <Section title="Continuation sheet (G703)" actions={isOpen && <SavedState sheet={sheet} />}>
        {isOpen && (
          // A finger has none of these keys.
          <p className="mb-2 text-muted pointer-coarse:hidden" data-screen-only>
            Type an amount or a percentage (45%), or paste a block from a spreadsheet. Tab goes to the next cell, Enter
            down, Ctrl-Z undoes, Escape and then Tab leaves the sheet.
          </p>
        )}
        <SheetGrid sheet={sheet} isOpen={isOpen} />
        {isOpen && <SheetNotes sheet={sheet} />}
      </Section>
      <ChangeOrders application={application} isOpen={isOpen} />
      {application.certifiedAmount !== null && <Payments application={application} canChange={canChange} />}
      {isOwn && status !== 'DRAFT' && status !== 'VOID' && (
        <ExpectedWaivers application={application} canChange={canChange} />
      )}
      {isOwn && <OutdatedWaivers id={id} canChange={canChange} />}
      {status !== 'VOID' && (
        <MissingBeforePayment id={id} projectId={isOwn ? (application.project?.id ?? null) : null} />
      )}
      <Participants application={application} canChange={canChange} />
      {(!isOwn || application.participants.length > 0 || application.comments.length > 0) && (
        <Comments application={application} isOwn={isOwn} canWrite={canWrite} />
      )}
      {isOwn && (
        <Exhibits
          of={documentInput}
          projectId={application.project?.id}
          made={currentDocument(application)}
          firstLetter="A"
          isOpen={status !== 'REJECTED' && status !== 'VOID'}
          again="Generate it again."
        />
      )}
      {!isOwn && application.sharedDocument && (
        <DocumentView
          title="Document"
          document={{ id: application.sharedDocument.documentId, fileName: application.sharedDocument.fileName }}
          none={null}
        />
      )}
      {!isOwn && !application.sharedDocument && (
        <Section title="Document">
          <p className="text-muted">
            Its pages are shown here once the company that applies has generated the document of what it submitted.
          </p>
        </Section>
      )}
      {isOwn && (
        <Section title="Documents">
          <DocumentsList
            documents={application.documents.nodes}
            none="Preview the application to see its pages. A preview costs nothing."
          />
        </Section>
      )}
      {step && <StepDialog step={step} application={application} onClose={() => setStep(null)} />}
      {isOpening && <OpeningDialog application={application} onClose={() => setOpening(false)} />}
      {isEditing && <PeriodDialog application={application} onClose={() => setEditing(false)} />}
    </Page>
  );
}
