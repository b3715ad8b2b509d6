import { Lexer, Source, TokenKind } from 'graphql';
import { AppError } from '../../errors/app-error.js';
import { documentLimits } from './document-rules.js';
import { WeighedCache } from './weighed-cache.js';

/** Texts that were checked, up to this many characters. Clients send the same texts again and again. */
const checked = new WeighedCache<true>(5_000_000);

/**
 * Limits nested brackets of any kind. Parsing and validation recurse, and a value of a few thousand nested lists would overflow
 * the stack. Text that cannot be tokenized here is refused by the parser.
 *
 * @throws AppError
 */
export function rejectNesting(text: string): void {
  if (checked.get(text)) return;
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  for (let tokens = 0; tokens <= documentLimits.tokens; tokens += 1) {
    let kind: TokenKind;
    try {
      kind = lexer.advance().kind;
    } catch {
      return;
    }
    if (kind === TokenKind.EOF) {
      checked.add(text, true, text.length);
      return;
    }
    if (opening.has(kind)) depth += 1;
    else if (closing.has(kind)) depth -= 1;
    if (depth > documentLimits.nesting) {
      throw new AppError(
        'GRAPHQL_TOO_COMPLEX',
        `The document nests brackets deeper than the limit of ${documentLimits.nesting}.`,
      );
    }
  }
}
const opening = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);
