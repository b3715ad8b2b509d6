import { useRouter } from '@tanstack/react-router';
import type { PlainPage } from '../routes/pages';
import { To } from './to';

const inScope = '/$organization/$mode';

/** From the page of a record that is not there to the list that it would be in. */
export function ToList() {
  const { state, routesById } = useRouter();
  const [list, ...record] = (state.matches.at(-1)?.routeId ?? '').slice(inScope.length).split('/$');
  if (record.length === 0 || !(`${inScope}${list}` in routesById)) return null;
  return <To page={list as PlainPage}>Go to the list</To>;
}
