import type { Session } from '@motorpark/domain';

/** Returns the owner of a draft: the person's id, which survives renaming; names if the server sends no id. */
export const draftOwner = ({ personId, terminalName, name = '' }: Session): string =>
  personId ?? `${terminalName}/${name}`;
