export type Token =
  /** `plain`: how it is written for readers that end it elsewhere, if there are any. */
  | { kind: 'number'; value: number; start: number; end: number; plain?: string }
  | { kind: 'name' | 'operator'; text: string; start: number; end: number }
  /** `value` is the number of its bytes. */
  | { kind: 'string'; value: number; start: number; end: number }
  | { kind: 'open' | 'close'; text: '[' | ']' | '<<' | '>>'; start: number; end: number };

/** 1: white space, 2: delimiter. */
const classes = new Uint8Array(256);
for (const code of [0, 9, 10, 12, 13, 32]) classes[code] = 1;
for (const character of '()<>[]{}/%') classes[character.charCodeAt(0)] = 2;

/** The tokens of a content stream, or of objects (ISO 32000-2, 7.2). */
export class Tokens {
  constructor(
    readonly bytes: Uint8Array,
    public at = 0,
  ) {}

  next(): Token | null {
    const { bytes } = this;
    for (; this.at < bytes.length; this.at += 1) {
      const code = bytes[this.at]!;
      if (code === 0x25) this.skipLine();
      else if (classes[code] !== 1) break;
    }
    if (this.at >= bytes.length) return null;
    const start = this.at;
    const code = bytes[start]!;
    switch (code) {
      case 0x2f:
        return this.name(start);
      case 0x28:
        return this.literal(start);
      case 0x3c:
        return bytes[start + 1] === 0x3c ? this.mark('open', '<<', start) : this.hexadecimal(start);
      case 0x3e:
        return bytes[start + 1] === 0x3e ? this.mark('close', '>>', start) : this.word(start, start + 1);
      case 0x5b:
        return this.mark('open', '[', start);
      case 0x5d:
        return this.mark('close', ']', start);
      case 0x29:
      case 0x7b:
      case 0x7d:
        return this.word(start, start + 1);
      default:
        return this.word(start, this.endOfWord(start));
    }
  }

  /** Passes over one object, and the rest of one that does not end. @returns where it ends */
  skipObject(): number {
    let depth = 0;
    for (let token = this.next(); token; token = this.next()) {
      if (token.kind === 'open') depth += 1;
      if (token.kind === 'close') depth -= 1;
      if (depth <= 0) return token.end;
    }
    return this.at;
  }

  private skipLine(): void {
    while (this.at < this.bytes.length && this.bytes[this.at] !== 0x0a && this.bytes[this.at] !== 0x0d) this.at += 1;
  }

  private endOfWord(start: number): number {
    let end = start;
    while (end < this.bytes.length && classes[this.bytes[end]!] === 0) end += 1;
    return end;
  }

  private word(start: number, end: number): Token {
    if (isOfNumber(this.bytes[start]!)) return this.number(start, end);
    this.at = end;
    return { kind: 'operator', text: latin1(this.bytes, start, end), start, end };
  }

  /** Readers end it where its digits end, or take the rest of the word for a part of it. */
  private number(start: number, endOfWord: number): Token {
    let end = start;
    while (end < endOfWord && isOfNumber(this.bytes[end]!)) end += 1;
    this.at = end;
    const text = latin1(this.bytes, start, end);
    const number = Number(text);
    const value = Number.isNaN(number) ? Number.parseFloat(text) || 0 : number;
    if (end === endOfWord) return { kind: 'number', value, start, end };
    const exponent = latin1(this.bytes, end, endOfWord);
    if (!/^[eE][+-]?\d{1,3}$/.test(exponent)) return { kind: 'number', value, start, end, plain: `${text} ` };
    this.at = endOfWord;
    const scaled = Number(`${value}${exponent}`);
    return { kind: 'number', value: scaled, start, end: endOfWord, plain: decimal(scaled) };
  }

  private name(start: number): Token {
    const end = this.endOfWord(start + 1);
    this.at = end;
    const text = latin1(this.bytes, start + 1, end);
    return { kind: 'name', text: text.includes('#') ? unescaped(text) : text, start, end };
  }

  private mark(kind: 'open' | 'close', text: '[' | ']' | '<<' | '>>', start: number): Token {
    this.at = start + text.length;
    return { kind, text, start, end: this.at };
  }

  private literal(start: number): Token {
    const { bytes } = this;
    let [depth, end] = [1, start + 1];
    for (; end < bytes.length && depth > 0; end += 1) {
      const code = bytes[end];
      if (code === 0x5c) end += 1;
      else if (code === 0x28) depth += 1;
      else if (code === 0x29) depth -= 1;
    }
    this.at = Math.min(end, bytes.length);
    return { kind: 'string', value: this.at - start - 2, start, end: this.at };
  }

  private hexadecimal(start: number): Token {
    const end = this.bytes.indexOf(0x3e, start);
    this.at = end < 0 ? this.bytes.length : end + 1;
    return { kind: 'string', value: (this.at - start - 2) >> 1, start, end: this.at };
  }
}

/** A digit, a sign or a point. */
function isOfNumber(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;
}

/** Within what readers keep of a number. */
function decimal(value: number): string {
  const limit = 1e9;
  return Math.min(Math.max(value, -limit), limit).toFixed(9);
}

function latin1(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += 1) text += String.fromCharCode(bytes[at]!);
  return text;
}

function unescaped(text: string): string {
  return text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
