import { type ComponentType, useState } from 'react';
import { Button } from './button';

/** Says that a form begins with what was typed in it earlier, and offers an empty one. */
export function Restored({ isRestored, onStartOver }: { isRestored: boolean; onStartOver: () => void }) {
  if (!isRestored) return null;
  return (
    <div role="status" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-sunken px-3 py-2">
      <p>What you typed here earlier is filled in.</p>
      <Button onClick={onStartOver}>Start over</Button>
    </div>
  );
}

/** A page with a long form, which begins again as its link fills it in when the person starts over. */
export function Restartable({ page: PageOf }: { page: ComponentType<{ onStartOver: () => void }> }) {
  const [round, setRound] = useState(0);
  return <PageOf key={round} onStartOver={() => setRound(round + 1)} />;
}
