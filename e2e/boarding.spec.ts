import type { Page } from '@playwright/test';
import { addDays, lagosDay, newTicketNumber } from '@motorpark/domain';
import { forgedFrom } from './support/busDay';
import { callerAs, fieldsOf } from './support/caller';
import { arrive } from './support/clerk';
import { aBus, aTripOf, sold } from './support/departure';
import { SUPER_ADMIN } from './support/office';
import { scan } from './support/scanner';
import { expect, test } from './support/test';
import { takeStep } from './support/tripStep';

const PLATE = 'BRD 202 AA';
const TODAY = lagosDay(new Date().toISOString());
/** A well-formed number without a ticket. */
const FORGED = newTicketNumber(() => 0.123);

const companion = (seat_number: number, name: string) => ({
  seat_number,
  name,
  phone: '',
  address: '',
  next_of_kin_name: '',
  next_of_kin_phone: '',
});

async function open(page: Page, what: 'boarding' | 'manifest', trip: string) {
  await page.evaluate((hash) => void (location.hash = hash), `#/admin/trips/${what}?id=${trip}`);
}

test('passengers board by scan, the bus leaves without one and with a manifest that is not whole, and arrives', async ({
  page,
  browser,
  server: { url },
}) => {
  const office = await callerAs(url, SUPER_ADMIN);
  const clerk = await callerAs(url, 'awka@motorpark.example');
  await aBus(office, PLATE, 6);
  const company = fieldsOf((await office('GET', 'get_company'))['data']);
  await office('PUT', 'edit_company', { ...company, passenger_details: 'required' });
  const trip = await aTripOf(office, PLATE, addDays(TODAY, 1));
  const party = await sold(clerk, trip, [1, 2], {
    traveler_address: '12 Zik Avenue, Awka',
    next_of_kin_name: 'Uche Obi',
    companions: [companion(2, 'Ben Eze')],
  });
  const late = await sold(clerk, trip, [3]);
  const otherDay = await sold(clerk, await aTripOf(office, PLATE, addDays(TODAY, 3)), [1]);

  await arrive(page, url);
  await open(page, 'boarding', trip);
  const field = page.getByRole('textbox', { name: 'Ticket or seat' });
  await expect(field).toBeFocused();
  await scan(page, otherDay);
  await expect(page.getByRole('alert').getByText('Do not let them board')).toBeVisible();
  await expect(page.getByText(`Wrong day: ticket ${otherDay} is for Awka - Lagos`)).toBeVisible();
  await field.fill(FORGED);
  // Pressing Enter right after a scan would count as part of the scan.
  await page.getByRole('button', { name: 'Board', exact: true }).click();
  await expect(page.getByText(`There is no ticket ${FORGED}: it may be forged.`)).toBeVisible();
  await scan(page, party);
  await expect(page.getByText('Seats 1, 2 aboard')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Boarded' })).toContainText('2 of 3');
  await scan(page, party);
  await expect(page.getByText('Aboard already', { exact: true })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');

  const { code: paper } = fieldsOf((await clerk('GET', `get_ticket/${late}`))['data']);
  await scan(page, forgedFrom(String(paper)));
  await expect(page.getByText(`The code of ticket ${late} was not signed by this company`)).toBeVisible();
  // Not `setOffline`: the scanner's own connection to the browser would end it.
  const marks = '**/api/board_passengers/**';
  await page.route(marks, (route) => route.abort('internetdisconnected'));
  await scan(page, String(paper));
  await expect(page.getByText(`The paper is genuine: ticket ${late}, seat 3 of this bus.`)).toBeVisible();
  await scan(page, forgedFrom(String(paper)));
  await expect(page.getByText('Do not let them board')).toBeVisible();
  await expect(page.getByText(`The code of ticket ${late} was not signed by this company`)).toBeVisible();
  await page.unroute(marks);

  await page.getByRole('link', { name: 'Manifest' }).click();
  await expect(page.getByText('The bus cannot leave yet: this is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without 1 passenger?' });
  await expect(question).toContainText('Seat 3 of this bus is sold and not aboard');
  const leave = () => question.getByRole('button', { name: 'Leave without them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set En-route', exact: true });
  await takeStep(page, 'En-route', leave, dialog);
  await expect(dialog).toContainText('Seat 3: address, name of next of kin');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Seat 3 did not come');
  await dialog.getByRole('button', { name: 'Set En-route' }).click();
  await expect(page.getByRole('group', { name: 'No-shows' })).toContainText('1');

  const lagos = await (await browser.newContext()).newPage();
  await arrive(lagos, url, 'lagos@motorpark.example');
  await open(lagos, 'manifest', trip);
  await expect(lagos.getByText('3 of 6 seats sold · 2 boarded · 1 no-show').first()).toBeVisible();
  const complete = () => lagos.getByRole('button', { name: 'Arrived' }).click();
  await takeStep(lagos, 'Completed', complete, lagos.getByText('Completed', { exact: true }).first());
  await expect(lagos.getByRole('button', { name: 'Arrived' })).toHaveCount(0);
  await lagos.context().close();
  const { data } = await clerk('GET', `get_manifest/${trip}`);
  expect(fieldsOf(data)).toMatchObject({
    status: 'Completed',
    passengers: [
      { seat_number: 1, no_show: false },
      { seat_number: 2, no_show: false },
      { seat_number: 3, no_show: true },
    ],
  });
});
