import type { ReadableBlock, ReadableLine, ReadableRun } from '../../../../services/waiver-request/linked-text.js';
import { escaped } from '../layout.js';

/** The waiver as text, in the words and the order of its document. */
export function formText(blocks: readonly ReadableBlock[]): string {
  return blocks.map(toHtml).join('\n');
}

function toHtml(block: ReadableBlock): string {
  switch (block.kind) {
    case 'title':
      return `<h4>${escaped(block.text)}</h4>`;
    case 'section':
      return `<h5>${escaped(block.text)}</h5>`;
    case 'notice':
      return `<p class="notice">${escaped(block.text)}</p>`;
    case 'caption':
      return `<p class="caption">${escaped(block.text)}</p>`;
    case 'text':
      return `<p${block.isIndented ? ' class="indented"' : ''}>${runs(block.runs)}</p>`;
    case 'fields':
      return `<dl>${block.rows.map(({ label, lines }) => `<dt>${escaped(label)}</dt>${lines.map((line) => `<dd>${runs(line)}</dd>`).join('')}`).join('\n')}</dl>`;
    case 'list':
      return `<p>${escaped(block.intro)}</p>\n<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
    case 'signature':
      return `<ul class="lines">${block.lines.map(signatureLine).join('\n')}</ul>`;
  }
}

function runs(all: readonly ReadableRun[]): string {
  return all.map(toInline).join('');
}

function toInline(run: ReadableRun): string {
  if ('text' in run) return escaped(run.text);
  if ('filled' in run) return `<span class="filled">${escaped(run.filled)}</span>`;
  if ('blank' in run) return emptyBlank;
  const circled = (isChosen: boolean, words: string) =>
    isChosen ? `<strong class="circled">${words}</strong>` : words;
  return ` ${circled(run.choice === true, 'does')} / ${circled(run.choice === false, 'does not')} `;
}

/** Seen as a line, and read aloud as a word. */
const emptyBlank = '<span class="blank"><span>blank</span>&nbsp;</span>';

function signatureLine({ label, value, isSignature }: ReadableLine): string {
  const written =
    value === null ? emptyBlank : `<span class="filled${isSignature ? ' ink' : ''}">${escaped(value)}</span>`;
  return `<li><span>${escaped(label)}</span> ${written}</li>`;
}
