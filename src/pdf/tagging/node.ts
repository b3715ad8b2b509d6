import type { Bounds, Tag } from './tag.js';

/** The header cells of a table: how many rows at its top, and the column that names each row. */
export interface Heads {
  rows?: number;
  column?: number;
  /** The rows belong to the table before this one, which the layout divided. */
  continues?: boolean;
}

/*
 * What templates state about a node for screen readers, where it does not follow from the node itself. Headings have
 * `headlineLevel` or a style of `headingStyles`; a table without `headerRows` and `heads` only places its cells on the page.
 */
declare module 'pdfmake/interfaces.js' {
  interface ContentBase {
    heads?: Heads;
    /** The items of a stack are those of a list; an item of two columns has its label in the first. */
    list?: boolean;
    /**
     * What belongs to one label, such as a line to sign on. Its labels are captions and what is marked as `label`, wherever they are. Fields
     * in succession are the rows of a table.
     */
    field?: boolean;
    label?: boolean;
    /** A choice of the words beside it, as a form asks for: the part of a text has a circle, and is read with it. */
    circled?: boolean;
    /** What a picture or drawing shows. A drawing without it is decoration. */
    alt?: string;
    /** Text that repeats what another page says, or footer text that is part of the document. */
    reading?: 'skip' | 'include';
  }
}

/** A node as pdfmake's preprocessor leaves it. */
export interface LayoutNode {
  text?: unknown;
  stack?: LayoutNode[];
  columns?: LayoutNode[];
  section?: LayoutNode;
  footer?: unknown;
  ul?: LayoutNode[];
  table?: { body: LayoutNode[][]; headerRows?: number };
  image?: unknown;
  canvas?: DrawnNode[];
  colSpan?: number;
  style?: unknown;
  headlineLevel?: number;
  heads?: Heads;
  list?: boolean;
  field?: boolean;
  label?: boolean;
  alt?: string;
  reading?: 'skip' | 'include';
  /** The section to which the text of a footer belongs. */
  owner?: Tag;
  belongsTo?: Tag | typeof pagination;
}

/** What is drawn on a page. It keeps the tag of its node when pdfmake copies it. */
export interface DrawnNode {
  belongsTo?: Tag | typeof pagination;
  /** Left, top, right, bottom on the page. */
  bounds?: Bounds;
}

/** Running titles, footers, watermarks and repeated table heads. */
export const pagination = 'Pagination';

/** Styles of headings, with their level. */
export const headingStyles: Record<string, number> = { title: 1, heading: 1, section: 2 };
