import type { ListQuery } from '../port/found';

/** Filters what people have done at terminals, by their ids, besides the filters of any list. */
export interface PersonAndTerminal extends ListQuery {
  personId?: string | undefined;
  terminalId?: string | undefined;
}

/** Returns the same in the contract's terms. */
export const personAndTerminal = ({ personId, terminalId }: PersonAndTerminal) => ({
  ...(personId !== undefined && { person_id: personId }),
  ...(terminalId !== undefined && { terminal_id: terminalId }),
});
