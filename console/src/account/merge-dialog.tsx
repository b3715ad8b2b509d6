import { useChange } from '../api/use-change';
import { formatAddress } from '../parts/address';
import { inWords } from '../parts/badge';
import { Dialog } from '../parts/dialog';
import { CheckField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatCount } from '../parts/format';
import { RadioField } from '../parts/radio-field';
import { type DuplicateFactsFragment, MergeCompaniesDocument, UndoCompanyMergeDocument } from './duplicates.documents';

interface Member {
  organizationId: string;
  projectCount: number;
  organization: DuplicateFactsFragment | null;
}

type Facts = DuplicateFactsFragment;

interface Chosen {
  keptId: string;
  /** The companies that stay apart. */
  left: readonly string[];
  /** Label → the company whose value is taken. */
  facts: Readonly<Record<string, string>>;
}

/** What is chosen together: the parts of an address belong to one another. */
const groups: readonly { label: string; fields: readonly (keyof Facts)[]; text: (facts: Facts) => string | null }[] = [
  { label: 'Name', fields: ['name'], text: ({ name }) => name },
  { label: 'Legal name', fields: ['legalName'], text: ({ legalName }) => legalName },
  { label: 'Kind', fields: ['kind'], text: ({ kind }) => kind && inWords(kind) },
  {
    label: 'Address',
    fields: ['addressLine1', 'addressLine2', 'city', 'state', 'zip', 'countryCode', 'county'],
    text: (facts) => formatAddress(facts) || null,
  },
  { label: 'Phone', fields: ['phone'], text: ({ phone }) => phone },
  { label: 'E-mail', fields: ['email'], text: ({ email }) => email },
  { label: 'Website', fields: ['website'], text: ({ website }) => website },
];

/** Chooses which of some companies stays, which others are merged into it, and which values it has then. */
export function MergeDialog({ members, onClose }: { members: readonly Member[]; onClose: () => void }) {
  const merge = useChange(MergeCompaniesDocument, {
    undoWith: {
      document: UndoCompanyMergeDocument,
      toVariables: ({ mergeOrganizations: { id } }) => ({ input: { id } }),
    },
  });
  const companies = members.flatMap(({ organization, projectCount }) =>
    organization ? [{ ...organization, projectCount }] : [],
  );
  const { values, set } = useForm<Chosen>({ keptId: companies[0]?.id ?? '', left: [], facts: {} }, merge.error);
  const { keptId, left, facts: chosen } = values;
  const keptCompany = companies.find(({ id }) => id === keptId);
  const merged = companies.filter(({ id }) => id !== keptId && !left.includes(id));
  const differing = keptCompany
    ? groups.map((group) => ({ ...group, options: listOptions(group, [keptCompany, ...merged]) }))
    : [];
  const send = () => {
    if (!keptCompany) return;
    const takenValues = differing.flatMap(({ label, fields, options }) => {
      const from = options.find(({ id }) => id === chosenId(label, options, chosen));
      return !from || from.id === keptCompany.id ? [] : fields.map((field) => [field, from.facts[field]]);
    });
    const input = {
      ...Object.fromEntries(takenValues),
      id: keptCompany.id,
      expectedUpdatedAt: keptCompany.updatedAt,
      mergeIds: merged.map(({ id }) => id),
    };
    merge.mutate({ input }, { onSuccess: onClose });
  };
  return (
    <Dialog onClose={onClose} title="Merge companies" wide>
      <Form
        onSubmit={send}
        error={merge.error}
        busy={merge.isPending || merged.length === 0}
        submit={`Merge ${formatCount(merged.length + 1, 'company', 'companies')} into one`}
        onCancel={onClose}
      >
        <RadioField
          label="Which one stays"
          value={keptId}
          options={companies.map((company) => ({
            value: company.id,
            text: company.name,
            hint: [formatAddress(company), `in ${formatCount(company.projectCount, 'project')}`]
              .filter(Boolean)
              .join(' · '),
          }))}
          onChange={(id) => {
            set('keptId', id);
            set('facts', {});
          }}
        />
        {companies.length > 2 && (
          <fieldset className="mb-3">
            <legend className="mb-1 font-medium">Which ones are merged into it</legend>
            {companies
              .filter(({ id }) => id !== keptId)
              .map(({ id, name, ...company }) => (
                <CheckField
                  key={id}
                  label={[name, formatAddress(company)].filter(Boolean).join(', ')}
                  checked={!left.includes(id)}
                  onChange={({ target }) =>
                    set('left', target.checked ? left.filter((one) => one !== id) : [...left, id])
                  }
                />
              ))}
          </fieldset>
        )}
        {differing
          .filter(({ options }) => options.length > 1)
          .map(({ label, options }) => (
            <RadioField
              key={label}
              label={label}
              value={chosenId(label, options, chosen)}
              options={options.map(({ id, text }) => ({ value: id, text }))}
              onChange={(id) => set('facts', { ...chosen, [label]: id })}
            />
          ))}
        <p className="mb-4 text-muted">
          The contacts of the others, and the projects that name them, name the one that stays. What was generated,
          mailed or signed keeps what it says: generate again each document that is not mailed yet and prints another
          name or address. You can undo it.
        </p>
      </Form>
    </Dialog>
  );
}

interface Choice {
  /** The first company that has the value. */
  id: string;
  text: string;
  facts: Facts;
}

/** The different values that there are, that of the company that stays first. One that has none takes the first one there is. */
function listOptions({ text }: (typeof groups)[number], companies: readonly Facts[]): Choice[] {
  const options: Choice[] = [];
  for (const facts of companies) {
    const value = text(facts);
    if (value && !options.some((option) => option.text === value)) options.push({ id: facts.id, text: value, facts });
  }
  return options;
}

function chosenId(label: string, options: readonly Choice[], chosen: Readonly<Record<string, string>>): string {
  const id = chosen[label];
  return options.some((option) => option.id === id) ? id! : (options[0]?.id ?? '');
}
