import { decode } from '@domain/sov/import-csv/decode.js';
import type { ImportError } from '@domain/sov/import-csv/problems.js';
import { useEffect, useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { useRead } from '../api/use-read';
import { TextField } from '../parts/field';
import { useFilters } from '../parts/filters';
import { useKeeping, useKept } from '../parts/kept';
import { Page, Sheet } from '../parts/page';
import { Restored } from '../parts/restored';
import { ErrorNote } from '../parts/states';
import { useGo } from '../parts/use-go';
import { ProjectField } from '../projects/project-field';
import { type Cells, readCells, writeCells } from './csv-cells';
import { FileDrop } from './file-drop';
import { ImportFaults } from './import-faults';
import { ImportPreview } from './import-preview';
import { ImportProjectDocument, ImportScheduleDocument } from './schedules.documents';

/** Cells are checked this long after the last change. */
const restMs = 400;

interface Source {
  name: string;
  cells: string[][];
  delimiter: string;
}

/** A schedule of values from a spreadsheet: checked first, corrected here, and then imported as a whole. */
export default function ImportPage() {
  const [{ project }, setFilters] = useFilters('/billing/schedules/import', { project: '' });
  const go = useGo();
  const chosen = useRead(ImportProjectDocument, { id: project }, { enabled: project !== '', follows: ['project'] }).data
    ?.project;
  const keptForm = useKept<{ source: Source; name: string }>(`schedule of values ${project}`);
  const [source, setSource] = useState(keptForm.first?.source ?? null);
  const [name, setName] = useState(keptForm.first?.name ?? '');
  const [isRestored, setRestored] = useState(keptForm.first !== undefined);
  const saved = useKeeping(keptForm, source && { source, name });
  /** Why the file cannot be read at all. */
  const [refused, setRefused] = useState<string | null>(null);
  const check = useChange(ImportScheduleDocument);
  /** What the last check found. It stays while the next one runs, so that the cell that is typed in keeps the focus. */
  const [faults, setFaults] = useState<ImportError[]>([]);
  const make = useChange(ImportScheduleDocument);
  const input = source && { projectId: project, name: name || null, csv: writeCells(source.cells, source.delimiter) };

  const read = async (file: File | undefined) => {
    if (!file) return;
    const decoded = decode(new Uint8Array(await file.arrayBuffer()));
    const cells = decoded && readCells(decoded.text);
    setRefused(findFault(cells));
    setFaults([]);
    setSource(cells?.openQuote === null ? { name: file.name, cells: cells.rows, delimiter: cells.delimiter } : null);
    setName(file.name.replace(/\.[^.]*$/, ''));
  };
  const csv = input?.csv;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the file says is checked, not its name
  useEffect(() => {
    if (!input || project === '') return;
    const shown = {
      onSuccess: () => setFaults([]),
      onError: ({ extensions }: ApiError) => setFaults((extensions.rows ?? []) as ImportError[]),
    };
    const timer = setTimeout(() => check.mutate({ input: { ...input, dryRun: true } }, shown), restMs);
    return () => clearTimeout(timer);
  }, [csv, project]);

  const change = (row: number, column: number, text: string) =>
    setSource((current) => current && { ...current, cells: withCell(current.cells, row, column, text) });
  const leaveOut = (row: number) =>
    // The row becomes blank, so that the others keep their numbers.
    setSource(
      (current) => current && { ...current, cells: current.cells.map((cells, at) => (at === row ? [''] : cells)) },
    );
  const send = () =>
    input &&
    make.mutate(
      { input },
      {
        onSuccess: ({ importSovCsv: { id } }) => {
          saved();
          if (id) go({ page: '/billing/schedules/$id', params: { id } });
        },
      },
    );
  const startOver = () => {
    setSource(null);
    setFaults([]);
    setRestored(false);
  };
  const isChecked = check.isSuccess && check.variables.input.csv === csv && check.variables.input.projectId === project;
  return (
    <Page title="Import a schedule of values">
      <Restored isRestored={isRestored} onStartOver={startOver} />
      <Sheet className="mb-4">
        <ProjectField value={project} onChange={(id) => setFilters({ project: id })} />
        <FileDrop onFile={(file) => void read(file)} fileName={source?.name} />
        {source && (
          <div className="mt-3">
            <TextField label="Name of the schedule" value={name} onChange={({ target }) => setName(target.value)} />
          </div>
        )}
      </Sheet>
      {refused && (
        <p role="alert" className="mb-4 rounded-md border border-danger bg-danger-soft p-3">
          {refused}
        </p>
      )}
      {source && project === '' && <p className="mb-4">Choose the project, and the file is checked.</p>}
      {source && faults.length > 0 && (
        <ImportFaults cells={source.cells} faults={faults} onChange={change} onLeaveOut={leaveOut} />
      )}
      {check.error && faults.length === 0 && <ErrorNote error={check.error} />}
      {make.error && <ErrorNote error={make.error} />}
      {isChecked && (
        <ImportPreview
          found={check.data.importSovCsv}
          contractAmount={chosen?.contractAmount ?? null}
          isBusy={make.isPending}
          onImport={send}
        />
      )}
    </Page>
  );
}

function findFault(cells: Cells | null): string | null {
  if (!cells) return 'This file is not text. In the spreadsheet program, save the sheet as CSV and drop that file.';
  if (cells.openQuote === null) return null;
  return `Row ${cells.openQuote} has a quotation mark that is never closed. Correct it in the file, and drop the file again.`;
}

function withCell(cells: string[][], row: number, column: number, text: string): string[][] {
  return cells.map((texts, at) => {
    if (at !== row) return texts;
    const padded = [...texts, ...Array.from({ length: Math.max(0, column + 1 - texts.length) }, () => '')];
    padded[column] = text;
    return padded;
  });
}
