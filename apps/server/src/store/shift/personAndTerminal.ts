import { type Statement, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { isLeftOut } from '../search';

/** Returns the conditions on `rows`, such as `shift`, that filter by person and terminal. */
export function personAndTerminal(
  { person_id: personId, terminal_id: terminalId }: Payload,
  rows: Statement,
): Statement[] {
  const idIn = (field: string, id: unknown, said: string) => {
    if (typeof id !== 'string' || !isId(id)) throw invalid({ [field]: said });
    return id;
  };
  return [
    ...(isLeftOut(personId)
      ? []
      : [sql`${rows}.person_id = ${idIn('person_id', personId, 'It is the id of a person.')}`]),
    ...(isLeftOut(terminalId)
      ? []
      : [sql`${rows}.terminal_id = ${idIn('terminal_id', terminalId, 'It is the id of a terminal.')}`]),
  ];
}
