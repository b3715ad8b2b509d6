/** How TypeScript becomes JavaScript: in a build, in Jest, and in Node through test/support/typescript.js. Types are not checked. */
export const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
  },
  module: { type: 'es6' },
};
