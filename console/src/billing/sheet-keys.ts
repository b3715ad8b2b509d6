const pageRows = 15;

/** How far a key moves the active cell; undefined for a key that does not move it. */
export function moveFor(key: string, isCommand: boolean): [rows: number, columns: number] | undefined {
  const far = isCommand ? Number.MAX_SAFE_INTEGER : 1;
  switch (key) {
    case 'ArrowDown':
      return [far, 0];
    case 'ArrowUp':
      return [-far, 0];
    case 'ArrowRight':
      return [0, far];
    case 'ArrowLeft':
      return [0, -far];
    case 'PageDown':
      return [pageRows, 0];
    case 'PageUp':
      return [-pageRows, 0];
    case 'Home':
      return [isCommand ? -far : 0, -Number.MAX_SAFE_INTEGER];
    case 'End':
      return [isCommand ? far : 0, Number.MAX_SAFE_INTEGER];
    default:
      return undefined;
  }
}
