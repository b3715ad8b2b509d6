import { formatTime, nameOfZone } from './format';

/** A moment in the zone of the browser, which it names over the text. Moments of acts of law are in the zone of the place (`formatTimeIn`). */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} title={nameOfZone(at)} className="whitespace-nowrap">
      {formatTime(at)}
    </time>
  );
}
