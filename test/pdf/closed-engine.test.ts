import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import pdfMake from 'pdfmake';
import '../../src/pdf/print.js';

/** Even a template that asked for outside content would not get it. */
describe('the PDF engine', () => {
  it('opens no file', async () => {
    const made = pdfMake.createPdf({
      content: [{ image: `${process.cwd()}/docs/logo.png` }],
      defaultStyle: { font: 'Tinos' },
    });
    await expect(made.getBuffer()).rejects.toThrow(/access/i);
  });

  it('requests no URL', async () => {
    let asked = 0;
    const server = createServer((_request, response) => {
      asked += 1;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/logo.png`;
    try {
      const made = pdfMake.createPdf({
        content: [{ image: 'logo' }],
        images: { logo: url },
        defaultStyle: { font: 'Tinos' },
      });
      await expect(made.getBuffer()).rejects.toThrow();
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
    expect(asked).toBe(0);
  });
});
