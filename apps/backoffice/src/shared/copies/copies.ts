import { type Copies, readSession } from '@motorpark/api';
import { formatTableDateTime, lagosDay } from '@motorpark/domain';
import { readCopy, writeCopy } from './copyStore';

/** What is searched for, paged through or looked at by itself is not kept. */
const isKept = (url: string) => !/[?&](?:q|id|cursor)=/.test(url);

/** The person whose call that is, if they are still logged in; what anybody may read belongs to whoever is. */
function ownerOf(as: string | undefined): string | undefined {
  const session = readSession();
  return as === undefined || as === `Bearer ${session?.token}` ? session?.personId : undefined;
}

const iso = (at: number) => new Date(at).toISOString();
const momentOf = (at: number) => formatTableDateTime(iso(at), lagosDay(iso(Date.now())));

/** Copies of what this login has read, on the disk of this machine. */
export const copies: Copies = {
  async read(url, as) {
    const owner = ownerOf(as);
    const copy = owner === undefined ? undefined : await readCopy(owner, url);
    return copy && { ...copy, says: `As of ${momentOf(copy.at)}. Internet disconnected` };
  },
  write(url, copy) {
    const owner = ownerOf(copy.as);
    if (owner === undefined || !isKept(url)) return;
    // A full disk, or a browser that keeps nothing: then there are no copies.
    writeCopy(owner, url, copy, () => ownerOf(copy.as) === owner).catch(() => undefined);
  },
};
