import { CALLS, type CallName } from '@motorpark/contract';
import { type PersonAction, RIGHTS, mayAnywhere, mayBegin } from '@motorpark/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../store/access/session';
import { listRows } from '../db/rows';
import { CALLERS, type Caller, type Ends, type TerminalName, idOf, may, roleOf } from '../testing/callers';
import { LISTED, type Listed } from '../testing/listed';
import { type Mark, leaveAndClose, markCompany } from '../testing/markedCompany';
import { inTheOffice } from '../testing/office';

/** A record in the database. */
interface Stored {
  id: string;
  own: string | null;
  other: string | null;
  by: string | null;
  text: string;
}

const NAMES = Object.keys(CALLS).filter((name): name is CallName => name in CALLS);

/** The calls that only read and need no id, behind the login. */
const READING = NAMES.filter((name) => {
  const { method, path, isPublic } = CALLS[name];
  return method === 'GET' && isPublic !== true && !path.includes('{id}');
});

const LISTS = NAMES.flatMap((name): { list: CallName; of: Listed }[] => {
  const of = LISTED[name];
  return of ? [{ list: name, of }] : [];
});
const DETAILS = LISTS.flatMap(({ of }) => (of.details ?? []).map((detail) => ({ detail, of })));
const EVERYWHERE = LISTS.flatMap(({ of }) =>
  of.everywhere === undefined ? [] : [{ kind: of.everywhere, of }],
);

const [ticketList, peopleList] = [listOf('getAllTickets'), listOf('fetchAdmins')];

function listOf(name: CallName): Listed {
  const list = LISTED[name];
  if (!list) throw new Error(`${name} is no list.`);
  return list;
}

const MOMENTS = ['before the departure', 'once the buses have left and the drawers are closed'] as const;

inTheOffice('By the table of rights, and in whatever way it is asked for,', (office) => {
  const ids = new Map<Caller, string>();
  const tokens = new Map<Caller, string>();
  let marks: Mark[] = [];

  beforeAll(async () => {
    for (const [place, caller] of CALLERS.entries()) ids.set(caller, await idOf(office(), caller, place));
    marks = await markCompany(office());
    for (const [caller, id] of ids)
      tokens.set(caller, await openSession(office().db, id, office().clock.now));
  });

  const terminal = (id: string | null): TerminalName | undefined => {
    const { company } = office();
    return (['awka', 'lagos', 'owerri', 'aba'] as const).find((name) => company[name] === id);
  };

  function sees(caller: Caller, action: PersonAction, { own: at, other, by }: Stored): boolean {
    const role = roleOf(caller);
    if (RIGHTS[action][role] === 'themselves') return by === ids.get(caller);
    const own = terminal(at);
    return own === undefined
      ? mayAnywhere(action, role)
      : may(caller, action, { own, other: terminal(other) });
  }

  const mayRead = (caller: Caller, { seenBy, of }: Mark): boolean =>
    of === caller ||
    seenBy.some(
      ({ action, ends, but }) =>
        !(but === 'staff' && roleOf(caller) === 'admin') && may(caller, action, ends satisfies Ends),
    );

  /** The fields that each caller has been shown so far. */
  const shown = new Map<Caller, Set<string>>();

  /** Makes a call, and expects that its answer has no field that the caller may not read. */
  async function asked(
    caller: Caller,
    name: CallName,
    { id = '', query, body }: { id?: string; query?: string; body?: object } = {},
  ) {
    const { method, path } = CALLS[name];
    const answer = await office().call(method, path.replace('{id}', id), {
      token: tokens.get(caller) ?? '',
      ...(query !== undefined && { query }),
      ...(body && { body }),
    });
    // Files and forms write phones in groups.
    const text = `${answer.text} ${answer.text.replaceAll(' ', '')}`;
    const read = marks.filter((mark) => text.includes(mark.text));
    const wrong = read.filter((mark) => !mayRead(caller, mark)).map(({ field }) => field);
    expect({ caller, name, query, wrong }).toEqual({ caller, name, query, wrong: [] });
    shown.set(caller, new Set([...(shown.get(caller) ?? []), ...read.map(({ field }) => field)]));
    return answer;
  }

  const stored = ({ records }: Listed) => listRows<Stored>(office().db, records);

  describe.each(MOMENTS)('%s:', (moment) => {
    beforeAll(async () => {
      if (moment !== MOMENTS[0]) await leaveAndClose(office());
    });

    it.each(LISTS)(
      '$list has a row, a count and a line of its file for what the caller may see, and for nothing else',
      async ({ list, of }) => {
        const records = await stored(of);
        expect(records.length).toBeGreaterThan(0);
        for (const caller of CALLERS) {
          const page = await asked(caller, list, { query: 'limit=200' });
          const file = await asked(caller, list, { query: 'format=csv' });
          if (!mayBegin(of.sees, roleOf(caller))) {
            expect({ caller, page: page.status, file: file.status }).toEqual({
              caller,
              page: 403,
              file: 403,
            });
            continue;
          }
          const due = records.filter((record) => sees(caller, of.sees, record)).map(({ id }) => id);
          expect({ caller, ...pageIn(page.body) }).toEqual({
            caller,
            ids: due.toSorted(),
            total: due.length,
          });
          expect({ caller, lines: file.text.trimEnd().split('\n').length - 1 }).toEqual({
            caller,
            lines: due.length,
          });
          await asked(caller, list);
        }
      },
    );

    it.each(DETAILS)('$detail opens what the caller may see, and nothing else', async ({ detail, of }) => {
      for (const record of await stored(of)) {
        for (const caller of CALLERS) {
          const { status } = await asked(caller, detail, { id: record.id });
          const isOpened = status === 200;
          expect({ caller, record, isOpened }).toEqual({
            caller,
            record,
            isOpened: sees(caller, of.sees, record),
          });
        }
      }
    });

    it.each(EVERYWHERE)(
      'the search over everything finds those $kind that the caller may see, and no others',
      async ({ kind, of }) => {
        const records = await stored(of);
        for (const q of new Set(records.map(({ text }) => text))) {
          for (const caller of CALLERS) {
            const { body } = await asked(caller, 'searchEverywhere', { body: { q } });
            const due = mayBegin(of.sees, roleOf(caller))
              ? records.filter((one) => one.text === q && sees(caller, of.sees, one)).map(({ id }) => id)
              : undefined;
            expect({ caller, q, ids: matchesIn(body, kind) }).toEqual({ caller, q, ids: due?.toSorted() });
          }
        }
      },
    );

    it('the figures count the tickets and the people that the caller may see', async () => {
      const [tickets, people] = [await stored(ticketList), await stored(peopleList)];
      for (const caller of CALLERS) {
        const { status, body } = await asked(caller, 'getSummary');
        if (status === 403) continue;
        const due = (of: Listed, records: Stored[]) =>
          records.filter((record) => sees(caller, of.sees, record)).length;
        const found = {
          admins: countsIn(body, 'office')['admins'],
          tickets: sumOf(countsIn(body, 'ticket_status')),
        };
        // How many tickets there are is a figure of the ledger, which an accountant reads whole.
        const seen = roleOf(caller) === 'accountant' ? tickets.length : due(ticketList, tickets);
        expect({ caller, ...found }).toEqual({ caller, admins: due(peopleList, people), tickets: seen });
      }
    });

    it.each(READING)('%s shows no field that the caller may not read', async (name) => {
      for (const caller of CALLERS) await asked(caller, name, { query: 'from=2026-11-01&to=2026-11-30' });
    });
  });

  it('customers are found again by phone where they bought', async () => {
    const phones = marks.filter(({ field }) => field.startsWith('phone'));
    for (const { text } of phones)
      for (const caller of CALLERS) await asked(caller, 'findTraveler', { body: { phone: text } });
  });

  it('everybody was shown all that they may read', () => {
    for (const caller of CALLERS) {
      const missing = marks.filter(
        (mark) => mark.of !== caller && mayRead(caller, mark) && !shown.get(caller)?.has(mark.field),
      );
      expect({ caller, missing: missing.map(({ field }) => field) }).toEqual({ caller, missing: [] });
    }
  });
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const idsIn = (rows: unknown): string[] =>
  Array.isArray(rows)
    ? rows
        .flatMap((row: unknown) => (isRecord(row) && typeof row['id'] === 'string' ? [row['id']] : []))
        .toSorted()
    : [];

const pageIn = (body: unknown) =>
  isRecord(body) ? { ids: idsIn(body['data']), total: body['total'] } : undefined;

/** Returns the numbers in a part of the figures. */
function countsIn(body: unknown, part: string): Record<string, number> {
  const data = isRecord(body) && isRecord(body['data']) ? body['data'][part] : undefined;
  return Object.fromEntries(
    Object.entries(isRecord(data) ? data : {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, value] as const] : [],
    ),
  );
}

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function matchesIn(body: unknown, kind: string): string[] | undefined {
  const data = isRecord(body) ? body['data'] : undefined;
  return isRecord(data) && data[kind] !== undefined ? idsIn(data[kind]) : undefined;
}
