/** Returns a file as calls take it. */
export const inBase64 = (content: string | Buffer): string => Buffer.from(content).toString('base64');
