import { choices } from '../parts/choices';
import { SelectField, TextArea, TextField } from '../parts/field';
import type { ReceiptMethod, ReceivedFactsFragment, ReceivedNoticeKind } from './received.documents';

const kinds: ReceivedNoticeKind[] = ['PRELIMINARY', 'NOTICE_OF_INTENT', 'LIEN', 'BOND_CLAIM', 'STOP_PAYMENT', 'OTHER'];
const methods: ReceiptMethod[] = ['MAIL', 'CERTIFIED_MAIL', 'COURIER', 'EMAIL', 'HAND', 'ONLINE', 'OTHER'];
const roles = [
  'GENERAL_CONTRACTOR',
  'CONSTRUCTION_MANAGER',
  'SUBCONTRACTOR',
  'SUB_SUBCONTRACTOR',
  'MATERIAL_SUPPLIER',
  'EQUIPMENT_LESSOR',
  'DESIGN_PROFESSIONAL',
  'LABORER',
];

const names: Partial<Record<string, string>> = {
  PRELIMINARY: 'Preliminary notice',
  STOP_PAYMENT: 'Stop payment notice',
  EMAIL: 'E-mail',
  HAND: 'By hand',
  ONLINE: 'Online service',
};

/** What a kind or a way of arrival is called. */
export const sayReceived = (value: string) => names[value] ?? choices([value])[0]!.text;

/** What a notice says, as it is typed. */
export const receivedLabels = {
  kind: 'Kind of notice',
  claimantName: 'Claimant',
  claimantRole: 'Role of the claimant',
  addressLine1: 'Street address',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  hiredBy: 'Hired by',
  amount: 'Amount',
  receivedOn: 'Received on',
  receiptMethod: 'Received by',
  firstFurnishingDate: 'First day of work or delivery',
  lastFurnishingDate: 'Last day of work or delivery',
  description: 'Description',
  releasedOn: 'Released or withdrawn on',
};
export type ReceivedTexts = Record<keyof typeof receivedLabels, string>;

/** A notice that is logged begins without a kind, a day and a way of arrival: each has legal effect, so that a person chooses. */
export function toReceivedTexts(notice: ReceivedFactsFragment | null): ReceivedTexts {
  const texts = Object.keys(receivedLabels).map((name) => [name, notice?.[name as keyof ReceivedTexts] ?? '']);
  return Object.fromEntries(texts) as ReceivedTexts;
}

interface Control {
  name: string;
  value: string;
}

export function ReceivedFields({ text }: { text: (name: keyof ReceivedTexts) => Control }) {
  const field = (name: keyof ReceivedTexts) => ({ label: receivedLabels[name], ...text(name) });
  const options = (none: string, values: readonly string[]) => [
    { value: '', text: none },
    ...values.map((value) => ({ value, text: sayReceived(value) })),
  ];
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField required options={options('Choose the kind', kinds)} {...field('kind')} />
        <TextField required {...field('claimantName')} hint="As the notice names it." />
        <TextField type="date" required {...field('receivedOn')} />
        <SelectField required options={options('Choose how it arrived', methods)} {...field('receiptMethod')} />
        <TextField inputMode="decimal" {...field('amount')} hint="Claimed, or the estimated price." />
        <TextField {...field('hiredBy')} />
        <SelectField options={choices(roles, 'Not said')} {...field('claimantRole')} />
        <TextField {...field('addressLine1')} />
        <TextField {...field('city')} />
        <div className="grid gap-x-4 grid-cols-2">
          <TextField {...field('state')} />
          <TextField {...field('zip')} />
        </div>
        <TextField type="date" {...field('firstFurnishingDate')} />
        <TextField type="date" {...field('lastFurnishingDate')} />
      </div>
      <TextArea rows={2} {...field('description')} />
    </>
  );
}
