/** Writes src/domain/shared/printed-characters.ts: which font of the documents prints which characters. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fontFaces, fontFamily, openFace } from '../../src/pdf/fonts.js';

/** What a family prints of its characters, in the order in which families are asked. */
const families: { family: keyof typeof fontFaces & string; characters: RegExp }[] = [
  { family: fontFamily, characters: /./su },
  { family: 'Gowun Batang', characters: /\p{Script=Hangul}/u },
  {
    family: 'Cactus Classical Serif',
    characters: /\p{scx=Han}|\p{scx=Hiragana}|\p{scx=Katakana}|[\u2150-\u218B\u2460-\u24FF\u3300-\u33FF\uFF00-\uFFEF]/u,
  },
  // Not letters of their kind, marks, or spaces.
  { family: 'Noto Sans Math', characters: /(?=[\p{S}\p{P}\p{N}])[\u2000-\u2BFF]/u },
  {
    family: 'Noto Sans Symbols 2',
    characters: /(?=[\p{S}\p{P}\p{N}])[\u2000-\u27FF\u2900-\u2BFF\u{1F5F4}-\u{1F5F9}]/u,
  },
];

/** The module, as the fonts make it. */
export function printedCharacters(): string {
  const taken = new Set<number>();
  const members = families.map(({ family, characters }) => {
    const sets = Object.values(fontFaces[family]!).map((file) => new Set(openFace(file).characterSet));
    // Every face of the family has the character.
    const own = [...sets[0]!]
      .filter((code) => sets.every((set) => set.has(code)) && !taken.has(code))
      .filter((code) => characters.test(String.fromCodePoint(code)))
      .sort((one, other) => one - other);
    for (const code of own) taken.add(code);
    return `  '${family}': '${runs(own)}',`;
  });
  return [
    '/**',
    ' * Which font prints which characters: pairs of how many code points are left out and how many follow each other, in base 36.',
    ' * It changes with the fonts: run `npm run generate`.',
    ' */',
    'export const printedCharacters = {',
    ...members,
    '} as const;',
    '',
  ].join('\n');
}

function runs(codes: readonly number[]): string {
  const numbers: number[] = [];
  let next = 0;
  for (const code of codes) {
    if (code === next && numbers.length > 0) numbers[numbers.length - 1]! += 1;
    else numbers.push(code - next, 1);
    next = code + 1;
  }
  return numbers.map((each) => each.toString(36)).join(' ');
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../../src/domain/shared/printed-characters.ts', import.meta.url), printedCharacters());
