// A module of its own, because a process without the console does not need the package.
export { default as serveFiles } from '@fastify/static';
