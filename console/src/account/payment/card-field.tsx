import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useEffect, useRef } from 'react';

/** Stripe's fields for a card, in frames of Stripe: its number reaches neither this page nor the service. */
export function CardField({ stripe, onReady }: { stripe: Stripe; onReady: (elements: StripeElements) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isDark = document.documentElement.dataset.scheme === 'dark';
    const elements = stripe.elements({
      mode: 'setup',
      currency: 'usd',
      allowedPaymentMethodTypes: ['card'],
      appearance: { theme: isDark ? 'night' : 'stripe', variables: { borderRadius: '6px', fontSizeBase: '14px' } },
    });
    const card = elements.create('payment');
    card.mount(place.current!);
    onReady(elements);
    return () => card.destroy();
  }, [stripe, onReady]);
  return <div ref={place} className="mb-3 min-h-24" />;
}
