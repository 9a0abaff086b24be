import type { Unsent } from './sale';

/** A sale as it lies on the disk: of it one can read whose it is, and nothing else. */
export interface Sealed {
  key: string;
  owner: string;
  iv: Uint8Array<ArrayBuffer>;
  box: ArrayBuffer;
}

/** The bytes that the server gave as a key that encrypts and decrypts but can be read by nobody, this app included. */
export const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** AES-GCM also proves that nobody has changed it, or put one person's in another's place. */
const cipher = (owner: string, key: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${owner}/${key}`),
});

export async function seal(key: CryptoKey, owner: string, sale: Unsent): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(sale));
  const box = await crypto.subtle.encrypt(cipher(owner, sale.key, iv), key, bytes);
  return { key: sale.key, owner, iv, box };
}

/** Returns undefined for what was not sealed with this key. */
export async function unseal(key: CryptoKey, sealed: Sealed): Promise<Unsent | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt(cipher(sealed.owner, sealed.key, sealed.iv), key, sealed.box);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cipher proves that `seal` has written it
    return JSON.parse(new TextDecoder().decode(bytes)) as Unsent;
  } catch {
    return undefined;
  }
}
