import { type PointerEvent, useRef } from 'react';
import { Button } from '../parts/button';

const size = { width: 900, height: 300 };

/** A field to sign with a finger, a pen or the mouse. Each stroke gives the picture, and clearing it gives null. */
export function SignaturePad({ onChange }: { onChange: (image: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawing = useRef(false);
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = canvas.current!.getBoundingClientRect();
    return [((clientX - left) / width) * size.width, ((clientY - top) / height) * size.height] as const;
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = canvas.current!.getContext('2d')!;
    event.currentTarget.setPointerCapture(event.pointerId);
    isDrawing.current = true;
    pen.lineWidth = 5;
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    pen.strokeStyle = '#10233f';
    pen.beginPath();
    pen.moveTo(...placeOf(event));
    pen.lineTo(...placeOf(event));
    pen.stroke();
  };
  const move = (event: PointerEvent) => {
    if (!isDrawing.current) return;
    const pen = canvas.current!.getContext('2d')!;
    pen.lineTo(...placeOf(event));
    pen.stroke();
  };
  const end = () => {
    if (!isDrawing.current) return;
    isDrawing.current = false;
    onChange(canvas.current!.toDataURL('image/png').replace('data:image/png;base64,', ''));
  };
  const clear = () => {
    canvas.current!.getContext('2d')!.clearRect(0, 0, size.width, size.height);
    onChange(null);
  };
  return (
    <div className="mb-3">
      <canvas
        ref={canvas}
        {...size}
        aria-label="Draw your signature here"
        role="img"
        className="block w-full touch-none rounded-md border border-line-strong bg-paper"
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      />
      <Button look="quiet" className="mt-1" onClick={clear}>
        Clear
      </Button>
    </div>
  );
}
