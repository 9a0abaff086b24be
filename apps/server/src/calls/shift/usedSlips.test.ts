import { expect, it } from 'vitest';
import { statusesOf } from '../../testing/answers';
import { closeOwn } from '../../testing/calls/drawers';
import { textLike } from '../../testing/matchers';
import { inEachOffice, textAt } from '../../testing/office';
import { aWaybill } from '../../testing/waybill';

inEachOffice('The slip of a bank', (office) => {
  const ngozi = (method: 'POST' | 'PUT', path: string, body: object) =>
    office().call(method, `/api/${path}`, { by: 'ngozi', body });
  /** Drops ₦1,000 from a drawer as often as asked; returns the drops. */
  async function dropped(times: number): Promise<string[]> {
    const ada = (path: string, body: object) => office().call('POST', `/api/${path}`, { by: 'ada', body });
    await closeOwn(office());
    const opening = { terminal_id: 'Awka', counter: 'Awka 1', opening_float: 0 };
    const shift = textAt((await ada('open_shift', opening)).body, 'data', 'id');
    await ada('create_waybills', aWaybill(office().company, { amount: times * 1000 }));
    const drops = [];
    for (let time = 0; time < times; time += 1) {
      const { body } = await ada(`drop_cash/${shift}`, { amount: 1000, received_by: 'The bank' });
      drops.push(textAt(body, 'data', 'drops', String(time), 'id'));
    }
    return drops;
  }
  const used = {
    status: 422,
    body: {
      errors: {
        slip: [textLike(/^This slip was used already: ₦[12],000.00 of Awka, 21 Nov 2026, 10:00 AM\. /)],
      },
    },
  };

  it('banks what is paid in with it together, and nothing else, however it is written, until that is taken back', async () => {
    const [one = '', two = '', three = '', four = ''] = await dropped(4);
    const together = { drops: [one, two], slip: 'UBA 4471', amount: 2000 };
    const paidIn = await ngozi('POST', 'deposit_cash', together);
    expect(paidIn.status).toBe(200);
    expect(await ngozi('PUT', `bank_drop/${three}`, { slip: 'uba-04471' })).toMatchObject(used);
    const again = { drops: [three, four], slip: 'UBA4471', amount: 2000 };
    expect(await ngozi('POST', 'deposit_cash', again)).toMatchObject(used);
    expect((await ngozi('PUT', `bank_drop/${three}`, { slip: '4471' })).status).toBe(200);
    expect(await ngozi('PUT', `bank_drop/${four}`, { slip: '4471' })).toMatchObject(used);
    for (const same of ['٤٤٧١', '４４７１', '44 7-1', '04471', '00-4471'])
      expect(await ngozi('PUT', `bank_drop/${four}`, { slip: same })).toMatchObject(used);
    const reason = { reason: 'Another bank' };
    await ngozi('POST', `take_back_deposit/${textAt(paidIn.body, 'data', 'id')}`, reason);
    expect((await ngozi('PUT', `bank_drop/${four}`, { slip: 'UBA 4471' })).status).toBe(200);
  });

  it('banks one of two drops that are banked with it at the same moment', async () => {
    const drops = await dropped(2);
    const answers = await Promise.all(
      drops.map((id) => ngozi('PUT', `bank_drop/${id}`, { slip: 'FBN 90210' })),
    );
    expect(statusesOf(answers)).toEqual([200, 422]);
  });
});
