import { OperatorError } from './config/operator-error.js';

/** A sentence for a failed start that the operator can mend; undefined for a fault of the program. */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code, syscall, address, hostname, port } = (error ?? {}) as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      return `Port ${port} on ${address} is already in use. Stop the other program, or set PORT to another one (0 picks a free one).`;
    }
    if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
    if (code === 'EADDRNOTAVAIL') return `The address ${address} is not one of this machine's. Check HOST.`;
  }
  if (syscall === 'getaddrinfo') return `The host name ${hostname} is not known. Check HOST.`;
  return undefined;
}
