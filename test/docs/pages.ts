import { globSync, readFileSync } from 'node:fs';

/** The pages for readers, by path from the root of the project. */
export function pages(): Array<{ path: string; text: string }> {
  const paths = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', ...globSync('docs/**/*.md').sort()];
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/**
 * A fenced block. Its info string says how it is tested: `bash` with a curl line is run and must succeed, `bash 422` must answer
 * 422; `graphql` is run and must have no errors, `graphql errors` must have some; `json variables` belongs to the operation
 * before it; `json answer` shows the answer of the block before it. Blocks with the note `story` are run in their order, in one
 * shell or with the ids of earlier blocks; every other block is run by itself.
 */
export interface Block {
  path: string;
  line: number;
  language: string;
  note: string;
  text: string;
}

export function blocks(page: { path: string; text: string }): Block[] {
  return [...page.text.matchAll(/^```(\w*)(?: (.*))?\n([\s\S]*?)^```$/gm)].map((match) => ({
    path: page.path,
    line: page.text.slice(0, match.index).split('\n').length,
    language: match[1]!,
    note: match[2] ?? '',
    text: match[3]!,
  }));
}

export interface Example {
  name: string;
  run: Block;
  variables: Block | undefined;
  answer: Block | undefined;
}

/** The blocks that can be run, each with its related blocks. */
export function examples(page: { path: string; text: string }): Example[] {
  const all = blocks(page);
  return all.flatMap((run, index) => {
    const runs =
      run.language === 'graphql' || (run.language === 'bash' && (run.note === 'story' || /\bcurl\b/.test(run.text)));
    if (!runs) return [];
    const rest = all.slice(index + 1);
    const next = rest.findIndex(({ language }) => language !== 'json');
    const own = next === -1 ? rest : rest.slice(0, next);
    const find = (note: string) => own.find((block) => block.language === 'json' && block.note === note);
    return [{ name: `${run.path}:${run.line}`, run, variables: find('variables'), answer: find('answer') }];
  });
}
