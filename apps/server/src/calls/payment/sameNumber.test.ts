import { expect, it } from 'vitest';
import { anyEntryWith, textLike } from '../../testing/matchers';
import { aTrip } from '../../testing/company';
import { NOW, inEachOffice } from '../../testing/office';
import { aTransfer } from '../../testing/payments';

const DAY = 24 * 60 * 60_000;

inEachOffice('Two confirmations with the same number of the bank', (office) => {
  const sameNumber = async (...references: string[]) => {
    const ids: string[] = [];
    for (const reference of references) {
      const departsAt = new Date(office().clock.now.getTime() + DAY).toISOString();
      const trip = await aTrip(office().db, office().company, { departsAt });
      const id = await aTransfer(office(), { by: 'ada', trip });
      const body = { reference, amount: 18_500 };
      const confirmed = await office().call('PUT', `/api/confirm_payment/${id}`, { by: 'ngozi', body });
      expect(confirmed.status).toBe(200);
      ids.push(id);
    }
    const list = await office().call('GET', '/api/get_awaited_payments', { by: 'ngozi', query: 'limit=100' });
    return (row: number, text: unknown) =>
      expect(list.body).toMatchObject({ data: anyEntryWith({ id: ids[row], same_number: text }) });
  };

  it('are named in the queue beside each other, with the ticket and who confirmed it', async () => {
    const named = textLike(/^The same number is on ticket TK-\S+, confirmed by ngozi\.$/);
    const row = await sameNumber('RRN 004471882', '4471882 GTB', 'UBA 4471/4471882');
    row(0, named);
    row(1, named);
    row(2, named);
    const file = await office().call('GET', '/api/get_awaited_payments', {
      by: 'ngozi',
      query: 'format=csv',
    });
    expect(file.text).toMatch(/The same number is on ticket/);
  });

  it('are not those that share a short number, a date or zeros', async () => {
    const row = await sameNumber(
      'UBA 4472',
      'GTB 4472/1',
      'TRF 21112026/71',
      'TRF 21112026/72',
      '00000001',
      '00000001 B',
    );
    for (const one of [0, 1, 2, 3, 4, 5]) row(one, '');
  });

  it('are not those of 60 days before', async () => {
    const { clock } = office();
    await sameNumber('FBN 9917330');
    clock.now = new Date(Date.parse(NOW) + 61 * DAY);
    (await sameNumber('9917330 FBN'))(0, '');
    clock.now = new Date(NOW);
  });
});
