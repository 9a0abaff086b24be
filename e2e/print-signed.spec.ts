import { addDays, lagosDay, readSignedCode } from '@motorpark/domain';
import { callerAs, fieldsOf } from './support/caller';
import { arrive } from './support/clerk';
import { codesIn, THERMAL_HEAD } from './support/decode';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { PAPERS, onPaper, withoutPrintDialog } from './support/paper';
import { expect, test } from './support/test';

const PLATE = 'SGN 100 AA';
const MOST_SEATS = 100;
/** The wider roll has the same code as the narrow one. */
const SHEETS = PAPERS.filter(({ name }) => name !== '80mm');

test.use({ deviceScaleFactor: THERMAL_HEAD });

test('the signed code of one seat and of a whole bus is read off roll and page by an independent decoder, and boards', async ({
  page,
  sharedServer: { url },
}) => {
  const clerk = await callerAs(url, 'awka@motorpark.example');
  const office = await callerAs(url, SUPER_ADMIN);
  await aBus(office, PLATE, MOST_SEATS);
  const trip = await aTripOf(office, PLATE, addDays(lagosDay(new Date().toISOString()), 2));
  const others = Array.from({ length: MOST_SEATS - 1 }, (_, place) => place + 2);
  await withoutPrintDialog(page);
  await arrive(page, url);
  for (const seats of [[1], others]) {
    const number = await sold(clerk, trip, seats);
    const { id } = fieldsOf((await clerk('GET', `get_ticket/${number}`))['data']);
    await page.goto(`${url}/#/admin/tickets/overview?id=${String(id)}`);
    let read: string | undefined;
    const shown = { button: 'Save & Print', title: `Ticket ${number}` };
    for (const paper of SHEETS) {
      await onPaper(page, { paper, ...shown }, async () => {
        const codes = await codesIn(await page.screenshot({ fullPage: true, scale: 'device' }));
        expect(codes, `${seats.length} on ${paper.name}`).toHaveLength(1);
        read = codes[0]?.replace('QRCode ', '');
        expect(readSignedCode(read ?? '')).toMatchObject({ number, tripId: trip, seats });
      });
    }
    const boarded = await clerk('PUT', `board_passengers/${trip}`, { code: read });
    expect(fieldsOf(boarded['data'])['marked']).toEqual(seats);
  }
});
