/** The content of an e-mail, as plain text. compose.ts handles layout and escaping. */
export interface EmailContent {
  subject: string;
  lead: string;
  facts?: ReadonlyArray<readonly [name: string, value: string]>;
  list?: { heads: readonly string[]; rows: ReadonlyArray<readonly string[]>; more?: string };
  /** The one thing to do, as a link. */
  action?: { label: string; url: string };
  closing: readonly string[];
}

/** The organization and mode that the e-mail is about. */
export interface Frame {
  organization: string;
  livemode: boolean;
}
