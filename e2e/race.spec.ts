import { expect, test } from './support/test';
import { PASSENGER, fillTicket, arrive, submit, takeSeats, ticketNumber, next } from './support/clerk';

test('two clerks cannot sell the same seat: one gets the ticket, the other keeps what was typed', async ({
  browser,
  sharedServer,
}) => {
  const clerks = await Promise.all(
    [1, 2].map(async () => {
      const page = await (await browser.newContext()).newPage();
      await arrive(page, sharedServer.url);
      return page;
    }),
  );
  const [ada, obi] = clerks;
  if (!ada || !obi) throw new Error('Two clerks are needed');
  const sales = await Promise.all([fillTicket(ada, 1), fillTicket(obi, 1)]);
  expect(sales[0]).toEqual(sales[1]);
  const seat = sales[0].seats[0];

  await Promise.all([submit(ada), submit(obi)]);
  const lostMessage = `Seat ${seat} has just been sold. Please choose another seat.`;
  const won = (page: typeof ada) => page.getByRole('heading', { name: 'Tickets Overview' });
  const lost = (page: typeof ada) => page.getByRole('button', { name: `Seat ${seat}, Reserved` });
  await expect(won(ada).or(lost(ada)).first()).toBeVisible();
  await expect(won(obi).or(lost(obi)).first()).toBeVisible();
  const [winner, loser] = (await won(ada).isVisible()) ? [ada, obi] : [obi, ada];

  await ticketNumber(winner);
  await expect(loser.getByText(lostMessage).first()).toBeVisible();
  await expect(lost(loser)).toBeVisible();
  // No seat is chosen now, so nothing is to be paid.
  const summary = loser.getByRole('region', { name: 'Trip summary' });
  await expect(summary.getByText('None')).toBeVisible();
  await expect(summary.getByText('Amount', { exact: true })).toHaveCount(0);
  await takeSeats(loser, 1);
  await expect(summary.getByText('Amount', { exact: true })).toBeVisible();
  await next(loser);
  await expect(loser.getByLabel('Traveler Name')).toHaveValue(PASSENGER.name);
  await next(loser);
  await expect(loser.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await submit(loser);
  await ticketNumber(loser);
});
