import { Button } from '../parts/button';
import { Warning } from '../parts/warning';

/** In the place of what buys a plan, while its price is not known: nothing is sold without its price. */
export function UnknownPrice({ readAgain }: { readAgain: () => unknown }) {
  return (
    <Warning role="alert">
      <p className="font-semibold">The price is not known at present.</p>
      <p className="mt-1">The payment processor does not answer. Nothing was charged. Try again in a minute.</p>
      <Button className="mt-2" onClick={() => void readAgain()}>
        Try again
      </Button>
    </Warning>
  );
}
