import { useState } from 'react';
import { useRead } from '../api/use-read';
import { Button } from '../parts/button';
import { Confirm } from '../parts/confirm';
import { Section } from '../parts/page';
import { Loaded } from '../parts/states';
import { Table } from '../parts/table';
import { Warning } from '../parts/warning';
import { useCanChange } from '../shell/viewer';
import { buildColumns } from './exhibit-columns';
import { appendsOthers, type ExhibitList, type ExhibitsOf, fileLimit, limits } from './exhibit-facts';
import { ExhibitForm } from './exhibit-form';
import { ExhibitsDocument, type ListedExhibitFragment, RemoveExhibitDocument } from './exhibits.documents';

interface ExhibitsProps {
  of: ExhibitsOf;
  projectId: string | undefined;
  /** The document that was made, if there is one. */
  made: (ExhibitList & { fileName: string; createdAt: string }) | undefined;
  /** The document as it will be, as far as it is known. */
  drafted?: ExhibitList | undefined;
  /** Where the form prints no exhibits itself. */
  firstLetter?: string;
  /** Whether the record’s document can still be made again. */
  isOpen: boolean;
  /** How a document that was made is made again, as a sentence. */
  again?: string;
}

/** The files of a record that its document appends, each behind a sheet with its letter. */
export function Exhibits({
  of: record,
  projectId,
  made: document,
  drafted,
  firstLetter,
  isOpen,
  again,
}: ExhibitsProps) {
  const { documentableType, documentableId } = record;
  const read = useRead(
    ExhibitsDocument,
    { documentableType, documentableId },
    { follows: [documentableType.toLowerCase()] },
  );
  const canChange = useCanChange() && isOpen;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<ListedExhibitFragment>();
  return (
    <Section
      title="Exhibits"
      actions={
        canChange && (
          <Button name="exhibits" onClick={() => setAdding(true)}>
            Add an exhibit
          </Button>
        )
      }
    >
      <Loaded read={read}>
        {({ exhibits }) => {
          const first = firstLetter ?? (drafted ?? document)?.exhibits[0]?.letter;
          const isOutdated = isOpen && document !== undefined && appendsOthers(document, exhibits);
          return (
            <>
              {isOutdated && (
                <Warning role="status">
                  {document.fileName} was made with other exhibits, so it is out of date and can no longer be mailed.{' '}
                  {canChange && again}
                </Warning>
              )}
              {exhibits.length > 0 ? (
                <Table
                  caption="Exhibits"
                  columns={buildColumns(exhibits, first, canChange ? setRemoving : undefined)}
                  rows={exhibits}
                  rowKey={({ id }) => id}
                />
              ) : (
                <p className="text-muted">
                  {canChange
                    ? `Files that the document appends, each behind a sheet with its letter, at no cost. ${fileLimit} ${limits}`
                    : 'It has none.'}
                </p>
              )}
              {exhibits.length > 0 && canChange && (
                <p className="mt-2 text-sm text-muted">{`${fileLimit} ${limits}`}</p>
              )}
            </>
          );
        }}
      </Loaded>
      {isAdding && <ExhibitForm of={record} projectId={projectId} onClose={() => setAdding(false)} />}
      {removing && (
        <Confirm
          title={`Remove ${removing.title}?`}
          submit="Remove it"
          document={RemoveExhibitDocument}
          variables={{ input: { id: removing.id } }}
          onClose={() => setRemoving(undefined)}
        >
          <p>
            The next document is made without it, and the exhibits after it get the letter before theirs. A document
            that was made with it keeps it.
          </p>
        </Confirm>
      )}
    </Section>
  );
}
