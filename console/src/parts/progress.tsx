/** How far something has come, in words and as a bar. */
export function Progress({ label, text, value, max }: { label: string; text: string; value: number; max: number }) {
  return (
    <div className="mb-3">
      <p role="status">{text}</p>
      <progress className="w-full accent-(--accent)" aria-label={label} value={value} max={Math.max(max, 1)} />
    </div>
  );
}
