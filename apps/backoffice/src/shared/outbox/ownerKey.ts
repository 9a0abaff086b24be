import { getOutboxKey } from '@motorpark/api';
import { importKey } from '../disk/seal';
import { keepKey, keptKey } from './diskStore';

/** Browsers encrypt only over HTTPS, and on the server's own machine. */
const canEncrypt = () => 'indexedDB' in globalThis && 'crypto' in globalThis && 'subtle' in crypto;

/** What is encrypted for whoever is logged in, kept for as long as they are; undefined where nothing can be. */
export async function ownerKey(owner: string): Promise<CryptoKey | undefined> {
  if (!canEncrypt()) return undefined;
  const kept = await keptKey(owner);
  if (kept) return kept;
  const key = await keyWith();
  if (key) await keepKey(owner, key);
  return key;
}

/** The key of whoever is logged in, or of whoever holds the token; it is not kept. */
export async function keyWith(token?: string): Promise<CryptoKey | undefined> {
  const bytes = canEncrypt() ? await getOutboxKey(token) : undefined;
  return bytes && (await importKey(bytes));
}
