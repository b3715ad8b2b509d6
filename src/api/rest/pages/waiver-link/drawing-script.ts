/**
 * The part of the script that draws signatures. A canvas has a fixed number of pixels and is scaled by the style, so turning the phone
 * changes neither the drawing nor its proportions. Without a canvas or pointer events the field stays hidden, and the name is typed.
 */
export const drawingScript = `function prepareSignature(field) {
  const form = field.closest('form');
  const pad = field.querySelector('.pad');
  const canvas = pad.querySelector('canvas');
  const context = canvas.getContext?.('2d');
  if (!context || !window.PointerEvent) return;
  const image = pad.querySelector('[name="image"]');
  const typed = field.querySelector('[data-typed]');
  const name = form.elements.namedItem('name');
  let last;

  function describe(empty) {
    canvas.setAttribute('aria-label', 'Field to draw your signature in. ' + (empty ? 'It is empty.' : 'It has your drawing.'));
  }
  function clear() {
    context.clearRect(0, 0, canvas.width, canvas.height);
    image.value = '';
    describe(true);
  }
  function place({ clientX, clientY }) {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    return { x: ((clientX - left) / width) * canvas.width, y: ((clientY - top) / height) * canvas.height };
  }
  function line(from, to) {
    Object.assign(context, { lineWidth: 8, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' });
    context.beginPath();
    context.moveTo(from.x, from.y);
    context.lineTo(to.x, to.y);
    context.stroke();
  }
  function end() {
    if (!last) return;
    last = undefined;
    image.value = canvas.toDataURL('image/png');
    describe(false);
  }
  function choose() {
    const isDrawn = form.elements.namedItem('method').value === 'drawn';
    pad.hidden = !isDrawn;
    typed.hidden = isDrawn;
  }

  canvas.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    last = place(event);
    line(last, last);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!last || !event.isPrimary) return;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length > 0 ? events : [event]) {
      const next = place(each);
      line(last, next);
      last = next;
    }
  });
  for (const over of ['pointerup', 'pointercancel', 'lostpointercapture']) canvas.addEventListener(over, end);
  pad.querySelector('button').addEventListener('click', clear);
  field.addEventListener('change', choose);
  name.addEventListener('input', () => {
    typed.textContent = name.value;
  });

  // A rejected form brings its drawing back.
  if (image.value) {
    const drawing = new Image();
    drawing.addEventListener('load', () => {
      context.drawImage(drawing, 0, 0, canvas.width, canvas.height);
      describe(false);
    });
    drawing.src = image.value;
  }
  typed.textContent = name.value;
  field.hidden = false;
  form.querySelector('[data-without-script]').hidden = true;
  choose();
}
for (const field of document.querySelectorAll('[data-method]')) prepareSignature(field);
`;
