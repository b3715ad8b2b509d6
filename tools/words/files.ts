import { globSync, readFileSync, statSync } from 'node:fs';

/** The texts whose words are checked, by kind. */
const kinds = {
  sources: [
    'src/**/*.{ts,graphql}',
    'packages/*/src/**/*.ts',
    'tools/**/*.{ts,mjs,mts}',
    '*.{js,json,yml,yaml}',
    'clients/rest/type-tests/*.ts',
  ],
  console: ['console/src/**/*.{ts,tsx}'],
  tests: ['test/**/*.{ts,js}', 'packages/*/test/**/*.ts'],
  documents: ['*.md', 'docs/**/*.md', 'packages/*/*.md', 'deploy/**', '.ci/*', '.env.example', 'Dockerfile'],
} satisfies Record<string, string[]>;

export type Kind = keyof typeof kinds;

const exempt = [
  // Statutory wording.
  'src/pdf/assets/',
  // Generated from texts that are checked where they are written.
  'src/entities/generated/',
  'src/rest/generated/',
  'src/schema/schema.graphql',
  'package-lock.json',
  // The list itself, and its test.
  'tools/words/',
  'test/architecture/plain-words.test.ts',
  // Generated from texts that are checked where they are written.
  'packages/lien-deadlines/dist/',
];

/** The paths and texts of a kind. */
export function textsOf(kind: Kind): Array<{ path: string; text: string }> {
  return globSync(kinds[kind])
    .filter((path) => !exempt.some((start) => path.startsWith(start)) && statSync(path).isFile())
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export const allKinds = Object.keys(kinds) as Kind[];
