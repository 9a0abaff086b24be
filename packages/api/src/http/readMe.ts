import { roleOf, type Session } from '@motorpark/domain';
import { read, recordOf, textOf, textsIn } from './record';

/** Parses the session's owner from the header that the server adds to its responses; undefined if it cannot be read. */
export function readMe(header: string): Omit<Session, 'token'> | undefined {
  try {
    const me = recordOf(JSON.parse(decodeURIComponent(header)));
    const terminal = recordOf(read(me, 'terminal'));
    return {
      role: roleOf(textOf(read(me, 'role')) ?? '', textOf(read(me, 'office_role'))),
      terminalName: textOf(read(terminal, 'name')) ?? '',
      terminalId: textOf(read(terminal, 'id')),
      managed: textsIn(read(me, 'managed')),
      name: textOf(read(me, 'name')),
      personId: textOf(read(me, 'id')),
      mustChangePasscode: read(me, 'must_change_passcode') === true || undefined,
      mustSetUpSecondFactor: read(me, 'must_set_up_second_factor') === true || undefined,
    };
  } catch {
    return undefined;
  }
}
