import { getOutboxKey } from './outbox.endpoints';
import { importKey } from '../disk/seal';
import { storeKey, storedKey } from './diskStore';

/** Browsers offer encryption only over HTTPS and on localhost. */
const canEncrypt = () => 'indexedDB' in globalThis && 'crypto' in globalThis && 'subtle' in crypto;

/** Returns the logged-in user's key and stores it until they log out; undefined if nothing can be encrypted. */
export async function ownerKey(owner: string): Promise<CryptoKey | undefined> {
  if (!canEncrypt()) return undefined;
  const stored = await storedKey(owner);
  if (stored) return stored;
  const key = await keyWith();
  if (key) await storeKey(owner, key);
  return key;
}

/** Fetches the key of the logged-in user, or of the token's owner, without storing it. */
export async function keyWith(token?: string): Promise<CryptoKey | undefined> {
  const bytes = canEncrypt() ? await getOutboxKey(token) : undefined;
  return bytes && (await importKey(bytes));
}
