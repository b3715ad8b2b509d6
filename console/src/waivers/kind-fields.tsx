import type { useForm } from '../parts/form';
import { RadioField } from '../parts/radio-field';
import type { Kind } from './kind';

/** What decides which form a new waiver is printed on, beside its state. */
export function KindFields<Values extends Kind>({
  values,
  set,
  errorsOf,
}: Pick<ReturnType<typeof useForm<Values>>, 'values' | 'set' | 'errorsOf'>) {
  return (
    <>
      <RadioField
        label="Have you received the payment?"
        value={values.type}
        errors={errorsOf('type')}
        onChange={(type) => set('type', type)}
        options={[
          {
            value: 'CONDITIONAL',
            text: 'Not yet: conditional',
            hint: 'It gives up your rights only once the payment is made. The safe one to give first.',
          },
          {
            value: 'UNCONDITIONAL',
            text: 'Yes: unconditional',
            hint: 'It takes effect when it is released, even if the check bounces. Until the payment is confirmed, it is held here.',
          },
        ]}
      />
      <RadioField
        label="Which payment is it?"
        value={values.stage}
        errors={errorsOf('stage')}
        onChange={(stage) => set('stage', stage)}
        options={[
          { value: 'PROGRESS', text: 'A progress payment', hint: 'It waives rights for the work through one day.' },
          { value: 'FINAL', text: 'The final payment', hint: 'It waives rights for all of the work.' },
        ]}
      />
    </>
  );
}
