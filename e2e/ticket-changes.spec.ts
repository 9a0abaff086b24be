import { PASSENGER, freeSeats, arrive, next, pickTrip, submit, tripField } from './support/clerk';
import { shownDay } from './support/moment';
import { expect, test } from './support/test';
import { choose, countOf, openHistory, seat, sell } from './support/ticket';

test('a ticket is edited: its seats move, the old ones are free again, and its history says so', async ({
  page,
  sharedServer,
}) => {
  await arrive(page, sharedServer.url);
  const { trip, seats, number } = await sell(page, 2);
  const [first = 0, second = 0] = seats;
  await openHistory(page);
  await choose(page, number, 'Edit');
  await expect(page.getByRole('heading', { name: 'Edit Tickets' })).toBeVisible();
  await expect(tripField(page)).toHaveValue(trip);
  await expect(tripField(page)).toBeDisabled();
  await expect(page.getByText('For another trip, reschedule the ticket.')).toBeVisible();
  await expect(seat(page, second, 'Booked')).toBeVisible();

  // The URL alone is enough; leaving with an unsaved change asks for confirmation.
  await page.reload();
  await seat(page, first, 'Booked').click();
  const moved = Number(/\d+/.exec((await freeSeats(page).last().getAttribute('aria-label')) ?? '')?.[0]);
  await freeSeats(page).last().click();
  await openHistory(page);
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(seat(page, moved, 'Booked')).toBeVisible();

  await next(page);
  await expect(page.getByLabel('Date of Birth')).toHaveValue(shownDay(PASSENGER.dateOfBirth));
  await page.getByLabel('Traveler Name').fill('Bola Adeyemi');
  await next(page);
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await submit(page);
  await expect(page.getByText('Ticket edited successfully!')).toBeVisible();
  await expect(page.getByText('Bola Adeyemi').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Seat ${moved}` })).toBeVisible();
  const history = page.getByRole('list', { name: `History of ticket ${number}` });
  await expect(history).toContainText(`${first}, ${second}`);
  await expect(history).toContainText(PASSENGER.name);

  await page.getByRole('link', { name: 'Create Ticket' }).click();
  await pickTrip(page, trip);
  await expect(seat(page, first, 'Available')).toBeVisible();
  await expect(seat(page, second, 'Reserved')).toBeVisible();
  await expect(seat(page, moved, 'Reserved')).toBeVisible();
});

test('a status goes on, a wrong one is taken back with a reason that stays in the history; at other terminals the ticket is not there', async ({
  page,
  sharedServer,
  browser,
}) => {
  await arrive(page, sharedServer.url);
  const { number } = await sell(page, 1);
  const link = page.url();
  await openHistory(page);
  const row = page.getByRole('row', { name: new RegExp(number) });
  await choose(page, number, 'Boarded');
  await expect(page.getByText(`Ticket ${number} is Boarded.`)).toBeVisible();
  await expect(row).toContainText('Boarded');
  const boarded = await countOf(page, sharedServer.url, 'Boarded');
  await expect(page.getByRole('button', { name: `Boarded ${boarded}`, exact: true })).toBeVisible();

  // After boarding the seat stays, but the name can still be corrected.
  await choose(page, number, 'Edit');
  await expect(page.getByText('only the passenger’s information can still be changed')).toBeVisible();
  await page.getByRole('button', { name: 'Trip Information' }).click();
  await expect(tripField(page)).toBeDisabled();
  await openHistory(page);

  await choose(page, number, 'Back to Scheduled…');
  const dialog = page.getByRole('dialog', { name: 'Back to Scheduled' });
  await dialog.getByRole('button', { name: 'Back to Scheduled' }).click();
  await expect(dialog.getByText('Please say why the status is taken back.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong passenger was ticked');
  await dialog.getByRole('button', { name: 'Back to Scheduled' }).click();
  await expect(page.getByText(`Ticket ${number} is Scheduled again.`)).toBeVisible();
  await expect(row).toContainText('Scheduled');
  await choose(page, number, 'View');
  const summary = page.getByRole('dialog', { name: 'Ticket Summary' });
  await expect(summary.getByText('Wrong passenger was ticked')).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  const route = (await row.textContent()) ?? '';
  const stranger = ['Lagos', 'Abuja'].find((terminal) => !route.includes(terminal)) ?? '';
  await arrive(elsewhere, sharedServer.url, `${stranger.toLowerCase()}@motorpark.example`);
  for (const address of [link, link.replace('overview?id=', 'edit/')]) {
    await elsewhere.goto(address);
    await expect(elsewhere.getByText('This ticket does not exist or was already deleted.')).toBeVisible();
  }
  await elsewhere.context().close();
});
