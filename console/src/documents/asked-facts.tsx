import type { ApiError, FieldMessages } from '../api/errors';
import { SelectField, TextField } from '../parts/field';
import { type AskedName, askedLabels, askedNames, keyOf } from './document-facts';

interface TextProps {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  errors: FieldMessages | undefined;
}

const hints: Partial<Record<AskedName, string>> = {
  'contract.paid': 'In dollars; 0 if nothing was paid.',
  'contract.retainage': 'In dollars.',
  monthsWorkPerformed: 'Such as January and February 2026.',
  ownerInterest: 'Such as fee simple, as far as you know it.',
};

const answers = [
  { value: '', text: 'Not answered' },
  { value: 'true', text: 'Yes' },
  { value: 'false', text: 'No' },
];

/** The fields of facts for which only some forms have a blank: those that the document lacks, and those that are filled in. */
export function AskedFacts({
  missing,
  text,
  error,
}: {
  /** What the document lacks, by the names of the controls. */
  missing: readonly string[];
  text: (name: AskedName) => TextProps;
  error: ApiError | null;
}) {
  // A lot asks for its parts.
  const isAsked = (name: AskedName) => missing.some((one) => one === name || name.startsWith(`${one}.`));
  const shown = askedNames.filter((name) => isAsked(name) || text(name).value !== '');
  if (shown.length === 0) return null;
  return (
    <div className="grid gap-x-4 sm:grid-cols-2">
      {shown.map((name) => {
        const props = { label: askedLabels[name], hint: hints[name], ...text(name) };
        const errors = props.errors ?? error?.fields[`metadata.${keyOf(name)}`];
        return name === 'singleFamilyDwelling' ? (
          <SelectField key={name} options={answers} {...props} errors={errors} />
        ) : (
          <TextField key={name} {...props} errors={errors} />
        );
      })}
    </div>
  );
}
