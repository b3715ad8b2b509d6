#!/usr/bin/env node
/**
 * Stands in for curl while the examples of the documentation run, so that the tests need none: the options that the examples
 * use, and one line of JSON about each answer in the file that CURL_LOG names.
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: {
    request: { type: 'string', short: 'X' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'data-binary': { type: 'string' },
    output: { type: 'string', short: 'o' },
  },
  allowPositionals: true,
});
if (positionals.length !== 1) throw new Error(`curl needs one address, not ${positionals.length}.`);
const headers = new Headers(
  values.header.map((line): [string, string] => [line.split(':')[0]!, line.replace(/^.*?: */, '')]),
);
const data = values.data ?? values['data-binary'];
const response = await fetch(positionals[0]!, {
  method: values.request ?? (data === undefined ? 'GET' : 'POST'),
  headers,
  ...(data !== undefined && { body: data }),
});
const body = Buffer.from(await response.arrayBuffer());
if (values.output) writeFileSync(values.output, body);
else process.stdout.write(body);
const isJson = response.headers.get('content-type')?.includes('json');
appendFileSync(
  process.env.CURL_LOG!,
  `${JSON.stringify({ status: response.status, body: isJson ? JSON.parse(body.toString()) : null })}\n`,
);
