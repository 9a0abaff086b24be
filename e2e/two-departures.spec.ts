import { addDays, lagosDay } from '@motorpark/domain';
import {
  type Bus,
  chooseBus,
  codeOf,
  complete,
  expectCounted,
  findBus,
  forgedFrom,
  goTo,
  openBus,
  planTrip,
  printManifest,
  sell,
  setStatus,
  takeSeat,
} from './support/busDay';
import { logInFirst, logInWithChosen, setUpLater, setUpStep } from './support/emptyCompany';
import { allAmounts, choose as asked, figure, openHistory, sum } from './support/ledger';
import {
  CHOSEN_BY_OFFICE,
  choose as chooseRecord,
  fillForm,
  openCreateForm,
  openList,
} from './support/office';
import { ADMINS, DRIVERS, ROUTES } from './support/officeNouns';
import { withoutPrintDialog } from './support/paper';
import { importFleet, routeCompany, setRules, staffOf } from './support/routeCompany';
import { scan } from './support/scanner';
import { expect, test } from './support/test';
import { choose, openHistory as openTickets } from './support/ticket';
import { takeStep } from './support/tripStep';

const TODAY = lagosDay(new Date().toISOString());
const FARE = 1_000_000;
const FEE = 100_000;
/** What the company keeps of a refund, in kobo. */
const KEPT_OF_REFUND = FARE / 10;

const FIRST: Bus = {
  day: addDays(TODAY, 1),
  time: '22:00',
  shown: /10:00\sPM/,
  vehicle: 'BIG 909 AA',
  seats: 9,
};
const SECOND: Bus = {
  day: addDays(TODAY, 2),
  time: '23:00',
  shown: /11:00\sPM/,
  vehicle: 'NXT 808 AA',
  seats: 8,
};
/** A trip on which passengers without a seat first get one, but it leaves too early for them. */
const EARLY: Bus = {
  day: addDays(TODAY, 2),
  time: '05:00',
  shown: /05:00\sAM/,
  vehicle: 'ERL 404 AA',
  seats: 4,
};
const SMALLER = 'SML 606 AA';

/** The passengers who lose their seats, and the seats they get on either of the other buses. */
const LOST = [
  [2, 'Uche Eze'],
  [3, 'Ben Okoro'],
] as const;

const FLEET = [
  'Vehicle Number,Seats,Type,Assigned Driver',
  `${SMALLER},6,Van,${DRIVERS.row}`,
  ...[SECOND, EARLY].map(({ vehicle, seats }) => `${vehicle},${seats},Van,${DRIVERS.row}`),
].join('\r\n');

test('a company is made from nothing, and two of its buses leave full, lawful and on the record; then it plans the weeks ahead', async ({
  browser,
  emptyServer: { url },
}) => {
  test.slow();
  const person = async () => (await browser.newContext()).newPage();
  const [office, awka, lagos] = [await person(), await person(), await person()];
  await withoutPrintDialog(awka);
  const numbers: Record<string, string> = {};

  await test.step('the company is set up, with its rules, its fleet from a file and staff at two terminals', async () => {
    await logInFirst(office, url);
    for (const [index, form] of routeCompany(FIRST.vehicle, FIRST.seats).entries()) {
      await setUpStep(office, form);
      if (index === 1) await setUpLater(office);
    }
    await expect(office.getByText('Your company is ready')).toBeVisible();
    await setRules(office, 'Changes and refunds', {
      chosen: { 'Who did not come': 'refund' },
      typed: { 'Kept of a refund': '10' },
    });
    await importFleet(office, FLEET);
    await openList(office, ADMINS);
    await openCreateForm(office, ADMINS);
    await fillForm(office, staffOf('Lagos', 'Bola Clerk'));
    await office.getByRole('button', { name: ADMINS.createLabel }).click();
    await expect(office.getByText(ADMINS.toasts.created)).toBeVisible();
    await logInWithChosen(awka, url, 'awka@company.ng', CHOSEN_BY_OFFICE);
    await logInWithChosen(lagos, url, 'lagos@company.ng', CHOSEN_BY_OFFICE);
  });

  await test.step('tickets for 1, 3 and 4 are sold at two terminals', async () => {
    for (const bus of [FIRST, SECOND, EARLY]) await planTrip(awka, bus);
    numbers['three'] = await sell(awka, {
      bus: FIRST,
      seats: { 1: 'Ada Obi', 2: 'Obi Junior', 3: 'Nneka Obi' },
      hasAllDetails: true,
    });
    numbers['four'] = await sell(lagos, {
      bus: FIRST,
      seats: { 4: 'Chidi Eze', 5: 'Ifeoma Eze', 6: 'Emeka Eze', 7: 'Uche Eze' },
      hasAllDetails: false,
    });
    numbers['one'] = await sell(awka, { bus: FIRST, seats: { 8: 'Ben Okoro' }, hasAllDetails: true });
    numbers['tomorrow'] = await sell(lagos, { bus: SECOND, seats: { 1: 'Wale Ade' }, hasAllDetails: true });
  });

  await test.step('the bus breaks down, and a smaller one leaves two without a seat', async () => {
    await openBus(awka, FIRST, 'Boarding');
    await awka.getByRole('link', { name: 'Disruption' }).click();
    await awka.getByRole('combobox', { name: /^Vehicle/ }).fill(SMALLER);
    await awka.getByRole('option', { name: SMALLER }).click();
    await awka.getByRole('textbox', { name: /^Why/ }).fill('The gearbox broke');
    await awka.getByRole('button', { name: 'Show the effect on passengers' }).click();
    await expect(
      awka.getByText('6 passengers keep their seat, 0 get another one, 2 are without.'),
    ).toBeVisible();
    await awka.getByRole('button', { name: 'Swap the vehicle' }).click();
    await expect(awka.getByRole('heading', { name: 'Without a seat', level: 1 })).toBeVisible();
    await expect(awka.getByText('2 of 2 tickets without seats').first()).toBeVisible();
  });

  await test.step('they get seats for nothing, want a later bus, and are rescheduled for the fee', async () => {
    for (const [seat, name] of LOST) {
      await awka.getByText(name, { exact: true }).click();
      const giving = awka.getByRole('dialog', { name: 'Give seats' });
      await chooseBus(giving.getByLabel(/^Trip/), EARLY);
      await takeSeat(awka, seat);
      await giving.getByRole('button', { name: 'Give seats' }).click();
      await expect(giving).toHaveCount(0);
    }
    for (const [seat, name] of LOST) {
      await openTickets(awka);
      await choose(awka, name, 'Reschedule');
      const moving = awka.getByRole('dialog', { name: 'Reschedule ticket' });
      await findBus(awka, moving.getByLabel(/^New trip/), SECOND);
      await takeSeat(awka, seat);
      await expect(moving).toContainText('Difference of fare ₦0.00, fee for rescheduling ₦1,000.00.');
      await moving.getByLabel(/^Payment method/).selectOption('Cash');
      await moving.getByLabel(/^Why/).fill('Five in the morning is too early');
      await moving.getByRole('button', { name: 'Reschedule' }).click();
      await expect(moving).toHaveCount(0);
    }
  });

  await test.step('boarding takes neither a paper of another day nor a forged one', async () => {
    await openBus(awka, FIRST, 'Boarding');
    await expect(awka.getByRole('textbox', { name: 'Ticket or seat' })).toBeFocused();
    await scan(awka, await codeOf(lagos, numbers['tomorrow'] ?? ''));
    await expect(
      awka.getByText(`Wrong day: ticket ${numbers['tomorrow']} is for Awka - Lagos`),
    ).toBeVisible();
    await scan(awka, forgedFrom(await codeOf(awka, numbers['three'] ?? '')));
    await expect(
      awka.getByText(`The code of ticket ${numbers['three']} was not signed by this company`),
    ).toBeVisible();
    await expect(awka.getByRole('group', { name: 'Boarded' })).toContainText('0 of 6');
    // Not `setOffline`: the scanner's own connection to the browser would end it.
    const marks = '**/api/board_passengers/**';
    await awka.route(marks, (route) => route.abort('internetdisconnected'));
    await scan(awka, await codeOf(awka, numbers['three'] ?? ''));
    await expect(
      awka.getByText(`The paper is genuine: ticket ${numbers['three']}, seats 1, 2, 3`),
    ).toBeVisible();
    await awka.unroute(marks);
    await scan(awka, await codeOf(awka, numbers['three'] ?? ''));
    // It leaves tomorrow, which is asked about once.
    await awka.getByRole('button', { name: 'Board anyway' }).click();
    await expect(awka.getByText('Seats 1, 2, 3 aboard')).toBeVisible();
    const field = awka.getByRole('textbox', { name: 'Ticket or seat' });
    for (const seat of ['4', '5']) {
      await field.fill(seat);
      await awka.getByRole('button', { name: 'Board', exact: true }).click();
      await expect(awka.getByText(`Seat ${seat} aboard`)).toBeVisible();
    }
    await expect(awka.getByRole('group', { name: 'Boarded' })).toContainText('5 of 6');
  });

  await test.step('the manifest is refused until it is complete, and printed twice; the bus leaves and arrives', async () => {
    await setRules(office, 'Passengers’ data', { chosen: { 'Address and name of next of kin': 'required' } });
    await openBus(awka, FIRST, 'Manifest');
    const refused = awka.getByRole('dialog', { name: 'Set En-route', exact: true });
    await takeStep(
      awka,
      'En-route',
      () => awka.getByRole('button', { name: 'Leave', exact: true }).click(),
      refused,
    );
    await expect(refused).toContainText(
      'The manifest is not complete. Seats 4, 5, 6: address, name of next of kin',
    );
    await refused.getByRole('button', { name: 'Cancel' }).click();
    await complete(awka, 'Chidi Eze');
    await openBus(awka, FIRST, 'Manifest');
    await printManifest(awka);
    await printManifest(awka);
    await setStatus(awka, 'En-route');
    await expectCounted(lagos, FIRST, { sold: 6, boarded: 5, missed: 1 });
    await setStatus(lagos, 'Completed');
  });

  await test.step('the second bus leaves without one, who is refunded by rule, and arrives', async () => {
    await openBus(awka, SECOND, 'Boarding');
    await scan(awka, await codeOf(lagos, numbers['tomorrow'] ?? ''));
    await awka.getByRole('button', { name: 'Board anyway' }).click();
    await expect(awka.getByText(/^Seat \d+ aboard$/)).toBeVisible();
    await awka.getByText('Uche Eze').click();
    await expect(awka.getByRole('group', { name: 'Boarded' })).toContainText('2 of 3');
    await complete(awka, 'Uche Eze');
    await openBus(awka, SECOND, 'Manifest');
    await setStatus(awka, 'En-route');
    await expectCounted(lagos, SECOND, { sold: 3, boarded: 2, missed: 1 });
    await setStatus(lagos, 'Completed');

    // Whoever swapped the vehicle took his first seat, and gives no money back for it.
    await openTickets(awka);
    await choose(awka, 'Ben Okoro', 'Refund');
    await expect(awka.getByText('You took the seats of this ticket.', { exact: false })).toBeVisible();
    await openTickets(office);
    await choose(office, 'Ben Okoro', 'Refund');
    const paying = office.getByRole('dialog', { name: 'Refund ticket' });
    await expect(paying).toContainText('Give back ₦9,000.00');
    await paying.getByLabel(/^Why/).fill('The bus left without him');
    await paying.getByRole('button', { name: 'Refund' }).click();
    await expect(paying).toHaveCount(0);
    await expectCounted(lagos, SECOND, { sold: 3, boarded: 2, missed: 1 });
  });

  await test.step('the day’s figures are the ledger', async () => {
    const ofAwka = 4 * FARE + 2 * FEE - (FARE - KEPT_OF_REFUND);
    const ofLagos = 5 * FARE;
    const taken = ofAwka + ofLagos;
    await asked(office, () => openHistory(office, '?period=today'));
    expect(sum(await allAmounts(office))).toBe(taken);
    expect(await figure(office, 'Balance')).toBe(taken);
    for (const [page, income] of [
      [awka, ofAwka],
      [lagos, ofLagos],
    ] as const) {
      await goTo(page, '/admin/dashboard');
      // Polled, because the cached figures of the last visit are shown until the new ones arrive.
      await expect.poll(() => figure(page, 'Total Income')).toBe(income);
    }
  });

  await test.step('a timetable makes the trips of the weeks ahead, which are shown before', async () => {
    await openList(office, ROUTES);
    await chooseRecord(office, 'Awka - Lagos', 'Timetable');
    await office.getByRole('button', { name: 'Add service' }).click();
    const service = office.getByRole('form', { name: 'Add a service' });
    await service.getByLabel('Departure').fill('11:45 pm');
    await service.getByLabel('Days').fill('Daily');
    await service.getByLabel('Vehicle type').selectOption('Bus');
    await service.getByLabel('Seats').fill('10');
    await service.getByLabel('Fare').fill('20,000');
    await office.getByRole('button', { name: 'Show what changes' }).click();
    await expect(office.getByText(/^1[45] trips are added$/)).toBeVisible();
    await office.getByRole('button', { name: 'Save the timetable' }).click();
    await expect(office.getByText('The timetable is saved.')).toBeVisible();
  });
});
