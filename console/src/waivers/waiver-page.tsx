import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { DocumentsList } from '../mail/documents-list';
import { MadeDocument } from '../mail/made-document';
import { inWords, Status } from '../parts/badge';
import { Button } from '../parts/button';
import { formatDate, formatMoney, formatTime } from '../parts/format';
import { Facts, Page, Section, Sheet } from '../parts/page';
import { ErrorNote, Loaded } from '../parts/states';
import { To } from '../parts/to';
import { useMayChange } from '../shell/viewer';
import { SignDialog } from './sign-dialog';
import { GenerateWaiverDocument, MoveWaiverDocument, WaiverDocument, type WaiverQuery } from './waivers.documents';

export type Waiver = WaiverQuery['waiver'];

/** One waiver: its form and why, its page, and the signature. */
export default function WaiverPage() {
  const { id } = useParams({ strict: false }) as { id: string };
  const read = useRead(WaiverDocument, { id }, { follows: ['waiver', 'document', 'project', 'party'] });
  const generate = useChange(GenerateWaiverDocument);
  const move = useChange(MoveWaiverDocument);
  const mayChange = useMayChange();
  const [isSigning, setSigning] = useState(false);
  const waiver = read.data?.waiver;
  const make = (preview: boolean) =>
    waiver &&
    generate.mutate({
      input: {
        documentableType: 'WAIVER',
        documentableId: id,
        type: 'WAIVER',
        organizationId: waiver.organizationId,
        preview,
      },
    });
  const error = generate.error ?? move.error;
  const isUnsigned = waiver && ['DRAFT', 'GENERATED', 'SENT'].includes(waiver.status);
  return (
    <Page
      title={waiver?.typeLabel ?? 'Waiver'}
      subtitle={
        waiver && (
          <span className="flex flex-wrap items-center gap-2">
            {waiver.project && <To page={`/projects/${waiver.project.id}`}>{waiver.project.name}</To>} {waiver.state}
            <Status status={waiver.status} />
          </span>
        )
      }
      actions={
        mayChange &&
        isUnsigned && (
          <>
            <Button busy={generate.isPending} onClick={() => make(true)}>
              Preview
            </Button>
            <Button busy={generate.isPending} onClick={() => make(false)}>
              Generate
            </Button>
            {waiver.status === 'GENERATED' && (
              <Button busy={move.isPending} onClick={() => move.mutate({ input: { id, status: 'SENT' } })}>
                Request the signature
              </Button>
            )}
            {waiver.status !== 'DRAFT' && (
              <Button look="primary" onClick={() => setSigning(true)}>
                Sign
              </Button>
            )}
          </>
        )
      }
    >
      {error && (
        <div className="mb-4">
          <ErrorNote error={error} />
        </div>
      )}
      {generate.data && !generate.isPending && (
        <MadeDocument made={generate.data.generateDocument} isPreview={generate.variables?.input.preview ?? false} />
      )}
      <Loaded read={read}>{({ waiver: shown }) => <Details waiver={shown} />}</Loaded>
      {isSigning && waiver && <SignDialog waiver={waiver} onClose={() => setSigning(false)} />}
    </Page>
  );
}

function Details({ waiver }: { waiver: Waiver }) {
  const signer = [waiver.signatoryName, waiver.signatoryTitle].filter(Boolean).join(', ');
  return (
    <div className="grid items-start gap-x-6 lg:grid-cols-2">
      <Section title="Waiver">
        <Sheet>
          <Facts
            facts={[
              ['Amount', formatMoney(waiver.amount)],
              ['Through', formatDate(waiver.throughDate)],
              ['Customer', waiver.customerParty?.organization?.name],
              ['Payment received', waiver.paymentReceivedOn && formatDate(waiver.paymentReceivedOn)],
              ['Signed', waiver.signedAt && `${formatTime(waiver.signedAt)}${signer ? ` by ${signer}` : ''}`],
              ['Original', waiver.releaseState && inWords(waiver.releaseState)],
            ]}
          />
          {waiver.notices.map(({ code, message }) => (
            <p key={code} className="mt-2 text-muted">
              {message}
            </p>
          ))}
        </Sheet>
      </Section>
      <Section title="Documents">
        <DocumentsList
          documents={waiver.documents.nodes}
          none="Preview the waiver to see its page. A preview costs nothing."
        />
      </Section>
    </div>
  );
}
