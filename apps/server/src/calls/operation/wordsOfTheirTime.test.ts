import { expect, it } from 'vitest';
import { sql } from '../../db';
import { pageIn } from '../../testing/ledger';
import { inTheOffice, NOW } from '../../testing/office';
import { parcels } from '../../testing/waybill';

inTheOffice('A line of the ledger', (office) => {
  const { takeIn, edit, remove } = parcels(office);
  /** Returns the current ledger, newest first. */
  const lines = async () =>
    pageIn((await office().call('GET', '/api/get_operations', { by: 'ngozi' })).body).lines;
  const newest = async () => (await lines())[0];
  const at = (minute: number) => {
    office().clock.now = new Date(Date.parse(NOW) + minute * 60_000);
  };
  const toLagos = { origin: 'Awka', destination: 'Lagos' };

  it('keeps the route of its time when a parcel gets another destination, and what is taken back is told as it was', async () => {
    const { id } = await takeIn();
    at(3);
    await edit(id, { destination_terminal: office().company.owerri });
    expect(await newest()).toMatchObject({ amount: 3_500, route: toLagos });
    at(4);
    await remove(id);
    expect(await newest()).toMatchObject({ amount: -3_500, route: toLagos });
  });

  it('keeps the names of its time when a terminal is renamed', async () => {
    const { db, company } = office();
    at(5);
    await takeIn();
    await db.query(sql`update terminal set name = 'Awka Central' where id = ${company.awka}`);
    expect(await newest()).toMatchObject({ terminal: 'Awka', route: toLagos });
    at(6);
    await takeIn();
    expect(await newest()).toMatchObject({
      terminal: 'Awka Central',
      route: { origin: 'Awka Central', destination: 'Lagos' },
    });
  });
});
