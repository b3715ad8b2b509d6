import { useEffect, useState } from 'react';

/** The service searches this long after the last key, so that not every letter is a request. */
const restMs = 250;

/** A text once it has not changed for a while. */
export function useRested(text: string, ms = restMs): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return rested;
}
