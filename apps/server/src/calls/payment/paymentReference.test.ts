import { expect, it } from 'vitest';
import { sql } from '../../db';
import { anyEntryWith } from '../../testing/matchers';
import { inTheOffice, textAt } from '../../testing/office';
import { aTransfer } from '../../testing/payments';

inTheOffice('The reference that a customer gives', (office) => {
  const sold = (wishes: object) => aTransfer(office(), { by: 'ngozi', wishes });
  const ticketOf = async (payment: string) => {
    const [line] = await office().db.query<{ id: string }>(
      sql`select ticket_id as id from operation where id = ${payment}`,
    );
    return line?.id ?? '';
  };
  const overview = async (ticket: string) =>
    (await office().call('GET', `/api/get_ticket/${ticket}`, { by: 'ngozi' })).body;

  it('stands in the queue and on the ticket, finds the payment, and confirms nothing', async () => {
    const payment = await sold({ payment_reference: ' FCMB 8001 ' });
    const listed = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ngozi',
      query: 'q=FCMB 8001',
    });
    expect(listed.body).toMatchObject({
      data: [{ id: payment, told_reference: 'FCMB 8001', reference: '', status: 'Awaiting confirmation' }],
    });
    expect(await overview(await ticketOf(payment))).toMatchObject({
      data: {
        payment_information: { payment_reference: 'FCMB 8001' },
        payment_confirmation: { status: 'Awaiting confirmation', reference: '' },
      },
    });
  });

  it('stays where a client says nothing of it, is put right by an edit, and goes with cash', async () => {
    const ticket = await ticketOf(await sold({ payment_reference: 'FCMB 8002' }));
    const form = {
      trip_id: textAt(await overview(ticket), 'data', 'trip_id'),
      seat_number: [4],
      traveler_name: 'Chinedu Obi',
      traveler_number: '08034127781',
      next_of_kin_mobile_no: '08055512345',
      travel_date: '1990-04-12',
      amount: 18_500,
      payment_method: 'Bank Transfer',
    };
    const edit = async (changes: object) => {
      const answer = await office().call('PUT', `/api/edit_ticket/${ticket}`, {
        by: 'ngozi',
        body: { ...form, ...changes },
      });
      return textAt(answer.body, 'data', 'payment_information', 'payment_reference');
    };
    expect(await edit({ traveler_name: 'Chinedu Okeke' })).toBe('FCMB 8002');
    expect(await edit({ payment_reference: 'FCMB 8003' })).toBe('FCMB 8003');
    expect(await overview(ticket)).toMatchObject({
      data: {
        history: anyEntryWith({
          fields: anyEntryWith({ field: 'Payment reference', from: 'FCMB 8002', to: 'FCMB 8003' }),
        }),
      },
    });
    expect(
      await edit({ payment_method: 'Cash', payment_reference: 'FCMB 8003', reason: 'Paid in cash' }),
    ).toBe('');
  });
});
