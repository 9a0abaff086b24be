import { formatDateTime } from '@motorpark/domain';
import type { Copies } from '../http/storedCopies';
import { readSession } from '../session/session';
import { readCopy, writeCopy } from './copyStore';

/** Searches, further pages and single records are not stored. */
const isKept = (url: string) => !/[?&](?:q|id|cursor)=/.test(url);

/** Returns the user who made a call, if they are still logged in; public responses belong to the current user. */
function ownerOf(as: string | undefined): string | undefined {
  const session = readSession();
  return as === undefined || as === `Bearer ${session?.token}` ? session?.personId : undefined;
}

const iso = (at: number) => new Date(at).toISOString();
const momentOf = (at: number) => formatDateTime(iso(at));

/** This login's copies on the disk of this machine. */
export const copiesOnDisk: Copies = {
  async read(url, as) {
    const owner = ownerOf(as);
    const copy = owner === undefined ? undefined : await readCopy(owner, url);
    return copy && { ...copy, says: `As of ${momentOf(copy.at)}. Internet disconnected` };
  },
  write(url, copy) {
    const owner = ownerOf(copy.as);
    if (owner === undefined || !isKept(url)) return;
    // The disk is full or the browser stores nothing: there are no copies then.
    writeCopy(owner, url, copy, () => ownerOf(copy.as) === owner).catch(() => undefined);
  },
};
