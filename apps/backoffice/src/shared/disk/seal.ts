/** A sealed value on the disk: readable are its owner and its name, and nothing else. */
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

/** What `seal` was given; undefined for what was not sealed with this key. */
export async function unseal<Value>(key: CryptoKey, sealed: Sealed): Promise<Value | undefined> {
  try {
    const bytes = await crypto.subtle.decrypt(cipher(sealed.owner, sealed.key, sealed.iv), key, sealed.box);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the cipher proves that `seal` has written it
    return JSON.parse(new TextDecoder().decode(bytes)) as Value;
  } catch {
    return undefined;
  }
}
