import { type DragEvent, useState } from 'react';

/** A CSV file, dropped here or chosen. */
export function FileDrop({
  onFile,
  fileName,
}: {
  onFile: (file: File | undefined) => void;
  fileName: string | undefined;
}) {
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(is);
  };
  return (
    <label
      className={`block cursor-pointer rounded-md border-2 border-dashed px-4 py-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent ${isOver ? 'border-accent bg-accent-soft' : 'border-line-strong'}`}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event);
        onFile(event.dataTransfer.files[0]);
      }}
    >
      <span className="font-medium">{fileName ?? 'Drop a CSV file here, or choose one'}</span>
      <span className="mt-1 block text-sm text-muted">
        The usual exports are read: item, description, scheduled value, and further columns if there are any.
      </span>
      <input
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        aria-label="CSV file"
        className="sr-only"
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}
