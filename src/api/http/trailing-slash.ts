/** `/contacts/?page=2` → `/contacts?page=2`. Two trailing slashes are kept, and match no route. */
export function withoutSlash(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (path.length < 2 || !path.endsWith('/') || path.endsWith('//')) return url;
  return path.slice(0, -1) + url.slice(path.length);
}
