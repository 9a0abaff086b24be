import { beforeEach, expect, it } from 'vitest';
import { sql } from '../../db';
import { aBooking } from '../../testing/booking';
import { aTrip } from '../../testing/company';
import { textLike } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';

const PDF = btoa('%PDF-1.7 of a paper');

inTheOffice('The papers of a bus and its driver', (office) => {
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    by: 'ada' | 'ngozi' = 'ngozi',
  ) => office().call(method, path, { by, ...(body && { body }) });
  const paper = async (wishes: object = {}) => {
    const { body } = await call('POST', '/api/create_papers', {
      vehicle_number: 'anb 482 xa',
      kind: 'Insurance',
      number: 'P-1',
      expires_on: '2026-11-20',
      ...wishes,
    });
    return textAt(body, 'data', 'id');
  };
  const leave = (trip: string, by: 'ada' | 'ngozi', fields: object = {}) =>
    call('PUT', `/api/trip_status/${trip}`, { status: 'En-route', ...fields }, by);

  beforeEach(async () => {
    const { db } = office();
    await db.query(sql`delete from paper`);
    await db.query(sql`
      update company set vehicle_papers = ${'Insurance'}, driver_papers = '', paper_rule = 'required'`);
  });

  it('are listed by expiry, with those that expire in a period', async () => {
    await paper({ number: 'late', expires_on: '2027-03-01' });
    await paper({ number: 'soon', expires_on: '2026-12-20' });
    const numbers = async (query: string) => {
      const { text } = await call('GET', `/api/get_papers?limit=50${query}`);
      return [...text.matchAll(/"number":"(\w+)"/g)].map(([, number]) => number);
    };
    expect(await numbers('')).toEqual(['soon', 'late']);
    expect(await numbers('&to=2026-12-20')).toEqual(['soon']);
    expect(await numbers('&to=2026-12-19')).toEqual([]);
  });

  it('are of a kind that the company has set', async () => {
    const body = { vehicle_number: 'ANB 482 XA', kind: 'Permit', number: '1', expires_on: '2027-03-01' };
    expect(await call('POST', '/api/create_papers', body)).toMatchObject({
      status: 422,
      body: {
        errors: { kind: ['Permit is not one of the company’s papers. Choose one, or add it under Company.'] },
      },
    });
  });

  it('keep the bus where it is once they have expired, and say which', async () => {
    const { db, company } = office();
    await paper();
    const trip = await aTrip(db, company);
    expect(await leave(trip, 'ada')).toMatchObject({
      status: 422,
      body: {
        errors: {
          status: [
            'This bus may not leave yet. Insurance of ANB 482 XA expired on 20 Nov 2026. Assign another bus or driver, or ask the head office.',
          ],
        },
      },
    });
    await paper({ number: 'P-2', expires_on: '2027-11-20' });
    expect((await leave(trip, 'ada')).status).toBe(200);
  });

  it('keep it, too, if they are not on record, before anything else is asked', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    await db.query(sql`update company set passenger_details = 'required'`);
    await call('POST', '/api/book_ticket', aBooking(trip, { seat_number: [4] }), 'ada');
    expect((await leave(trip, 'ada', { confirmed: false })).body).toMatchObject({
      errors: { status: [textLike(/^This bus may not leave yet\. ANB 482 XA has no Insurance on record\./)] },
    });
    await db.query(sql`update company set passenger_details = 'asked'`);
    expect((await leave(trip, 'ada')).text).toContain('ANB 482 XA has no Insurance on record.');
  });

  it('are no obstacle for a super admin with a reason, which stays in the trip’s history', async () => {
    const { db, company } = office();
    const trip = await aTrip(db, company);
    expect(await leave(trip, 'ngozi')).toMatchObject({
      status: 422,
      body: {
        errors: {
          reason: ['ANB 482 XA has no Insurance on record. Please say why the bus leaves without them.'],
        },
      },
    });
    expect((await leave(trip, 'ngozi', { reason: 'Renewed today, the sticker comes tomorrow' })).status).toBe(
      200,
    );
    const { text } = await call('GET', `/api/get_trip/${trip}`);
    expect(text).toContain('Renewed today, the sticker comes tomorrow');
    expect(text).toContain('ANB 482 XA has no Insurance on record.');
  });

  it('do not keep a bus while the company only lists them', async () => {
    const { db, company } = office();
    await db.query(sql`update company set paper_rule = 'listed'`);
    expect((await leave(await aTrip(db, company), 'ada')).status).toBe(200);
  });

  it('have a scan that only the head office reads, and that goes with the paper', async () => {
    const id = await paper();
    await call('PUT', `/api/paper_file/${id}`, { file: PDF });
    expect(await call('GET', `/api/get_paper_file/${id}`)).toMatchObject({
      body: { data: { type: 'application/pdf', file: PDF } },
    });
    expect((await call('GET', `/api/get_paper_file/${id}`, undefined, 'ada')).status).toBe(403);
    await call('PUT', `/api/paper_file/${id}`, { file: '' });
    expect((await call('GET', `/api/get_paper_file/${id}`)).status).toBe(404);
    await call('PUT', `/api/paper_file/${id}`, { file: PDF });
    expect((await call('DELETE', `/api/delete_paper/${id}`)).status).toBe(200);
    expect(await office().db.query(sql`select paper_id from paper_file`)).toEqual([]);
  });

  it('are those of somebody: a trip does not leave without its driver because the driver has none', async () => {
    const { db, company } = office();
    await paper({ expires_on: '2027-11-20' });
    await db.query(sql`update company set driver_papers = 'Licence'`);
    const trip = await aTrip(db, company);
    expect((await leave(trip, 'ada')).text).toContain('Emeka Eze has no Licence on record.');
    await db.query(sql`update trip set driver_id = null where id = ${trip}`);
    expect(await leave(trip, 'ada')).toMatchObject({
      status: 422,
      body: {
        errors: {
          status: [
            'This bus may not leave yet. No driver is entered, and drivers need papers. Assign another bus or driver, or ask the head office.',
          ],
        },
      },
    });
    expect((await leave(trip, 'ngozi', { reason: 'The driver is new' })).status).toBe(200);
  });
});
