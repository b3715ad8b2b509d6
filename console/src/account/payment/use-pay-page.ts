import { newKey } from '../../api/new-key';
import { useGo } from '../../parts/use-go';

/** Opens the page that takes a card, with a new order. */
export function usePayPage(): (order: { credits?: number; plan?: string; interval?: string }) => void {
  const go = useGo();
  return ({ credits, ...order }) =>
    go({
      page: '/account/plan/pay',
      search: { ...order, ...(credits !== undefined && { credits: String(credits) }), order: newKey() },
    });
}
