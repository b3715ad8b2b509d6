import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { SelectField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { Overtaken } from '../parts/overtaken';
import { Loaded } from '../parts/states';
import { MatchReceivedNoticeDocument, PartiesToMatchDocument, type ReceivedFactsFragment } from './received.documents';

const unknown = 'unknown';

/** Decides whose notice it is. A party with the claimant's name is on top of the list, and a person chooses. */
export function MatchDialog({
  notice,
  projectId,
  onClose,
}: {
  notice: ReceivedFactsFragment;
  projectId: string;
  onClose: () => void;
}) {
  const read = useRead(PartiesToMatchDocument, { id: projectId }, { follows: ['party', 'organization'] });
  return (
    <Dialog onClose={onClose} title={`Whose notice is it? ${notice.claimantName}`}>
      <Loaded read={read}>
        {({ parties }) => <MatchForm notice={notice} parties={parties.nodes} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

interface Party {
  id: string;
  role: string;
  organization: { name: string } | null;
}

function MatchForm({
  notice,
  parties,
  onClose,
}: {
  notice: ReceivedFactsFragment;
  parties: readonly Party[];
  onClose: () => void;
}) {
  const change = useChange(MatchReceivedNoticeDocument);
  const suggested = (id: string) => notice.suggestedPartyIds.includes(id);
  const stored = { partyId: notice.match === 'UNKNOWN_CLAIMANT' ? unknown : (notice.partyId ?? '') };
  const form = useForm(stored, change.error, { isStored: true });
  const sorted = [...parties].sort((one, other) => Number(suggested(other.id)) - Number(suggested(one.id)));
  const options = [
    { value: '', text: 'Not decided' },
    ...sorted.map(({ id, role, organization }) => ({
      value: id,
      text: `${organization?.name ?? inWords(role)}, ${inWords(role).toLowerCase()}`,
    })),
    { value: unknown, text: 'Unknown claimant' },
  ];
  const send = () => {
    const { partyId } = form.changed;
    if (partyId === undefined) return onClose();
    const isUnknown = partyId === unknown;
    const input = {
      id: notice.id,
      expectedUpdatedAt: notice.updatedAt,
      partyId: isUnknown ? null : partyId || null,
      unknownClaimant: isUnknown,
    };
    change.mutate({ input }, { onSuccess: onClose });
  };
  return (
    <Form
      onSubmit={send}
      error={change.error}
      busy={change.isPending || form.overtaken.length > 0}
      submit="Save"
      onCancel={onClose}
    >
      <SelectField
        label="Claimant"
        hint={notice.suggestedPartyIds.length > 0 ? 'A party with this name is first.' : 'No party has this name.'}
        options={options}
        {...form.text('partyId')}
      />
      <Overtaken
        form={form}
        labels={{ partyId: 'Claimant' }}
        stored={{ partyId: options.find(({ value }) => value === stored.partyId)?.text ?? 'another party' }}
      />
    </Form>
  );
}
