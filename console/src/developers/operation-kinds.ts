/** A named operation of a document. */
interface NamedOperation {
  /** Empty for an operation without a name. */
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
}

/** Texts, also those that have no end yet, comments, names with or without the sign of a variable, numbers and brackets. */
const tokens =
  /"""(?:\\"""|[\s\S])*?(?:"""|$)|"(?:[^"\\\n\r]|\\.)*"?|#[^\n\r]*|(?:[$@][\s,]*)?[A-Za-z_]\w*|-?\d[\d.]*(?:[eE][+-]?\d+)?|[{}()[\]]/g;
const isKind = (word: string) => ['query', 'mutation', 'subscription'].includes(word);

/** The operations of a document: the definitions that begin with a kind of operation, or with a brace, which begins a query. */
export function listOperations(text: string): NamedOperation[] {
  const operations: NamedOperation[] = [];
  const words = (text.match(tokens) ?? []).map((token) => token.trim()).filter((token) => !/^["#]/.test(token));
  let depth = 0;
  let isBetween = true;
  for (const [index, word] of words.entries()) {
    if (isBetween && isKind(word)) {
      const next = words[index + 1] ?? '';
      operations.push({ name: /^\w/.test(next) ? next : '', kind: word as NamedOperation['kind'] });
    } else if (isBetween && word === '{') operations.push({ name: '', kind: 'query' });
    if (/^[{([]/.test(word)) depth += 1;
    else if (/^[})\]]/.test(word)) depth = Math.max(depth - 1, 0);
    // A definition ends with the brace of its fields.
    isBetween = word === '}' && depth === 0;
  }
  return operations;
}

/** The document without what may be a secret: its texts, numbers and comments. */
export function blankValues(text: string): string {
  return text.replace(tokens, (token) => {
    if (token.startsWith('#')) return '';
    if (token.startsWith('"')) return '""';
    return /^-?\d/.test(token) ? '0' : token;
  });
}
