/** A text, with the page that it names. */
export type Cell = string | { text: string; url: string };

export type Rows = ReadonlyArray<readonly Cell[]>;

export interface EmailList {
  heads?: readonly string[] | undefined;
  rows: Rows;
  /** How many there are beside these, with the page that has all. */
  more?: Cell | undefined;
}

/** The content of an e-mail, as plain text. compose.ts handles layout and escaping. */
export interface EmailContent {
  subject: string;
  lead: string;
  facts?: ReadonlyArray<readonly [name: string, value: Cell]>;
  /** What another person wrote. In plain text, each of its lines is marked, so that none looks like the service's own. */
  quote?: readonly [name: string, text: string];
  list?: EmailList & { heads: readonly string[] };
  /** Lists with a title each. */
  groups?: ReadonlyArray<EmailList & { title: Cell }>;
  /** The one thing to do, as a link. */
  action?: { label: string; url: string };
  closing: readonly string[];
}

/** The organization and mode that the e-mail is about, and why the person gets it. */
export interface Frame {
  organization: string;
  livemode: boolean;
  /** Completes the sentence "because you are …". */
  as: string;
  /** Where the person chooses what they get; absent for what everyone of that role gets. */
  choice?: { preferences: string; unsubscribe: string };
}

/** The address of a page of the console, from its path within the organization and mode: `/notices/<id>`. */
export type PageUrl = (path: string) => string;

export function toText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}
