import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { textLike } from '../../testing/matchers';
import { inTheOffice } from '../../testing/office';
import { ticketsOf } from '../../testing/tickets';
import { aBus, aTripForm } from '../../testing/trips';

inTheOffice('The version after a trip took another bus', (office) => {
  const { trip, sold, edit } = ticketsOf(office);
  const BUSES = ['KJA 11 XB', 'KJA 12 XB'] as const;
  const form = (vehicle_number: string) =>
    aTripForm({ travel_date: '2026-11-22T06:00:00.000Z', vehicle_number });
  const changeBus = (id: string, bus: string, version?: number) =>
    office().call('PUT', `/api/edit_trip/${id}`, {
      by: 'ada',
      body: { ...form(bus), ...(version !== undefined && { version }) },
    });
  const ticketRow = async (id: string) => {
    const [row] = await office().db.query<{ version: number; plate: string }>(sql`
      select ticket.version, vehicle_number as plate from ticket join vehicle on vehicle.id = ticket.vehicle_id
      where ticket.id = ${id}`);
    return row;
  };

  beforeEach(async () => {
    // Completes the trips of the previous test, so that the bus is free.
    await office().db.query(sql`update trip set status = 'Completed'`);
    for (const bus of BUSES) {
      const known = await office().db.query(sql`select 1 from vehicle where vehicle_number = ${bus}`);
      if (known.length === 0) await aBus(office().db, bus);
    }
  });

  it('of a ticket stays: nobody edited it, and who has it open is not turned away', async () => {
    const onTrip = await trip();
    const { id, body } = await sold(onTrip);
    expect((await changeBus(onTrip, BUSES[0])).status).toBe(200);
    expect(await ticketRow(id)).toEqual({ version: 1, plate: BUSES[0] });
    expect(await edit(id, { ...body, traveler_name: 'Chinedu Obiora', version: 1 })).toMatchObject({
      status: 200,
      body: { data: { version: 2 } },
    });
  });

  it('of a ticket still refuses what was seen before the last edit, before and after the bus', async () => {
    const onTrip = await trip();
    const { id, body } = await sold(onTrip);
    expect((await edit(id, { ...body, traveler_name: 'Chinedu Obiora', version: 1 })).status).toBe(200);
    expect((await changeBus(onTrip, BUSES[0])).status).toBe(200);
    const late = { ...body, traveler_number: '0809 000 1111' };
    expect(await edit(id, { ...late, version: 1 })).toMatchObject({
      status: 409,
      body: {
        message: textLike(/since you opened it/),
        data: { id, version: 2, trip_information: { vehicle_number: BUSES[0] } },
      },
    });
    const taken = await edit(id, { ...late, traveler_name: 'Chinedu Obiora', version: 2 });
    expect(taken).toMatchObject({ status: 200, body: { data: { version: 3 } } });
    expect((await changeBus(onTrip, BUSES[1])).status).toBe(200);
    expect((await edit(id, { ...late, version: 2 })).status).toBe(409);
    expect(await ticketRow(id)).toEqual({ version: 3, plate: BUSES[1] });
  });

  it('of the trip is one more: who saw it on the old bus is told, who saw the new one is taken', async () => {
    const onTrip = await trip();
    expect(await changeBus(onTrip, BUSES[0], 1)).toMatchObject({
      status: 200,
      body: { data: { version: 2, vehicle_number: BUSES[0] } },
    });
    expect(await changeBus(onTrip, BUSES[1], 1)).toMatchObject({
      status: 409,
      body: { data: { id: onTrip, version: 2, vehicle_number: BUSES[0] } },
    });
    expect(await changeBus(onTrip, BUSES[1], 2)).toMatchObject({
      status: 200,
      body: { data: { version: 3, vehicle_number: BUSES[1] } },
    });
  });

  it('of a ticket is judged while the bus changes at the same moment: both are taken, nothing is lost', async () => {
    const onTrip = await trip();
    const { id, body } = await sold(onTrip);
    const [bus, ticket] = await Promise.all([
      changeBus(onTrip, BUSES[0], 1),
      edit(id, { ...body, traveler_name: 'Chinedu Obiora', version: 1 }),
    ]);
    expect([bus.status, ticket.status]).toEqual([200, 200]);
    expect(await ticketRow(id)).toEqual({ version: 2, plate: BUSES[0] });
  });
});
