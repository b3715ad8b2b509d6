import { type Cell, type EmailContent, type EmailList, type Frame, toText } from './content.js';

const service = 'Construction Payment Compliance';
const sandboxNote = 'This is about the sandbox: no real documents, mail or money are involved.';

/** Renders an e-mail as plain text and as HTML with the same wording. */
export function compose(content: EmailContent, frame: Frame): { subject: string; text: string; html: string } {
  const prefix = frame.livemode ? '' : '[Sandbox] ';
  const subject = `${prefix}${content.subject} (${frame.organization})`;
  const { choice } = frame;
  const choices: Cell[] = choice
    ? [
        { text: 'Choose your e-mails', url: choice.preferences },
        { text: 'Stop e-mails like this one', url: choice.unsubscribe },
      ]
    : [];
  return rendered(content, subject, frame.livemode, {
    reason: `you are ${frame.as} of ${frame.organization}`,
    choices,
  });
}

/** The same for an e-mail to a person about themselves. `reason` completes the sentence about why they get it. */
export function composeNotice({
  reason,
  livemode = true,
  ...content
}: EmailContent & { reason: string; livemode?: boolean }) {
  const prefix = livemode ? '' : '[Sandbox] ';
  return rendered(content, `${prefix}${content.subject} · ${service}`, livemode, { reason, choices: [] });
}

interface Footer {
  reason: string;
  choices: readonly Cell[];
}

function rendered(content: EmailContent, subject: string, livemode: boolean, { reason, choices }: Footer) {
  const footer = [`${service} sent you this message because ${reason}.`, ...choices];
  return {
    // A name may contain line breaks; a subject is one line.
    subject: subject.replace(/\s+/g, ' '),
    text: writeText(content, livemode, footer),
    html: writeHtml(content, livemode, footer),
  };
}

function writeText(
  { lead, facts = [], quote, list, groups = [], action, closing }: EmailContent,
  livemode: boolean,
  footer: readonly Cell[],
): string {
  const blocks = [
    ...(livemode ? [] : [sandboxNote]),
    lead,
    action ? `${action.label}: ${action.url}` : '',
    facts.map(([name, value]) => `${name}: ${withUrl(value)}`).join('\n'),
    quote ? [`${quote[0]}:`, ...quote[1].split(lineEnd).map((line) => `> ${line}`)].join('\n') : '',
    list ? lines(list).join('\n') : '',
    ...groups.map(({ title, ...of }) => [withUrl(title), ...lines(of)].join('\n')),
    ...closing,
    `-- \n${footer.map((part) => (typeof part === 'string' ? part : `${part.text}: ${part.url}`)).join('\n')}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** Whatever a mail client begins a line at. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

function withUrl(cell: Cell): string {
  return typeof cell === 'string' ? cell : `${cell.text}\n  ${cell.url}`;
}

/** One line for each row, and below it the pages that it names. */
function lines({ rows, more }: EmailList): string[] {
  const texts = rows.map((row) => {
    const urls = row.flatMap((cell) => (typeof cell === 'string' ? [] : [`\n  ${cell.url}`]));
    return `- ${row.map(toText).join(' · ')}${urls.join('')}`;
  });
  return more ? [...texts, withUrl(more)] : texts;
}

/** Mail clients reliably support little more than tables and inline styles. */
const styles = {
  page: 'margin:0;padding:24px 12px;background:#f2f3f1;',
  card: 'width:100%;max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d9dcd6;border-radius:6px;',
  inside: "padding:28px 32px;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#22261f;",
  service: 'margin:0 0 20px;font-size:13px;font-weight:600;letter-spacing:.02em;color:#5d6457;',
  sandbox: 'margin:0 0 20px;padding:8px 12px;background:#fff4d6;border-radius:4px;font-size:14px;',
  title: 'margin:0 0 12px;font-size:21px;line-height:1.3;font-weight:600;',
  text: 'margin:0 0 16px;',
  table: 'width:100%;border-collapse:collapse;margin:0 0 20px;font-size:14px;',
  head: 'padding:6px 12px 6px 0;border-bottom:2px solid #d9dcd6;text-align:left;color:#5d6457;font-weight:600;',
  cell: 'padding:8px 12px 8px 0;border-bottom:1px solid #e7e9e4;vertical-align:top;overflow-wrap:anywhere;',
  /** Keeps a date or a name on one line. */
  key: 'white-space:nowrap;width:1%;padding-right:20px;',
  action:
    'display:inline-block;padding:10px 18px;background:#2f4a2c;color:#ffffff;border-radius:4px;text-decoration:none;font-weight:600;',
  group: 'margin:0 0 4px;font-size:16px;line-height:1.4;font-weight:600;',
  link: 'color:#2f4a2c;text-decoration:underline;',
  footer: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #e7e9e4;font-size:13px;color:#5d6457;',
};

function writeHtml(
  { subject, lead, facts = [], quote, list, groups = [], action, closing }: EmailContent,
  livemode: boolean,
  footer: readonly Cell[],
): string {
  const named = [...facts, ...(quote ? [quote] : [])].map(([name, value]) => tr([name, value], 'th'));
  const grouped = groups.map(
    ({ title, ...of }) => `<h2 style="${styles.group}">${marked(title)}</h2>\n${writeList(of)}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(subject)}</title>
</head>
<body style="${styles.page}">
<table role="presentation" align="center" style="${styles.card}"><tr><td style="${styles.inside}">
<p style="${styles.service}">${service}</p>
${livemode ? '' : `<p style="${styles.sandbox}">${sandboxNote}</p>`}
<h1 style="${styles.title}">${escaped(subject)}</h1>
<p style="${styles.text}">${escaped(lead)}</p>
${action ? `<p style="${styles.text}"><a style="${styles.action}" href="${escaped(action.url)}">${escaped(action.label)}</a></p>` : ''}
${named.length > 0 ? table(named) : ''}
${list ? writeList(list) : ''}
${grouped.join('\n')}
${closing.map((text) => `<p style="${styles.text}">${escaped(text)}</p>`).join('\n')}
<p style="${styles.footer}">${footer.map(marked).join('<br>\n')}</p>
</td></tr></table>
</body>
</html>
`;
}

function writeList({ heads = [], rows, more }: EmailList): string {
  const cells = heads.map((head) => `<th style="${styles.head}white-space:nowrap;">${escaped(head)}</th>`).join('');
  const last = more ? [`<tr><td style="${styles.cell}" colspan="${heads.length || 1}">${marked(more)}</td></tr>`] : [];
  return table([...rows.map((row) => tr(row)), ...last], cells);
}

function table(rows: readonly string[], heads = ''): string {
  const role = heads ? 'table' : 'presentation';
  return `<table role="${role}" style="${styles.table}">${heads && `<thead><tr>${heads}</tr></thead>`}<tbody>
${rows.join('\n')}
</tbody></table>`;
}

/** Longer texts in the first column are broken. */
const longestKey = 24;

function tr(cells: readonly Cell[], firstTag: 'td' | 'th' = 'td'): string {
  const [first, ...rest] = cells as [Cell, ...Cell[]];
  const key = toText(first).length > longestKey ? '' : styles.key;
  return `<tr><${firstTag} style="text-align:left;${styles.cell}${key}">${marked(first)}</${firstTag}>${rest.map((cell) => `<td style="${styles.cell}">${marked(cell)}</td>`).join('')}</tr>`;
}

function marked(cell: Cell): string {
  return typeof cell === 'string'
    ? escaped(cell)
    : `<a style="${styles.link}" href="${escaped(cell.url)}">${escaped(cell.text)}</a>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
