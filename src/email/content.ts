/** What an e-mail says. Plain texts: how they look, and how they are escaped, is the business of compose.ts. */
export interface Content {
  subject: string;
  lead: string;
  facts?: ReadonlyArray<readonly [name: string, value: string]>;
  list?: { heads: readonly string[]; rows: ReadonlyArray<readonly string[]>; more?: string };
  closing: readonly string[];
}

/** Whom it is about. */
export interface Frame {
  organization: string;
  livemode: boolean;
}
