import { expect, it } from 'vitest';
import { openSession } from '../access/session';
import { aPerson } from '../../testing/calls';
import { WHY, opened } from '../../testing/calls/drawers';
import { inTheOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';

inTheOffice('The lines of a drawer that nobody has counted', (office) => {
  it('have amounts for its clerk and the head office, and for colleagues none that any call tells', async () => {
    const { call, company, db, clock } = office();
    const { id: uche } = await aPerson(office(), 981);
    const token = await openSession(db, uche, clock.now);
    const get = async (path: string) => (await call('GET', `/api/${path}`, { token })).body;
    await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company, { amount: 1_000 }) });
    const id = await opened(office());
    await call('POST', '/api/create_waybills', { by: 'ada', body: aWaybill(company) });
    const { expense_type, approving_officer, description } = {
      expense_type: 'Diesel',
      approving_officer: 'Ngozi',
      description: 'Generator',
    };
    await call('POST', `/api/drop_cash/${id}`, { by: 'ada', body: { amount: 700, received_by: 'The bank' } });
    const paying = { expense_type, approving_officer, description, amount: 100 };
    await call('POST', `/api/pay_expense/${id}`, { by: 'ada', body: paying });

    const hidden = { data: [{ amount: null, by: 'ada', type: 'WAYBILL' }, { amount: 1_000 }], total: 2 };
    const listed = await get('get_operations');
    expect(listed).toMatchObject(hidden);
    const line = await get(`get_operation/${textAt(listed, 'data', '0', 'id')}`);
    expect(line).toMatchObject({ data: { amount: null } });
    expect(line).not.toHaveProperty('data.waybill');
    expect(await get('get_summary')).toMatchObject({
      data: { income: 1_000, counts: { waybills: 1 }, uncounted: 1 },
    });
    for (const telling of ['q=3500', 'q=waybill', 'sort=amount', 'sort=-amount'])
      expect(await get(`get_operations?${telling}`)).not.toMatchObject({ data: [{ amount: null }] });
    expect((await call('GET', '/api/get_operations', { token, query: 'format=csv' })).text).toContain(
      'Not counted yet',
    );
    const drawer = { status: 'Open', lines: null, drops: [], payments: [], waybills: 1 };
    expect(await get(`get_shift/${id}`)).toMatchObject({ data: drawer });
    expect(await get('get_drawers')).toMatchObject({ data: [drawer] });

    for (const by of ['ada', 'ngozi'] as const) {
      expect((await call('GET', '/api/get_operations', { by })).body).toMatchObject({
        data: [{ amount: 3_500 }, { amount: 1_000 }],
      });
      expect((await call('GET', '/api/get_summary', { by })).body).toMatchObject({
        data: { income: 4_500, uncounted: 0 },
      });
    }
    await call('PUT', `/api/count_drawer/${id}`, { token, body: { note_1000: 7, note_500: 1, note_200: 1 } });
    expect(await get('get_operations')).toMatchObject({ data: [{ amount: 3_500 }, { amount: 1_000 }] });
    const taken = await call('POST', `/api/take_over_drawer/${id}`, { token, body: WHY });
    expect(taken.body).toMatchObject({ data: { taken_over_from: 'ada', taken_over_from_id: id } });
    expect(await get(`get_shift/${id}`)).toMatchObject({ data: { status: 'Closed', person: 'ada' } });
  });
});
