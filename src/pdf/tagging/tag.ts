/** The types of ISO 32000-1, 14.8.4, that documents use. */
export type TagRole =
  | 'Document'
  | 'Sect'
  | `H${1 | 2 | 3 | 4 | 5 | 6}`
  | 'P'
  | 'Span'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure';

/** A marked sequence of a page's content, as pdfkit refers to it. */
export type MarkedContent = object;

interface TagOptions {
  alt?: string | undefined;
  /** What is read in place of the text. It is not repeated in the content of the page, because poppler then finds neither. */
  actual?: string;
  /** The entries of the attribute dictionary. */
  attributes?: Record<string, unknown>;
}

export type Bounds = [left: number, top: number, right: number, bottom: number];

/** An element of the structure tree, before it is written. */
export class Tag {
  readonly children: Tag[] = [];
  /** The sequences that were drawn for it, and parts of its text with a tag of their own, in the order of the pages. */
  readonly contents: (MarkedContent | Tag)[] = [];
  /** The languages of its parts; undefined is the language of the document. */
  readonly languages = new Set<string | undefined>();
  /** Where a figure is on its page. */
  bounds: Bounds | undefined;
  pageHeight = 0;

  constructor(
    readonly role: TagRole,
    readonly options: TagOptions = {},
  ) {}

  add(role: TagRole, options?: TagOptions): Tag {
    const child = new Tag(role, options);
    this.children.push(child);
    return child;
  }

  /** Whether something was drawn for it. The cells of a table keep their place when they are empty. */
  get isDrawn(): boolean {
    return this.contents.length > 0 || this.children.some((child) => child.isDrawn);
  }

  /** The language of its whole text, if it is not that of the document. */
  get lang(): string | undefined {
    return this.languages.size === 1 ? [...this.languages][0] : undefined;
  }

  /** Extends the area of a figure. */
  cover([left, top, right, bottom]: Bounds, pageHeight: number): void {
    const [l, t, r, b] = this.bounds ?? [left, top, right, bottom];
    this.bounds = [Math.min(l, left), Math.min(t, top), Math.max(r, right), Math.max(b, bottom)];
    this.pageHeight = pageHeight;
  }
}
