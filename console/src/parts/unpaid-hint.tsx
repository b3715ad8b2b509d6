import { formatMoney } from './format';

/** The hint of an amount that is claimed, with what the records say is unpaid. The person takes it or not. */
export function UnpaidHint({
  text,
  amount,
  onUse,
}: {
  text: string;
  amount: string | null | undefined;
  onUse: (amount: string) => void;
}) {
  if (!amount || Number(amount) <= 0) return text;
  return (
    <>
      {text} By your pay applications, {formatMoney(amount)} is billed and unpaid, without retainage.{' '}
      <button type="button" className="text-accent underline" onClick={() => onUse(amount)}>
        Use it
      </button>
    </>
  );
}
