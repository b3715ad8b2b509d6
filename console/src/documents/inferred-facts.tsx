interface InferredFact {
  field: string;
  value: string;
  message: string;
}

/** What a document prints although the records do not say it, for its user to confirm or correct. */
export function InferredFacts({ facts }: { facts: readonly InferredFact[] }) {
  if (facts.length === 0) return null;
  return (
    <div className="mt-2">
      <p className="font-medium">Inferred, please confirm</p>
      <ul className="mt-1 list-disc pl-5">
        {facts.map(({ field, value, message }) => (
          <li key={`${field}${value}`}>
            {value}: <span className="text-muted">{message}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
