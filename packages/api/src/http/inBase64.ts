import type { AxiosRequestConfig } from 'axios';

/** The settings of a call that carries a file: a large one takes long to send and check. */
export const UPLOAD: AxiosRequestConfig = { timeout: 120_000 };

/** Bytes per step: each becomes a function argument of its own. */
const CHUNK = 32_768;

/** Encodes a file in base64, as calls carry it. */
export async function inBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let from = 0; from < bytes.length; from += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(from, from + CHUNK));
  }
  return btoa(text);
}

/** Decodes a file of an answer. */
export const blobOf = ({ type, file }: { type: string; file: string }): Blob =>
  new Blob([Uint8Array.from(atob(file), (letter) => letter.charCodeAt(0))], { type });
