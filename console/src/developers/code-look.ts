import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors of the console, which follow its scheme. Words and numbers have the contrast of text in both. */
export const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.definitionKeyword, tags.operatorKeyword], color: 'var(--accent)', fontWeight: '500' },
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--success)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--warning)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--muted)' },
  { tag: [tags.variableName, tags.special(tags.variableName)], color: 'var(--danger)' },
]);

const tooltip = {
  backgroundColor: 'var(--sheet)',
  color: 'var(--ink)',
  border: '1px solid var(--line-strong)',
  borderRadius: '6px',
  fontFamily: 'var(--font-sans)',
};

/** Underlined without the pictures of the library, which are `data:` addresses. */
const underlined = (color: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${color}`,
  textUnderlineOffset: '3px',
});

export const look = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--sheet)', fontSize: '0.8125rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    lineHeight: '1.5',
    minHeight: '9rem',
    maxHeight: '28rem',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--sheet)', color: 'var(--muted)', border: 'none' },
  '.cm-content ::selection': { backgroundColor: 'var(--accent-soft)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--accent-soft)',
    outline: '1px solid var(--line-strong)',
  },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'var(--danger-soft)' },
  '.cm-tooltip': tooltip,
  // Ten are shown at a time, so that the list has no scroll bar that keys cannot reach.
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    maxHeight: 'none',
    overflow: 'hidden',
    fontFamily: 'var(--font-mono)',
    maxWidth: 'min(90vw, 32rem)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--accent-ink)',
  },
  '.cm-completionDetail': { marginLeft: '0.75em', fontStyle: 'normal' },
  '.cm-tooltip.cm-completionInfo': { ...tooltip, maxWidth: 'min(80vw, 24rem)', padding: '0.5rem 0.75rem' },
  '.cm-lintRange-error': underlined('var(--danger)'),
  '.cm-lintRange-warning': underlined('var(--warning)'),
  '.cm-lintRange-info': underlined('var(--accent)'),
  '.cm-lintRange-active': { backgroundColor: 'var(--warning-soft)' },
  '.cm-diagnostic': { padding: '0.375rem 0.625rem', borderLeftWidth: '3px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warning)' },
  '.cm-lintPoint': { display: 'none' },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)', borderColor: 'var(--line)' },
});
