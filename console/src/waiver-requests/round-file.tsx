import { decode } from '@domain/sov/import-csv/decode.js';
import { useState } from 'react';
import { Button } from '../parts/button';
import type { RequestWaiversMutation } from './requests.documents';

/** A file of payees, by its name. */
export interface RoundSource {
  name: string;
  text: string;
}

interface RoundFileProps {
  source: RoundSource | null;
  onChange: (source: RoundSource | null) => void;
  errors: readonly string[] | undefined;
}

/** A CSV file that names the payees, in place of the fields for each. */
export function RoundFile({ source, onChange, errors }: RoundFileProps) {
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const decoded = decode(new Uint8Array(await file.arrayBuffer()));
    setUnreadable(decoded === null);
    onChange(decoded && { name: file.name, text: decoded.text });
  };
  const faults = isUnreadable ? ['The file is not text: save the sheet as CSV.'] : (errors ?? []);
  return (
    <div className="mb-3 border-t border-line pt-3">
      {source ? (
        <p className="flex flex-wrap items-center gap-2">
          <span>
            The payees are those of <span className="font-medium break-all">{source.name}</span>.
          </span>
          <Button onClick={() => onChange(null)}>Take the file out</Button>
        </p>
      ) : (
        <label className="block">
          <span className="font-medium">Payees from a CSV file</span>
          <span className="block text-sm text-muted">
            With the columns party (name or id) and amount, and if you like email and invoice number.
          </span>
          <input
            type="file"
            className="mt-1 max-w-full"
            accept=".csv,.txt,.tsv,text/csv"
            onChange={({ target }) => {
              void read(target.files?.[0]);
              target.value = '';
            }}
          />
        </label>
      )}
      {faults.length > 0 && (
        <ul role="alert" className="text-danger">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The rows of a file that ask no one: each with its row, its column and what it has. */
export function BadRows({ rows }: { rows: RequestWaiversMutation['requestWaivers']['badRows'] }) {
  if (rows.length === 0) return null;
  return (
    <div className="mb-3 rounded-md border border-danger bg-danger-soft p-3">
      <p className="font-medium">These rows of the file ask no one:</p>
      <ul className="list-disc pl-5">
        {rows.map(({ row, column, message }) => (
          <li key={`${row} ${column}`}>{message}</li>
        ))}
      </ul>
    </div>
  );
}
