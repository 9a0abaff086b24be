import { type Target, recordEvent, recordEvents } from '../audit';
import type { Transaction } from '../../db';
import type { PersonContext } from '../../request/call';
import type { RecordKind } from './recordKind';

/** The parts of a record kind that Activity needs. */
type Named<Wire> = Pick<RecordKind<unknown, Wire>, 'noun' | 'nameOf' | 'events'>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (record: object): Fields => {
  const { id: _id, version: _version, ...fields }: Fields = { ...record };
  return fields;
};

/** Records in Activity that records were created, with all their fields. */
export const recordCreations = <Wire extends object>(
  kind: Named<Wire>,
  tx: Transaction,
  context: PersonContext,
  made: readonly { id: string; record: Wire }[],
): Promise<void> =>
  recordEvents(
    tx,
    context,
    made.map(({ id, record }) => ({
      kind: 'created',
      target: targetOf(kind, id, record),
      after: fieldsOf(record),
    })),
  );

/** Records in Activity that a record was deleted, with all its fields. */
export const recordDeletion = <Wire extends object>(
  kind: Named<Wire>,
  tx: Transaction,
  context: PersonContext,
  record: Wire,
): Promise<void> =>
  recordEvent(tx, context, {
    kind: 'deleted',
    target: targetOf(kind, context.id, record),
    before: fieldsOf(record),
  });

/**
 * Records in Activity what an edit changed, with old and new values. Fields with an event of their own are recorded as that event. Nothing is recorded if
 * nothing changed.
 */
export async function recordChanges<Wire extends object>(
  kind: Named<Wire>,
  tx: Transaction,
  context: PersonContext,
  { before, after }: { before: Wire; after: Wire },
): Promise<void> {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const changed = Object.keys(is).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]));
  const eventOf = (name: string) => kind.events?.[name] ?? 'edited';
  for (const event of new Set(changed.map(eventOf))) {
    const names = changed.filter((name) => eventOf(name) === event);
    await recordEvent(tx, context, {
      kind: event,
      target: targetOf(kind, context.id, before),
      before: pick(was, names),
      after: pick(is, names),
    });
  }
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));

const targetOf = <Wire>(kind: Named<Wire>, id: string, record: Wire): Target => ({
  kind: kind.noun,
  id,
  name: kind.nameOf(record),
});
