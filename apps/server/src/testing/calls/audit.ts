import { recordEvent } from '../../store/audit';
import type { CallCase } from './callCase';

export const auditCases = {
  getAudit: {
    well: async ({ db, clock }, place) => {
      const target = { kind: 'person', id: '0199f1f0-0000-7000-8000-00000000000a', name: `Uche ${place}` };
      const source = { now: clock.now, ip: '41.58.0.10', requestId: 'call' };
      await db.transaction((tx) => recordEvent(tx, source, { kind: 'banned', target }));
      return { shows: `Uche ${place}`, fields: { kind: 'banned', limit: 5 } };
    },
    answers: () => ({}),
    wrong: [
      [{ from: 'soon' }, 'from', 'Please choose a day, written like 2026-11-21.'],
      [{ kind: 'dancing' }, 'kind', 'There are no events of this kind.'],
      [{ person: 'seven' }, 'person', 'This is not the id of anybody or anything.'],
      [{ target: 'seven' }, 'target', 'This is not the id of anybody or anything.'],
      [{ q: 'x'.repeat(201) }, 'q', 'At most 200 characters.'],
      [{ limit: 201 }, 'limit', 'A page has 1 to 200 rows.'],
      [{ sort: 'ip' }, 'sort', 'It is one of at, -at.'],
      [{ cursor: 'first' }, 'cursor', 'The list has no such page. Please start again from its top.'],
    ],
  },
} satisfies Record<string, CallCase>;
