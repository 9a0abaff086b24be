/** An encrypted value on the disk; only its owner and name are readable. */
export interface Sealed {
  key: string;
  owner: string;
  iv: Uint8Array<ArrayBuffer>;
  box: ArrayBuffer;
}

/** Imports the server's key bytes as a key that encrypts and decrypts but cannot be exported, not even by this app. */
export const importKey = async (bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> =>
  await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);

/** AES-GCM also detects that a value was changed or swapped with another person's. */
const cipher = (owner: string, name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(`${owner}/${name}`),
});

export async function seal(
  key: CryptoKey,
  { owner, name, value }: { owner: string; name: string; value: unknown },
): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const box = await crypto.subtle.encrypt(cipher(owner, name, iv), key, bytes);
  return { key: name, owner, iv, box };
}

/** Decrypts the result of `seal`; undefined if it was encrypted with another key. */
export async function unseal<Value>(key: CryptoKey, sealed: Sealed): Promise<Value | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt(cipher(sealed.owner, sealed.key, sealed.iv), key, sealed.box);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cipher proves that `seal` has written it
    return JSON.parse(new TextDecoder().decode(bytes)) as Value;
  } catch {
    return undefined;
  }
}
