import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '../parts/button';
import { formatCount, formatNumber } from '../parts/format';
import { Page, Sheet } from '../parts/page';
import { Progress } from '../parts/progress';
import { Empty, ErrorNote } from '../parts/states';
import { To } from '../parts/to';
import { useCanChange } from '../shell/viewer';
import { type Choice, kinds } from './acts';
import { AskForm } from './ask-form';
import type { BulkRecordType } from './bulk.documents';
import { ConfirmRun } from './confirm-run';
import { Outcomes } from './outcomes';
import { Quote } from './quote';
import type { Chosen } from './read-ids';
import { sayAct, sayProgress, sayTryAgain } from './say';
import { useRun } from './use-run';

interface Address {
  type?: BulkRecordType;
  act?: string;
  run?: string;
  chosen?: Chosen;
}

/** One thing that is done with many records: what it would come to, the confirmation, how far it is, and what became of each. */
export default function BulkPage() {
  const { type, act, run, chosen } = useSearch({ from: '/$organization/$mode/bulk' }) as Address;
  const kind = type && kinds[type];
  const choice = kind?.choices.find((one) => one.act === act);
  if (!type || !choice || !chosen || !run) {
    return (
      <Page title="Change several records">
        <Empty title="Nothing is chosen" action={<To page="/notices">Go to the notices</To>}>
          Choose records in a list, and what to do with them.
        </Empty>
      </Page>
    );
  }
  return <Run key={run} run={String(run)} type={type} choice={choice} chosen={chosen} />;
}

function Run({ run, type, choice, chosen }: { run: string; type: BulkRecordType; choice: Choice; chosen: Chosen }) {
  const canChange = useCanChange();
  const { noun, page } = kinds[type];
  const state = useRun({ run, type, act: choice.act, chosen });
  const [isConfirming, setConfirming] = useState(false);
  const { plan, phase, rows, outcomes, toDo, error } = state;
  const needsAnswers = choice.day !== undefined || choice.act === 'ASSIGN';
  const total = plan?.ids.length ?? 0;
  const all = [...outcomes.values()];
  const done = all.filter((outcome) => outcome.state === 'done').length;
  const rejected = all.filter((outcome) => outcome.state === 'rejected').length;
  const unclear = all.filter((outcome) => outcome.state === 'unclear').length;
  const isBegun = outcomes.size > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked for nothing, or was begun, is checked as it is opened
  useEffect(() => {
    if (plan) void state.check(plan.asked);
    else if (!needsAnswers) void state.check(noAnswers);
  }, []);
  const credits = toDo.reduce((sum, row) => sum + row.credits, 0);
  const verb = sayAct(choice, toDo.length, credits);
  return (
    <Page
      title={choice.text}
      subtitle={plan ? `${formatCount(total, noun)} chosen` : choice.meaning}
      actions={
        canChange && (
          <>
            {phase === 'ready' && rejected + unclear > 0 && (
              <Button onClick={() => void state.tryAgain()}>{sayTryAgain(rejected, unclear)}</Button>
            )}
            {phase === 'running' && <Button onClick={state.stop}>Stop</Button>}
            {phase === 'ready' && toDo.length > 0 && (
              <Button look="primary" onClick={() => setConfirming(true)}>
                {isBegun ? `Go on: ${verb.charAt(0).toLowerCase()}${verb.slice(1)}` : verb}
              </Button>
            )}
          </>
        )
      }
    >
      {!plan && needsAnswers && (
        <Sheet className="mb-4 max-w-2xl">
          <AskForm
            choice={choice}
            type={type}
            busy={phase === 'checking'}
            onAsked={(asked) => void state.check(asked)}
          />
        </Sheet>
      )}
      {error && (
        <div className="mb-3">
          <ErrorNote error={error} retry={phase === 'asking' && plan ? () => state.check(plan.asked) : undefined} />
        </div>
      )}
      {phase === 'checking' && (
        <Progress
          label="Checked"
          text={
            plan
              ? `Checking ${formatCount(total, noun)}: ${formatNumber(rows.length)} are checked. Nothing is changed yet.`
              : 'Finding what is chosen. Nothing is changed yet.'
          }
          value={rows.length}
          max={total}
        />
      )}
      {isBegun && phase !== 'checking' && (
        <Progress
          label="Done"
          text={sayProgress({ done, rejected, unclear, left: toDo.length, isRunning: phase === 'running' })}
          value={done + rejected + unclear}
          max={done + rejected + unclear + toDo.length}
        />
      )}
      {phase === 'ready' && (
        <Quote choice={choice} noun={noun} rows={rows} outcomes={outcomes} toDo={toDo} balance={state.balance} />
      )}
      {rows.length > 0 && phase !== 'checking' && <Outcomes noun={noun} page={page} rows={rows} outcomes={outcomes} />}
      {isConfirming && (
        <ConfirmRun
          choice={choice}
          on={plan?.asked.on ?? ''}
          count={toDo.length}
          credits={credits}
          balance={state.balance}
          submit={verb}
          onClose={() => setConfirming(false)}
          onConfirmed={() => {
            setConfirming(false);
            void state.start();
          }}
        />
      )}
    </Page>
  );
}

const noAnswers = { on: '', text: '', assigneeId: '', dueOn: '' };
