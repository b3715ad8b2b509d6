import { useState } from 'react';
import type { ApiError } from '../api/errors';
import { useChange } from '../api/use-change';
import { Button } from '../parts/button';
import { TextArea, TextField } from '../parts/field';
import { Form, useForm } from '../parts/form';
import { formatCount, formatMoney, plainAmount } from '../parts/format';
import { Section, Sheet } from '../parts/page';
import { ErrorNote } from '../parts/states';
import { Table } from '../parts/table';
import { useGo } from '../parts/use-go';
import { type DecidedKind, decideKind, kindFor } from '../waivers/kind';
import { CodeField } from './code-field';
import { KindAsked } from './kind-asked';
import { LostRows, listLost } from './lost-rows';
import { RequestWaiversDocument, type WaiverGridQuery } from './requests.documents';
import { roundColumns } from './round-columns';
import { BadRows, RoundFile, type RoundSource } from './round-file';

type Application = WaiverGridQuery['payApplication'];
type Payee = NonNullable<WaiverGridQuery['waiverGrid']>['rows'][number];

interface Props {
  application: Application;
  payees: readonly Payee[];
}

/** The terms of the round, a sum for each payee, and what the round would do. */
export function RoundForm({ application, payees }: Props) {
  const { id } = application;
  const go = useGo();
  const check = useChange(RequestWaiversDocument);
  const ask = useChange(RequestWaiversDocument);
  const [undecided, setUndecided] = useState<ApiError | null>(null);
  const error = undecided ?? ask.error ?? check.error;
  const form = useForm(
    {
      ...kindFor(''),
      throughDate: application.periodTo,
      paymentReceivedOn: '',
      dueDate: '',
      message: '',
      requireCode: null as boolean | null,
      payees: [] as readonly { partyId: string; amount: string; email: string }[],
      file: null as RoundSource | null,
    },
    error,
    { keptAs: `round ${id}` },
  );
  const { values, set, text, errorsOf } = form;
  const isFinal = values.stage === 'FINAL';
  const isPaid = values.type === 'UNCONDITIONAL';
  const named = values.payees.filter(({ amount }) => amount.trim());
  const toInput = (kind: DecidedKind) => ({
    id,
    ...kind,
    throughDate: isFinal ? null : values.throughDate || null,
    paymentReceivedOn: isPaid ? values.paymentReceivedOn || null : null,
    dueDate: values.dueDate || null,
    message: values.message.trim() || null,
    ...(values.requireCode !== null && { requireCode: values.requireCode }),
    ...(values.file
      ? { csv: values.file.text }
      : {
          payees: named.map(({ partyId, amount, email }) => ({
            partyId,
            amount: plainAmount(amount),
            email: email.trim() || null,
          })),
        }),
  });
  const { open, kind } = decideKind(values);
  // What was typed since makes another round of it.
  const input = kind && toInput(kind);
  const isChecked = check.data && JSON.stringify(check.variables?.input) === JSON.stringify({ ...input, dryRun: true });
  const round = isChecked ? check.data?.requestWaivers : undefined;
  const isRefused = !values.file && round?.rows.some(({ reasons }) => reasons.length > 0);
  const badRows = round?.badRows ?? [];
  const field = (partyId: string, name: 'amount' | 'email') => {
    const payee = values.payees.find((one) => one.partyId === partyId) ?? { partyId, amount: '', email: '' };
    const index = named.findIndex((one) => one.partyId === partyId);
    return {
      value: payee[name],
      errors: index < 0 ? undefined : errorsOf(`payees.${index}.${name}`),
      onChange: ({ target }: { target: { value: string } }) =>
        set('payees', [...values.payees.filter((one) => one.partyId !== partyId), { ...payee, [name]: target.value }]),
    };
  };
  const show = () => {
    setUndecided(open ?? null);
    if (input) check.mutate({ input: { ...input, dryRun: true } });
  };
  const toGrid = () => go({ page: '/billing/pay-applications/$id/waivers', params: { id } });
  const send = () =>
    input &&
    ask.mutate(
      // A row that goes bad until then is left out, and named.
      { input: { ...input, ...(values.file && { skipBadRows: true }) } },
      {
        onSuccess: ({ requestWaivers: sent }) => {
          form.saved();
          if (listLost(round!, sent).length === 0) toGrid();
        },
      },
    );
  const result = ask.data?.requestWaivers;
  if (result && round) return <LostRows checked={round} result={result} onClose={toGrid} />;
  return (
    <>
      <Sheet className="mb-6 max-w-3xl">
        <Form
          isLong
          look={round ? 'plain' : 'primary'}
          error={undecided ?? check.error}
          busy={check.isPending}
          submit="Show what is asked"
          onSubmit={show}
          onCancel={() => go({ page: '/billing/pay-applications/$id', params: { id } })}
        >
          <KindAsked values={values} set={set} errorsOf={errorsOf} />
          <div className="grid gap-x-4 sm:grid-cols-2">
            {!isFinal && <TextField type="date" label="Through date" required {...text('throughDate')} />}
            {isPaid && (
              <TextField type="date" label="Paid on" hint="Texas asks for it." {...text('paymentReceivedOn')} />
            )}
            <TextField type="date" label="Due" hint="When you want the waivers." {...text('dueDate')} />
          </div>
          <TextArea label="Message" {...text('message')} />
          <CodeField value={values.requireCode} onChange={(value) => set('requireCode', value)} />
          <RoundFile
            source={values.file}
            onChange={(file) => set('file', file)}
            errors={errorsOf('csv')?.map(({ message }) => message)}
          />
          {(values.file ? [] : payees).map(({ partyId, organizationName, tier }) => (
            <fieldset key={partyId} className="border-t border-line pt-2">
              <legend className="font-medium">
                {organizationName} <span className="font-normal text-muted">tier {tier}</span>
              </legend>
              <div className="grid gap-x-4 sm:grid-cols-2">
                <TextField label="Amount" inputMode="decimal" {...field(partyId, 'amount')} />
                <TextField label="E-mail" type="email" placeholder="The payee’s contact" {...field(partyId, 'email')} />
              </div>
            </fieldset>
          ))}
        </Form>
      </Sheet>
      {round && (
        <Section
          title={`${formatCount(round.asked, 'payee')} to ask for ${formatMoney(round.amount)}`}
          actions={
            round.asked > 0 &&
            !isRefused && (
              <Button look="primary" busy={ask.isPending} onClick={send}>
                {badRows.length > 0 && `Leave out ${formatCount(badRows.length, 'row')}, and ask `}
                {badRows.length === 0 && 'Ask '}
                {formatCount(round.asked, 'payee')}
              </Button>
            )
          }
        >
          {ask.error && <ErrorNote error={ask.error} />}
          {isRefused && <p className="mb-2 text-danger">All are asked or none: correct what is marked.</p>}
          <BadRows rows={badRows} />
          <Table caption="What is asked" columns={roundColumns} rows={round.rows} rowKey={({ partyId }) => partyId} />
        </Section>
      )}
    </>
  );
}
