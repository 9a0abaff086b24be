import { PHONE_EXAMPLE } from '@motorpark/domain';
import { expect, it } from 'vitest';
import { aBooking } from '../testing/booking';
import { aTrip } from '../testing/company';
import { inTheOffice, textAt } from '../testing/office';
import { aWaybill } from '../testing/waybill';

inTheOffice('A customer’s phone number', (office) => {
  const sell = async (wishes: object) =>
    office().call('POST', '/api/book_ticket', {
      by: 'ada',
      body: { ...aBooking(await aTrip(office().db, office().company)), ...wishes },
    });
  const takeIn = (wishes: object) =>
    office().call('POST', '/api/create_waybills', {
      by: 'ada',
      body: { ...aWaybill(office().company), ...wishes },
    });

  it.each(['0803', 'abc', '0803 412 778', '+234 0803 412 7781'])(
    'that is "%s" is refused at its field',
    async (phone) => {
      for (const field of ['traveler_number', 'next_of_kin_mobile_no']) {
        expect(await sell({ [field]: phone })).toMatchObject({
          status: 422,
          body: { errors: { [field]: [PHONE_EXAMPLE] } },
        });
      }
      for (const field of ['sender_number', 'receiver_number']) {
        expect(await takeIn({ [field]: phone })).toMatchObject({
          status: 422,
          body: { errors: { [field]: [PHONE_EXAMPLE] } },
        });
      }
    },
  );

  it.each([
    ['0803 412 7781', '08034127781'],
    ['+234-803-412-7781', '08034127781'],
    ['2348034127781', '08034127781'],
    ['+44 7700 900123', '+447700900123'],
  ])('written %s is kept as %s, on tickets and waybills, sold and changed', async (written, kept) => {
    const phones = { traveler_number: written, next_of_kin_mobile_no: written };
    const ticket = await sell(phones);
    const keptByTicket = { passenger_information: { traveler_number: kept, next_of_kin_mobile_no: kept } };
    expect(ticket).toMatchObject({ status: 200, body: { data: keptByTicket } });

    const waybill = await takeIn({ sender_number: written, receiver_number: written });
    expect(waybill).toMatchObject({
      status: 200,
      body: { data: { sender_info: { sender_number: kept }, receiver_info: { receiver_number: kept } } },
    });
    const edited = await office().call('PUT', `/api/edit_waybill/${textAt(waybill.body, 'data', 'id')}`, {
      by: 'ada',
      body: { ...aWaybill(office().company), sender_number: ` ${written} ` },
    });
    expect(edited).toMatchObject({ status: 200, body: { data: { sender_info: { sender_number: kept } } } });
  });

  it('is found by the digits that somebody remembers, however it was written', async () => {
    await sell({ traveler_number: '+234 809 111 2233', traveler_name: 'Ngozi Eze' });
    for (const typed of ['0809 111', '08091112233', '1112233']) {
      const found = await office().call('GET', '/api/get_all_tickets', {
        by: 'ada',
        query: `q=${encodeURIComponent(typed)}&limit=5`,
      });
      expect(found).toMatchObject({ status: 200, body: { data: [{ traveler_name: 'Ngozi Eze' }] } });
    }
  });

  it('of a driver is kept in the same form', async () => {
    const body = { driver_name: 'Uche Obi', driver_phone: '+234 803 412 7781', driver_address: 'Awka' };
    expect(await office().call('POST', '/api/create_drivers', { by: 'ngozi', body })).toMatchObject({
      status: 200,
      body: { data: { driver_phone: '08034127781' } },
    });
  });
});

inTheOffice('A parcel’s sender', (office) => {
  it('may have no e-mail', async () => {
    for (const sender_email of ['', null, undefined]) {
      const body = { ...aWaybill(office().company), sender_email };
      expect(await office().call('POST', '/api/create_waybills', { by: 'ada', body })).toMatchObject({
        status: 200,
      });
    }
  });
});
