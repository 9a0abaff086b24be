import { addDays, lagosDay } from '@motorpark/domain';
import { callerAs, fieldsOf } from './support/caller';
import { arrive } from './support/clerk';
import { codesIn, THERMAL_HEAD } from './support/decode';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { PAPERS, onPaper, pagesOf, withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';

const PLATE = 'TAG 100 AA';
const LUGGAGE = { pieces: '2', kg: '12', fee: 0, payment_method: '', reason: '' };
/** On a roll each piece is cut off. */
const PAGES = { '58mm': 2, '80mm': 2, A4: 1 };

test.use({ deviceScaleFactor: THERMAL_HEAD });

test('the tag of each piece of luggage is read off every paper by an independent decoder, and boards as its ticket does', async ({
  page,
  sharedServer: { url },
}) => {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  await aBus(office, PLATE, 9);
  const trip = await aTripOf(office, PLATE, addDays(lagosDay(new Date().toISOString()), 2));
  await withoutPrintDialog(page);
  await arrive(page, url);
  const number = await sold(clerk, trip, [4, 5]);
  const { id } = fieldsOf((await clerk('GET', `get_ticket/${number}`))['data']);
  await clerk('PUT', `take_luggage/${String(id)}`, LUGGAGE);
  await page.goto(`${url}/#/admin/tickets/overview?id=${String(id)}`);
  await page.getByRole('link', { name: 'Luggage tags' }).click();
  const shown = { button: 'Print tags', title: `Luggage tags ${number}` };
  for (const paper of PAPERS) {
    await onPaper(page, { paper, ...shown }, async () => {
      const codes = await codesIn(await page.screenshot({ fullPage: true, scale: 'device' }));
      expect(codes, paper.name).toEqual([`Code128 ${number}`, `Code128 ${number}`]);
      expect(await pagesOf(page), paper.name).toBe(PAGES[paper.name]);
    });
  }
  const boarded = await clerk('PUT', `board_passengers/${trip}`, { code: number, confirmed: true });
  expect(fieldsOf(boarded['data'])['marked']).toEqual([4, 5]);
});
