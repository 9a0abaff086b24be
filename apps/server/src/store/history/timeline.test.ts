import type { CallName } from '@motorpark/contract';
import { expect, it } from 'vitest';
import { sql } from '../../db';
import { CALL_CASES } from '../../testing/calls';
import { make } from '../../testing/calls/making';
import { inTheOffice, textAt } from '../../testing/office';

/** The calls that create, read and remove a record. */
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

  it('of a trip is read at both of its ends: what was changed, each step, and why', async () => {
    await moveAdaTo(office().company.awka);
    const { id = '', fields } = await CALL_CASES.editTrip.well(office(), 90);
    const { call } = office();
    const act = async (by: 'ada' | 'ngozi', path: string, body: object) =>
      expect((await call('PUT', `/api/${path}/${id}`, { by, body })).status).toBe(200);
    await act('ada', 'edit_trip', { ...fields, amount: 21_000 });
    await act('ada', 'trip_status', { status: 'En-route', confirmed: true });
    await act('ngozi', 'trip_status', { status: 'Scheduled', reason: 'It broke down' });
    for (const by of ['ada', 'tunde', 'ngozi'] as const) {
      expect(await call('GET', `/api/get_trip/${id}`, { by })).toMatchObject({
        status: 200,
        body: {
          data: {
            history: [
              { kind: 'edited', by: 'ada', fields: [{}, { field: 'Amount', to: '₦21,000.00' }] },
              { kind: 'status', by: 'ada', from_status: 'Scheduled', to_status: 'En-route' },
              { kind: 'correction', by: 'ngozi', to_status: 'Scheduled', reason: 'It broke down' },
            ],
          },
        },
      });
    }
  });
});
