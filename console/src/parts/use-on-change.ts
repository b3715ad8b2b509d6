import { useEffect, useRef } from 'react';

/** Runs when the value became another one, and not for the first value. */
export function useOnChange<Value>(value: Value, work: (earlier: Value) => void) {
  const last = useRef(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another value counts
  useEffect(() => {
    const earlier = last.current;
    last.current = value;
    if (earlier !== value) work(earlier);
  }, [value]);
}
