declare module 'axe-core/axe.min.js' {
  import axe = require('axe-core');
  export = axe;
}

declare module 'sax' {
  interface Parser {
    onerror(error: Error): void;
    ontext(text: string): void;
    onopentag(tag: { name: string }): void;
    onclosetag(): void;
    write(text: string): Parser;
    close(): void;
  }
  const sax: { parser(strict: boolean): Parser };
  export default sax;
}
