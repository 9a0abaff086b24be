import { expect, expectTypeOf, it } from 'vitest';
import { columns, computed, sql } from './index';
import { onOneEngine } from './testing';

it('writes columns under their own names or others', () => {
  const chosen = columns('trip.id', 'origin.name as origin', 'terminal?.name as terminal');
  expect(sql`select ${chosen} from trip`.text).toBe(
    'select trip.id as id, origin.name as origin, terminal.name as terminal from trip',
  );
});

it('does not compile where a column or a table is not in the database', () => {
  // @ts-expect-error -- a trip has no colour
  columns('trip.colour');
  // @ts-expect-error -- there are no ships
  columns('ship.name');
});

onOneEngine('What is selected', (open) => {
  it('is what the rows have, and their types say so', async () => {
    const database = await open();
    const [row] = await database.query(sql`
      select ${columns('company.version', 'person?.name as editor', computed<{ sum: number }>({ sum: sql`1 + 1` }))}
      from company left join person on false`);
    expect(row).toEqual({ version: 1, editor: null, sum: 2 });
    expectTypeOf(row).toExtend<{ version: number; editor: string | null; sum: number } | undefined>();
    // @ts-expect-error -- the column was not selected
    expect(row?.paper).toBeUndefined();
  });
});
