declare module 'aws4' {
  interface Signed {
    headers: Record<string, string>;
  }
  const aws4: { sign(request: object, credentials: { accessKeyId: string; secretAccessKey: string }): Signed };
  export default aws4;
}
