import { hasWords, listChildren, toFieldParts } from './fields.js';
import { type Heads, headingStyles, type LayoutNode, pagination } from './node.js';
import { Tag, type TagRole } from './tag.js';

/**
 * Decides what each node of a document is for a screen reader, before the document is laid out. Stacks and columns, and tables
 * that only place their cells, leave no trace: their content follows in its order.
 */
export class TagPlan {
  readonly root = new Tag('Document');
  private level = 0;
  private sections = false;
  private readonly tablesOfFields = new WeakSet<Tag>();

  /** The content of the document. */
  body(content: LayoutNode): void {
    this.sections = (content.stack ?? []).filter(({ section }) => section).length > 1;
    this.place(content, this.root);
  }

  /** A header or footer. Only what its template includes is read. */
  running(block: LayoutNode, owner = block.owner ?? this.root): void {
    if (block.reading === 'include') this.place(block, owner);
    else {
      for (const child of listChildren(block)) this.running(child, owner);
      block.belongsTo = pagination;
    }
  }

  private place(node: LayoutNode, parent: Tag): void {
    if (node.reading === 'skip') this.running(node);
    else if (node.section) this.placeSection(node, node.section, parent);
    else if (node.list && node.stack) this.placeList(node.stack, parent);
    else if (node.ul) this.placeList(node.ul, parent, 'Disc');
    else if (node.field && toFieldParts(node)[0].length > 0) this.placeField(node, parent);
    else if (node.table) this.placeTable(node, node.table, parent);
    else if (node.text !== undefined) node.belongsTo = parent.add(this.roleOf(node));
    else if (node.image || (node.canvas && node.alt)) this.placePicture(node, parent);
    else for (const child of listChildren(node)) this.place(child, parent);
  }

  private placeSection(node: LayoutNode, content: LayoutNode, parent: Tag): void {
    const section = this.sections ? parent.add('Sect') : parent;
    this.place(content, section);
    const { footer } = node;
    if (typeof footer !== 'function') return;
    node.footer = (...page: unknown[]) => {
      const block = footer(...page);
      return typeof block === 'object' && block !== null ? Object.assign(block, { owner: section }) : block;
    };
  }

  private placePicture(node: LayoutNode, parent: Tag): void {
    const figure = parent.add('Figure', { alt: node.alt });
    node.belongsTo = figure;
    for (const vector of node.canvas ?? []) vector.belongsTo = figure;
  }

  /** A level follows the one above it: what is nested deeper than its neighbors is moved up. */
  private roleOf({ headlineLevel, style }: LayoutNode): TagRole {
    const headingRole = headlineLevel ?? (typeof style === 'string' ? headingStyles[style] : undefined);
    if (headingRole === undefined) return 'P';
    this.level = Math.min(headingRole, this.level + 1);
    return `H${this.level}` as TagRole;
  }

  private placeList(items: LayoutNode[], parent: Tag, marker?: 'Disc'): void {
    const labelled = items.some(({ columns }) => columns?.length === 2);
    const numbering = marker ?? (labelled ? 'Decimal' : 'None');
    const list = parent.add('L', { attributes: { O: 'List', ListNumbering: numbering } });
    for (const item of items) {
      const entry = list.add('LI');
      const [label, body] = item.columns?.length === 2 ? item.columns : [null, item];
      if (label) this.fill(entry.add('Lbl'), label);
      this.fill(entry.add('LBody'), body!);
    }
  }

  /** A row of the table that fields in succession form: the label, which is read first, and what belongs to it. */
  private placeField(field: LayoutNode, parent: Tag): void {
    const before = parent.children.at(-1);
    const table = before && this.tablesOfFields.has(before) ? before : parent.add('Table');
    this.tablesOfFields.add(table);
    const row = table.add('TR');
    const [labels, values] = toFieldParts(field);
    this.fill(createCell(row, { stack: labels }, 'Row'), { stack: labels });
    this.fill(createCell(row, { stack: values }, null), { stack: values });
  }

  private placeTable(
    { heads = {} }: LayoutNode,
    { body, headerRows = 0 }: { body: LayoutNode[][]; headerRows?: number },
    parent: Tag,
  ): void {
    const { rows = headerRows, column, continues } = heads;
    if (rows === 0 && column === undefined && !continues) {
      for (const cell of body.flat()) this.place(cell, parent);
      return;
    }
    const before = parent.children.at(-1);
    const table = continues && before?.role === 'Table' ? before : parent.add('Table');
    this.placeRows(body, table, { rows, column });
  }

  private placeRows(body: LayoutNode[][], table: Tag, { rows = 0, column }: Heads): void {
    for (const [index, cells] of body.entries()) {
      const [first] = cells;
      // Rows that stay together on a page are those of a table in a cell.
      if (first?.table && first.heads?.continues) {
        this.placeRows(first.table.body, table, first.heads);
        continue;
      }
      const row = table.add('TR');
      for (let at = 0; at < cells.length; at += cells[at]!.colSpan ?? 1) {
        const scope = index < rows ? 'Column' : at === column ? 'Row' : null;
        this.fill(createCell(row, cells[at]!, scope), cells[at]!);
      }
    }
  }

  /** The content of a cell or item: a single text needs no paragraph around it. */
  private fill(tag: Tag, node: LayoutNode): void {
    const [only, ...others] = node.stack ?? [];
    if (only && others.length === 0) this.fill(tag, only);
    else if (node.text !== undefined && this.isPlain(node)) node.belongsTo = tag;
    else this.place(node, tag);
  }

  private isPlain({ headlineLevel, style }: LayoutNode): boolean {
    return headlineLevel === undefined && !(typeof style === 'string' && style in headingStyles);
  }
}

function createCell(row: Tag, cell: LayoutNode, scope: 'Column' | 'Row' | null): Tag {
  const span = cell.colSpan && cell.colSpan > 1 ? { ColSpan: cell.colSpan } : null;
  // A header without words would name nothing.
  const isHead = scope !== null && hasWords(cell);
  const attributes = { ...(isHead && { Scope: scope }), ...span };
  return row.add(isHead ? 'TH' : 'TD', isHead || span ? { attributes: { O: 'Table', ...attributes } } : {});
}
