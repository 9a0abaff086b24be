import { expect, it } from 'vitest';
import { newId, sql } from '../db';
import { pageIn } from '../testing/ledger';
import { somethingWith } from '../testing/matchers';
import { inTheOffice, NOW } from '../testing/office';
import { changesOfTickets } from '../testing/ticketChanges';
import { ticketsOf } from '../testing/tickets';
import { parcels } from '../testing/waybill';

inTheOffice('A line of the ledger', (office) => {
  const { trip, sold, remove } = ticketsOf(office);
  const { reschedule } = changesOfTickets(office);
  const { takeIn, edit: editWaybill } = parcels(office);
  /** Returns the current ledger, newest first. */
  const lines = async () =>
    pageIn((await office().call('GET', '/api/get_operations', { by: 'ngozi' })).body).lines;
  const newest = async () => (await lines())[0];
  const at = (minute: number) => {
    office().clock.now = new Date(Date.parse(NOW) + minute * 60_000);
  };
  const awkaToOwerri = async () => {
    const { db, company } = office();
    const id = newId();
    await db.query(sql`insert into route (id, code, origin_terminal_id, destination_terminal_id, distance, duration)
      values (${id}, 'Awka - Owerri', ${company.awka}, ${company.owerri}, '90 km', '2 hours')`);
    return id;
  };
  const toLagos = { origin: 'Awka', destination: 'Lagos' };
  const toOwerri = { origin: 'Awka', destination: 'Owerri' };

  it('keeps the road of its time when the ticket moves to another one, and what is taken back is told as it was', async () => {
    const [from, to] = [await trip(), await trip({ route: await awkaToOwerri(), amountKobo: 950_000 })];
    const { id } = await sold(from);
    at(1);
    expect((await reschedule(id, { trip_id: to, amount: 9_500 })).status).toBe(200);
    at(2);
    await remove(id);
    const told = await lines();
    expect(told).toHaveLength(6);
    expect(told.slice(0, 3)).toEqual(
      expect.arrayContaining([
        somethingWith({ amount: -18_500, route: toLagos }),
        somethingWith({ amount: 9_000, route: toOwerri }),
        somethingWith({ amount: -1_000, route: toOwerri }),
      ]),
    );
    expect(told.slice(3, 5)).toEqual(
      expect.arrayContaining([
        somethingWith({ amount: -9_000, route: toOwerri }),
        somethingWith({ amount: 1_000, route: toOwerri }),
      ]),
    );
    expect(told[5]).toMatchObject({ amount: 18_500, route: toLagos });
  });

  it('keeps the road of its time when a parcel gets another destination', async () => {
    const { id } = await takeIn();
    at(3);
    await editWaybill(id, { destination_terminal: office().company.owerri });
    expect(await newest()).toMatchObject({ amount: 3_500, route: toLagos });
  });

  it('keeps the names of its time when a terminal is renamed', async () => {
    const { db, company } = office();
    at(4);
    await takeIn();
    await db.query(sql`update terminal set name = 'Awka Central' where id = ${company.awka}`);
    expect(await newest()).toMatchObject({ terminal: 'Awka', route: toLagos });
    at(5);
    await takeIn();
    expect(await newest()).toMatchObject({
      terminal: 'Awka Central',
      route: { origin: 'Awka Central', destination: 'Lagos' },
    });
  });
});
