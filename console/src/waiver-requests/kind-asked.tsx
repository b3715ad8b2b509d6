import type { useForm } from '../parts/form';
import { RadioField } from '../parts/radio-field';
import type { Kind } from '../waivers/kind';

/** Which waiver a payee is asked for. */
export function KindAsked<Values extends Kind>({
  values,
  set,
  errorsOf,
}: Pick<ReturnType<typeof useForm<Values>>, 'values' | 'set' | 'errorsOf'>) {
  return (
    <>
      <RadioField
        label="Is it paid?"
        value={values.type}
        errors={errorsOf('type')}
        onChange={(type) => set('type', type)}
        options={[
          {
            value: 'CONDITIONAL',
            text: 'Not yet: conditional',
            hint: 'It gives up the rights once the payment is made.',
          },
          {
            value: 'UNCONDITIONAL',
            text: 'Yes: unconditional',
            hint: 'Once signed, it is held until the payee has the payment.',
          },
        ]}
      />
      <RadioField
        label="Which payment is it?"
        value={values.stage}
        errors={errorsOf('stage')}
        onChange={(stage) => set('stage', stage)}
        options={[
          { value: 'PROGRESS', text: 'A progress payment' },
          { value: 'FINAL', text: 'The final payment' },
        ]}
      />
    </>
  );
}
