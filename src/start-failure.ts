import { OperatorError } from './config/operator-error.js';

/** Explains a failed start that the operator can fix; undefined for a defect of the program. */
export function explainStartFailure(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code, syscall, address, hostname, port } = (error ?? {}) as NodeJS.ErrnoException & {
    address?: string;
    hostname?: string;
    port?: number;
  };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') {
      return `Port ${port} on ${address} is already in use. Stop the other program, or set PORT to another port (0 picks a free one).`;
    }
    if (code === 'EACCES') return `This user may not listen on port ${port}. Set PORT to a port above 1023.`;
    if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Check HOST.`;
  }
  if (syscall === 'getaddrinfo') return `The host name ${hostname} cannot be resolved. Check HOST.`;
  return undefined;
}
