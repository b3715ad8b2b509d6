import { STATUS_CODES } from 'node:http';
import { type Explanation, explanations } from '../../../errors/explanations.js';
import { type ErrorCode, errorTable } from '../../../errors/table.js';
import { escaped, page } from './layout.js';

/** The page of one code, in the spelling of either API; undefined for an unknown code. */
export function errorPage(spelling: string): string | undefined {
  const code = spelling.toUpperCase();
  if (!Object.hasOwn(errorTable, code)) return undefined;
  const { status, title } = errorTable[code as ErrorCode];
  const { api, when, remedy } = explanations[code as ErrorCode];
  return page(
    code.toLowerCase(),
    `<h1>${code.toLowerCase()}</h1>
<p class="lead">${text(title)}</p>
<dl>
<dt>HTTP status</dt><dd>${status} ${STATUS_CODES[status]}</dd>
<dt>Code</dt><dd>${spellings(code, api)}</dd>
<dt>When it happens</dt><dd>${text(when)}</dd>
<dt>What to do</dt><dd>${text(remedy)}</dd>
</dl>
<p><a href="/docs/errors">All error codes</a></p>`,
  );
}

/** All codes with their status and title. */
export function errorIndex(): string {
  const codes = (Object.keys(errorTable) as ErrorCode[]).sort((a, b) => errorTable[a].status - errorTable[b].status);
  const rows = codes.map((code) => {
    const { status, title } = errorTable[code];
    const name = code.toLowerCase();
    return `<tr><td>${status}</td><td><a href="/docs/errors/${name}"><code>${name}</code></a></td><td>${text(title)}</td><td>${apiNames[explanations[code].api]}</td></tr>`;
  });
  return page(
    'Error codes',
    `<h1>Error codes</h1>
<p class="lead">REST answers an error with its HTTP status and a body of <code>message</code>, <code>code</code>, <code>errors</code> by field, <code>request_id</code> and <code>doc_url</code>. GraphQL puts the same facts in <code>extensions</code>, with the code in capitals.</p>
<div class="table" tabindex="0"><table>
<thead><tr><th>Status</th><th>Code</th><th>Meaning</th><th>API</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table></div>`,
  );
}

const apiNames = { both: 'REST, GraphQL', rest: 'REST', graphql: 'GraphQL' } as const satisfies Record<
  Explanation['api'],
  string
>;

function spellings(code: string, api: Explanation['api']): string {
  const rest = `<code>${code.toLowerCase()}</code> in REST`;
  const graphql = `<code>${code}</code> in GraphQL`;
  return { both: `${rest}, ${graphql}`, rest, graphql }[api];
}

/** Escaped, with `back-ticked` words as code. */
function text(plain: string): string {
  return escaped(plain).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
