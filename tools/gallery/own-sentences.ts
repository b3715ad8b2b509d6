import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from '@swc/core';
import { claimForms } from '../../src/pdf/assets/claim/index.js';
import { claimsOfStates } from '../../src/pdf/assets/claim/states.js';
import { noticeForms } from '../../src/pdf/assets/notice/index.js';

const top = new URL('../../', import.meta.url);

/** Fields of a form that are not printed. */
const unprinted = ['guidance', 'unconfirmed', 'attached', 'facts', 'labels', 'stated', 'statute'];

const intro = `# Own sentences

Every sentence that documents print in the service's own words, for counsel to read before a form is used. Words of a statute are not listed,
nor labels and titles; docs/documents.md has the tables of forms. {name} is a blank that the record fills, and … a value.
`;

/** A page in Markdown with every sentence that documents print in the service's own words, for counsel to read. */
export function ownSentences(): string {
  const forms = [...noticeForms, ...claimForms]
    .filter(({ wording }) => wording === 'own')
    .map((form) => section(`${form.title} (${form.formCode})`, textsOf(form)));
  const clauses = Object.entries(claimsOfStates).map(([state, claims]) =>
    section(`What is filled in on claims of ${state}`, textsOf(claims.clauses)),
  );
  const shared = ['mailing', 'pay-application', 'waiver/general', '*/sentences'].map((name) => `assets/${name}`);
  const files = ['templates/**/*', ...shared]
    .flatMap((name) => globSync(`src/pdf/${name}.ts`, { cwd: fileURLToPath(top) }))
    .sort()
    .map((path) => section(path, literalsOf(path)));
  const layouts = [...clauses, ...files].filter(Boolean);
  const parts = [intro, '## Forms\n', ...forms.filter(Boolean), '## Layouts\n', ...layouts];
  return `${parts.join('\n').trimEnd()}\n`;
}

function section(heading: string, texts: readonly string[]): string {
  const sentences = [
    ...new Set(texts.map((text) => text.replace(/\s+/g, ' ').replace(/_{3,}/g, '____').trim())),
  ].filter(isSentence);
  if (sentences.length === 0) return '';
  return `### ${heading}\n\n${sentences.map((text) => `- ${text.replace(/[*_<>|]/g, '\\$&')}`).join('\n')}\n`;
}

/** Names, labels and fragments have fewer words. */
function isSentence(text: string): boolean {
  return text.split(' ').length >= 6 && /[a-z] [a-z]/.test(text);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unprinted.includes(key) ? [] : textsOf(inner)));
}

interface Node {
  type?: string;
  [key: string]: unknown;
}

/** The texts in the code of a layout; messages of errors are not printed. */
export function literalsOf(path: string): string[] {
  const code = readFileSync(new URL(path, top), 'utf8');
  return literalsIn(parseSync(code, { syntax: 'typescript', target: 'es2022' }) as unknown as Node);
}

function literalsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type = '', ...members } = node as Node;
  // `as const`, `satisfies` and `!` have a value in them, and types have none.
  if (type.startsWith('Ts') && 'expression' in members) return literalsIn(members.expression);
  if (type === 'ThrowStatement' || type === 'ImportDeclaration' || type.startsWith('Ts')) return [];
  const own = textOf(node as Node);
  if (own !== null) return [own, ...(type === 'TemplateLiteral' ? literalsIn(members.expressions) : [])];
  return Object.values(members).flatMap(literalsIn);
}

/** A text, with `…` for each value in it: a string, a template, or both on several lines with `+`; null for anything else. */
function textOf(node: Node): string | null {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked).join('…');
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const [left, right] = [textOf(node.left as Node), textOf(node.right as Node)];
  return left === null && right === null ? null : `${left ?? '…'}${right ?? '…'}`;
}
