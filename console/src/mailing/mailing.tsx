import { useState } from 'react';
import { ApiError } from '../api/errors';
import { useScope } from '../api/scope';
import type { MailClass } from '../documents/made-documents.documents';
import { mailClasses } from '../documents/mailing';
import type { MailSource } from '../documents/order-dialog';
import { PriceRose } from '../documents/price';
import { Button } from '../parts/button';
import { choices } from '../parts/choices';
import { SelectField } from '../parts/field';
import { formatCount, formatCredits, formatNumber } from '../parts/format';
import { Page } from '../parts/page';
import { Progress } from '../parts/progress';
import { ErrorNote } from '../parts/states';
import { Table } from '../parts/table';
import { useCanChange } from '../shell/viewer';
import { toColumns } from './columns';
import { ConfirmMailing } from './confirm-mailing';
import type { MailKind } from './mail-kind';
import { useMailing } from './use-mailing';

export function toTitle({ noun }: { noun: string }): string {
  return `Mail several ${noun}s`;
}

interface Props<Data, Record extends MailSource> {
  kind: MailKind<Data, Record>;
  ids: readonly string[];
}

/** Several records at once: what each one lacks, what all of them cost, and each one's progress while they are mailed. */
export function Mailing<Data, Record extends MailSource>(props: Props<Data, Record>) {
  const [mailClass, setMailClass] = useState<MailClass>('CERTIFIED');
  // Another class has other prices: everything is checked again.
  return <InClass key={mailClass} {...props} mailClass={mailClass} onClass={setMailClass} />;
}

function InClass<Data, Record extends MailSource>({
  kind,
  ids,
  mailClass,
  onClass,
}: Props<Data, Record> & { mailClass: MailClass; onClass: (chosen: MailClass) => void }) {
  const { noun, folder } = kind;
  const { mode } = useScope();
  const canChange = useCanChange();
  const [isConfirming, setConfirming] = useState(false);
  const mailing = useMailing(kind, ids, mailClass);
  const { rows, balance, ready, cost, sent, phase, isQuoted } = mailing;
  const isSending = phase === 'sending';
  const isStarted = sent > 0 || rows.some(({ order }) => order instanceof ApiError);
  const failure = rows.map(({ order }) => order).find((order) => order instanceof ApiError);
  const verb = `${isStarted ? 'Go on: mail' : 'Mail'} ${formatCount(ready, noun)} for ${formatCredits(cost)}`;
  return (
    <Page
      title={toTitle(kind)}
      subtitle="Each is checked, its document is made, and it is mailed to every party with an address."
      actions={
        canChange &&
        ready > 0 &&
        isQuoted && (
          <Button look="primary" busy={isSending} onClick={() => setConfirming(true)}>
            {verb}
          </Button>
        )
      }
    >
      <div className="max-w-60">
        <SelectField
          label="Mail class"
          options={choices(mailClasses)}
          value={mailClass}
          disabled={isSending}
          onChange={({ target }) => onClass(target.value as MailClass)}
        />
      </div>
      {!isQuoted && (
        <Progress
          label="Checked"
          text={`Checking ${formatCount(ids.length, noun)}: ${formatNumber(mailing.from - 1)} are checked. Nothing is mailed before you have seen the price of all.`}
          value={mailing.from - 1}
          max={ids.length}
        />
      )}
      {(isStarted || isSending) && (
        <Progress
          label="Mailed"
          text={`${formatNumber(sent)} of ${formatNumber(ids.length)} mailed`}
          value={sent}
          max={ids.length}
        />
      )}
      <PriceRose from={mailing.roseFrom} to={cost} />
      {failure && !isSending && (
        <div className="mb-3">
          <ErrorNote error={failure} />
        </div>
      )}
      <Table
        caption={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}s to mail`}
        columns={toColumns(kind)}
        rows={rows}
        rowKey={({ id }) => id}
        page={({ id }) => ({ page: `${folder}/$id`, params: { id } })}
      />
      {mailing.parts > 1 && <Parts mailing={mailing} noun={noun} total={ids.length} />}
      {isConfirming && (
        <ConfirmMailing
          noun={noun}
          title={mode === 'live' ? `Mail ${formatCount(ready, noun)}` : 'Mail in the sandbox'}
          count={ready}
          cost={cost}
          balance={balance}
          requote={mailing.requote}
          onClose={() => setConfirming(false)}
          onConfirmed={() => {
            setConfirming(false);
            mailing.send();
          }}
        />
      )}
    </Page>
  );
}

/** Which of them the table shows, and the way to the others. */
function Parts({ mailing, noun, total }: { mailing: Place; noun: string; total: number }) {
  const { from, until, part, parts, phase, show } = mailing;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
      <Button disabled={phase !== 'waiting' || part === 0} onClick={() => show(part - 1)}>
        Previous
      </Button>
      <p>{`${formatNumber(from)} to ${formatNumber(until)} of ${formatCount(total, noun)}`}</p>
      <Button disabled={phase !== 'waiting' || part + 1 >= parts} onClick={() => show(part + 1)}>
        Next
      </Button>
    </div>
  );
}

type Place = Pick<ReturnType<typeof useMailing>, 'from' | 'until' | 'part' | 'parts' | 'phase' | 'show'>;
