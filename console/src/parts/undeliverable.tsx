interface Props {
  /** Nothing is shown without one. */
  reason: string | null;
  /** The sentence before it. */
  lead?: string;
}

/** Says below an address that what was sent there did not arrive, and why. */
export function Undeliverable({ reason, lead = 'Did not arrive.' }: Props) {
  if (reason === null) return null;
  return (
    <span className="block text-sm font-normal text-danger">
      {lead} {reason}
    </span>
  );
}
