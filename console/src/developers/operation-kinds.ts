/** A named operation of a document. */
export interface NamedOperation {
  name: string;
  kind: 'query' | 'mutation' | 'subscription';
}

const silent = /"""(?:\\"""|[\s\S])*?"""|"(?:[^"\\\n]|\\.)*"|#[^\n]*/g;

/** The operations of a document at its top level: what is in braces, texts and comments is not one. */
export function listOperations(text: string): NamedOperation[] {
  const operations: NamedOperation[] = [];
  let depth = 0;
  for (const [word, , name] of text.replace(silent, ' ').matchAll(/[{}]|\b(query|mutation|subscription)\b\s*(\w*)/g)) {
    if (word === '{') depth += 1;
    else if (word === '}') depth -= 1;
    else if (depth === 0) operations.push({ name: name ?? '', kind: word.split(/\s/)[0] as NamedOperation['kind'] });
  }
  return operations;
}
