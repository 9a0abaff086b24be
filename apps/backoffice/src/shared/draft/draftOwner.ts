import type { Session } from '@motorpark/domain';

/** Whose draft it is: the person's id, which stays if they or their terminal are renamed; names if a server sends no id. */
export const draftOwner = ({ personId, terminalName, name = '' }: Session): string =>
  personId ?? `${terminalName}/${name}`;
