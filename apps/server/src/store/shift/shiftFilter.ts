import { type Statement, sql } from '../../db';
import { invalid } from '../../request/failure';
import type { Payload } from '../../request/payload';
import { isId } from '../../db/rows';
import { isLeftOut } from '../search';

/** Returns the conditions on `shift` that filter by person and terminal. */
export function shiftFilter({ person_id: personId, terminal_id: terminalId }: Payload): Statement[] {
  const idIn = (field: string, id: unknown, said: string) => {
    if (typeof id !== 'string' || !isId(id)) throw invalid({ [field]: said });
    return id;
  };
  return [
    ...(isLeftOut(personId)
      ? []
      : [sql`shift.person_id = ${idIn('person_id', personId, 'It is the id of a person.')}`]),
    ...(isLeftOut(terminalId)
      ? []
      : [sql`shift.terminal_id = ${idIn('terminal_id', terminalId, 'It is the id of a terminal.')}`]),
  ];
}
