import { drawingScript } from './drawing-script.js';

/**
 * The script of the page. It records a view once a person has the text in front of them: what opens links in advance, or opens them for a
 * mailbox, shows no page. All else works without it, except for drawing.
 */
export const waiverLinkScript = `const first = document.querySelector('#errors') ?? document.querySelector('#done');
if (first) first.focus();

const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';
const unseen = new Set(document.querySelectorAll('[data-view]'));
function record(text) {
  unseen.delete(text);
  observer.unobserve(text);
  const body = new URLSearchParams({ seen: text.dataset.seen });
  fetch(text.dataset.view, { method: 'POST', body, keepalive: true })
    // It changed since the page was made: the page shows the new one, once.
    .then(({ status }) => status === 409 && !isReloaded && location.reload())
    .catch(() => unseen.add(text));
}
const observer = new IntersectionObserver((entries) => {
  if (document.visibilityState !== 'visible' || document.prerendering) return;
  for (const { isIntersecting, target } of entries) if (isIntersecting && unseen.has(target)) record(target);
});
function watch() {
  for (const text of unseen) {
    observer.unobserve(text);
    observer.observe(text);
  }
}
for (const change of ['visibilitychange', 'prerenderingchange']) document.addEventListener(change, watch);
watch();

for (const form of document.querySelectorAll('form')) {
  const buttons = [...form.querySelectorAll('button[type="submit"]:not([hidden])')];
  const labels = buttons.map(({ textContent }) => textContent);
  form.addEventListener('submit', ({ submitter }) => {
    // A download leaves the page as it is.
    if ('download' in form.dataset) return;
    // After the browser has collected the fields.
    setTimeout(() => {
      for (const button of buttons) button.disabled = true;
      const pressed = buttons.includes(submitter) ? submitter : buttons.at(-1);
      pressed.textContent = 'Sending…';
    });
  });
  addEventListener('pageshow', () => {
    for (const [index, button] of buttons.entries()) {
      button.disabled = false;
      button.textContent = labels[index];
    }
  });
}

for (const input of document.querySelectorAll('[data-max-bytes]')) {
  input.addEventListener('change', () => {
    const [file] = input.files;
    const isLarge = file && file.size > Number(input.dataset.maxBytes);
    input.setCustomValidity(isLarge ? 'The file is larger than 10 MB. Choose a smaller one.' : '');
    if (isLarge) input.reportValidity();
  });
}

${drawingScript}`;
