import type { CallName } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../db';
import { CALL_CASES } from '../testing/calls';
import { make } from '../testing/calls/making';
import { inTheOffice, textAt } from '../testing/office';

/** How a record is made, read and deleted. */
const TICKET = { made: 'bookTicket', read: 'getTicket', removed: 'deleteTicket' } as const;
const WAYBILL = { made: 'createWaybill', read: 'getWaybill', removed: 'deleteWaybill' } as const;
const EXPENSE = { made: 'createExpense', read: 'getExpense', removed: 'deleteExpense' } as const;

inTheOffice('A history', (office) => {
  const moveAdaTo = (terminal: string) =>
    office().db.query(
      sql`update person set terminal_id = ${terminal} where id = ${office().company.people.ada}`,
    );
  const madeInAwka = async (made: CallName) => {
    await moveAdaTo(office().company.awka);
    const ready = await CALL_CASES[made].well(office(), 1);
    return textAt((await make(office(), made, ready)).body, 'data', 'id');
  };
  const created = { kind: 'created', by: 'ada', terminal: 'Awka' };

  it.each([TICKET, WAYBILL, EXPENSE])(
    'says where it was made ($made), wherever its maker works now',
    async ({ made, read }) => {
      const id = await madeInAwka(made);
      await moveAdaTo(office().company.owerri);
      expect(await make(office(), read, { id }, { by: 'ngozi' })).toMatchObject({
        status: 200,
        body: { data: { history: [created] } },
      });
    },
  );

  it.each([
    { ...TICKET, kind: 'voided' },
    { ...WAYBILL, kind: 'voided' },
    { ...EXPENSE, kind: 'deleted' },
  ])('says where it was taken off the lists ($removed)', async ({ made, read, removed, kind }) => {
    const id = await madeInAwka(made);
    expect((await make(office(), removed, { id })).status).toBe(200);
    await moveAdaTo(office().company.owerri);
    expect(await make(office(), read, { id }, { by: 'ngozi' })).toMatchObject({
      status: 200,
      body: { data: { history: [created, { kind, by: 'ada', terminal: 'Awka' }] } },
    });
  });
});
