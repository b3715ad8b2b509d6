import { useNavigate } from '@tanstack/react-router';
import { newKey } from '../../api/new-key';
import { useScope } from '../../api/scope';

/** Opens the page that takes a card, with a new order. */
export function usePayPage(): (order: { credits: number } | { plan: string; interval: string }) => void {
  const { organizationId, mode } = useScope();
  const navigate = useNavigate();
  return (order) =>
    void navigate({
      to: `/${organizationId}/${mode}/account/plan/pay` as never,
      search: { ...order, order: newKey() } as never,
    });
}
