import type { Meta, StoryObj } from '@storybook/react-vite';
import { CANCELLED_FOR_GOOD, DAY_IS_OVER } from '@motorpark/domain';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { officePaths, paths, recordPath, unseatedPath } from '../../paths';
import { disruption, manifest, runningAgain } from '../../stories/company/departures';
import { tripToOwerri } from '../../stories/company/trips';
import { officeStory } from '../../stories/officeStory';

/** Disrupted departures, and the passengers who lose their seats by that. */
const meta = { title: 'Screens/Disruption' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.admin.disruption, 'tr8');
const shows = 'What happened';
const SHOW = 'Show the effect on passengers';

/** Fills in a swap to a smaller bus and opens its preview. */
async function openPreview() {
  const vehicle = await waitFor(() => screen.getByRole('combobox', { name: /^Vehicle/ }));
  await userEvent.type(vehicle, 'IMO 265');
  await userEvent.click(await waitFor(() => screen.getByRole('option', { name: /IMO 265 QT/ })));
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The gearbox broke');
  await userEvent.click(screen.getByRole('button', { name: SHOW }));
}

/** The form; another vehicle, the most common disruption, is preselected. */
export const WhatHappened: Story = officeStory({ at, as: 'admin', shows });

/** Nothing is filled in: each field shows its error. */
export const Incomplete: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  pictures: [],
  shows,
  async play() {
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    await waitFor(() => expect(screen.getByText('Vehicle is required')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Please say why.')).toBeVisible());
  },
});

/** The preview, before anything is changed: passengers without a seat come first, and a second Enter takes no seat. */
export const Preview: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  answers: {
    previewDisruption: {
      data: { ...disruption, driver: 'Sunday Okafor', notes: ['The bus is at Owerri.'] },
    },
  },
  shows,
  async play() {
    await openPreview();
    await waitFor(() => expect(screen.getByText('No seat')).toBeVisible());
    await expect(screen.getByText('Another vehicle: IMO 265 QT')).toBeVisible();
    await expect(screen.getByText('Sunday Okafor drives it.')).toBeVisible();
    await expect(screen.getByText('The bus is at Owerri.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
  },
});

/** Cancellation takes everybody's seat: the Enter that opened the preview must not carry it out too. */
const cancelling = officeStory({
  at,
  as: 'admin',
  shows,
  async play() {
    await userEvent.click(screen.getByRole('radio', { name: /^It does not run/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The gearbox broke');
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the trip' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus());
  },
});
export const Cancelling: Story = { ...cancelling, parameters: { ...cancelling.parameters, pictures: [] } };

/** A vehicle that breaks down is replaced on all of its planned trips: what it does to each is shown first. */
export const VehicleReplaced: Story = officeStory({
  at: recordPath(officePaths.vehicle.replace, 'v1'),
  as: 'super_admin',
  isOnPhones: true,
  pictures: ['desktop--light'],
  shows: 'Other vehicle',
  async play() {
    const vehicle = await waitFor(() => screen.getByRole('combobox', { name: /^Other vehicle/ }));
    await userEvent.type(vehicle, 'IMO 265');
    await userEvent.click(await waitFor(() => screen.getByRole('option', { name: /IMO 265 QT/ })));
    await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The engine broke');
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    await waitFor(() =>
      expect(screen.getByText(/^3 trips get this vehicle\. 1 trip cannot get it/)).toBeVisible(),
    );
    for (const known of [
      /^Awka - Lagos, Sat 18 Jan.*07:00 AM$/,
      'Sunday Okafor drives it.',
      'Bus, Driver without valid papers',
      'The bus is at Owerri.',
    ])
      await expect(screen.getByText(known)).toBeVisible();
    await expect(screen.getByText(/^Keeps its vehicle\. IMO 265 QT is on Owerri - Lagos/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Swap the vehicle of 3 trips' })).toBeEnabled();
  },
});

const WHY =
  'The time of this trip is past. A colleague or a super admin must consent before their seats are taken.';
const WRONG = 'This passcode is wrong.';

/** A colleague must consent: the preview says why, and the dialog asks for their passcode. */
export const ColleagueConsents: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: {
    previewDisruption: { data: { ...disruption, consent: WHY } },
    disruptTrip: { status: 422, body: { message: WRONG, errors: { secret: [WRONG] } } },
  },
  shows,
  async play() {
    await openPreview();
    await waitFor(() => expect(screen.getByText(WHY)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Swap the vehicle' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Consent of a colleague' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'bola@company.example');
    await userEvent.type(dialog.getByLabelText(/PIN or passcode/), 'Wrong#2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Swap the vehicle' }));
    await waitFor(() => expect(dialog.getByText(WRONG)).toBeVisible());
  },
});

const SOLD = 'Somebody has sold a seat or changed something in between.';

/** A seat was sold meanwhile: the message says so, and the preview is loaded again. */
export const SoldInBetween: Story = officeStory({
  at,
  as: 'admin',
  answers: { disruptTrip: { status: 409, body: { message: SOLD, errors: { plan: [SOLD] } } } },
  shows,
  async play() {
    await openPreview();
    await userEvent.click(await waitFor(() => screen.getByRole('button', { name: 'Swap the vehicle' })));
    await waitFor(() => expect(screen.getByText(SOLD)).toBeVisible());
    await waitFor(() => expect(screen.getByText('No seat')).toBeVisible());
  },
});

/** No answer comes: what was shown stays, and can be sent again as it is. */
export const NoAnswer: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  answers: { disruptTrip: 'offline' },
  shows,
  async play() {
    await openPreview();
    await userEvent.click(await waitFor(() => screen.getByRole('button', { name: 'Swap the vehicle' })));
    await waitFor(() => expect(screen.getByText('Internet disconnected')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Swap the vehicle' })).toBeEnabled());
    await expect(screen.getByText('No seat')).toBeVisible();
  },
});

/** Whoever changes the wish finds what was typed. */
export const ChangesTheWish: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  shows,
  async play() {
    await openPreview();
    await userEvent.click(await waitFor(() => screen.getByRole('button', { name: 'Back' })));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Why/ })).toHaveValue('The gearbox broke'),
    );
    await expect(screen.getByRole('combobox', { name: /^Vehicle/ })).toHaveValue('IMO 265 QT');
  },
});

/** The bus has left: nothing can be changed. */
export const HasLeft: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, status: 'En-route' } } },
  shows: 'This bus has left. Take its departure back first.',
});

/** The day of departure is over: staff can change nothing any more. */
export const DayIsOver: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, travel_date: '2020-01-15T06:00:00.000Z' } } },
  shows: DAY_IS_OVER,
});

const cancelledTrip = { ...manifest, status: 'Cancelled', can_run_again: true, passengers: [], parcels: [] };
const again = {
  at,
  as: 'admin',
  isOnPhones: true,
  answers: {
    getManifest: { data: cancelledTrip },
    previewDisruption: { data: runningAgain },
  },
  shows: /^This trip was cancelled\. If it runs after all/,
} as const;

/** A trip was cancelled by mistake: only the reason is asked for. */
export const RunsAgain: Story = officeStory(again);

/** Passengers who still wait get their seats back; whoever had lost it before does not, and other seats are free again. */
export const RunsAgainPreview: Story = officeStory({
  ...again,
  async play() {
    await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Cancelled by mistake');
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    await waitFor(() => expect(screen.getByText('It runs after all')).toBeVisible());
    await expect(screen.getByText(/^Seats 12, 13 are free again/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Run the trip again' })).toBeVisible();
  },
});

/** Everybody went to another trip: the cancellation is final, and the screen says how they come back. */
export const CancelledForGood: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...cancelledTrip, can_run_again: false } } },
  shows: CANCELLED_FOR_GOOD,
});

/** The unseated passengers with their phones. */
export const Unseated: Story = officeStory({
  at: unseatedPath(paths.admin.unseated, 'tr8'),
  as: 'admin',
  shows: 'Oluwaseun Adebayo-Ogunbanjo',
});

/** Those who got another seat on the same bus are one press away, with the seat that they had. */
export const SeesWhoMoved: Story = officeStory({
  at: unseatedPath(paths.admin.unseated, 'tr8'),
  as: 'admin',
  isState: true,
  pictures: [],
  state: { moved: [{ ticketId: 'tk4', from: 12, to: 4 }], bus: recordPath(paths.admin.boarding, 'tr8') },
  shows: '1 passenger has a changed ticket',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'See who' }));
    const table = within(await screen.findByRole('table', { name: 'Passengers with a changed ticket' }));
    const row = table.getByRole('row', { name: /Ngozi Okafor/ });
    await expect(row).toHaveTextContent(/Seat 12.*Seat 4/);
  },
});

const nextTrip = {
  ...tripToOwerri,
  id: 'tr9',
  travel_date: '2025-01-16T06:00:00.000Z',
  vehicle_number: 'LSR 117 YB',
};
const { route_id, travel_date, vehicle_number } = nextTrip;
const movingEverybody = {
  ...disruption,
  passengers: disruption.passengers.slice(0, 3),
  new_trip: { route_id, travel_date, vehicle_number },
};

/** Everybody goes on another trip, which is named before; afterwards all of them are listed, also those who keep the number of their seat. */
export const MovesEverybody: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  answers: {
    getTrips: { data: [nextTrip] },
    previewDisruption: { data: movingEverybody },
    disruptTrip: { data: movingEverybody },
  },
  shows,
  async play() {
    await userEvent.click(screen.getByRole('radio', { name: /^Move to another trip/ }));
    await userEvent.click(await screen.findByRole('combobox', { name: /^Trip/ }));
    await userEvent.click(await screen.findByRole('option', { name: /LSR 117 YB/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'Only two were sold');
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    const shown = await screen.findByText(/^Move to another trip: /);
    await expect(shown).toHaveTextContent(/Awka - Owerri, Thu 16 Jan .*07:00 AM, LSR 117 YB$/);
    await userEvent.click(screen.getByRole('button', { name: 'Move everybody' }));
    const table = within(await screen.findByRole('table', { name: 'Passengers with a changed ticket' }));
    await expect(table.getByRole('row', { name: /Ngozi Okafor/ })).toHaveTextContent(/Seat 4.*Seat 4/);
    await expect(table.getByRole('row', { name: /Ben Eze/ })).toHaveTextContent(/Seat 2.*Seat 2/);
    await expect(screen.getByRole('button', { name: 'Print all' })).toBeVisible();
  },
});

/** All of them get their new receipts by one press, which has the focus. */
export const PrintsAllWhoMoved: Story = officeStory({
  at: recordPath(paths.admin.boarding, 'tr8'),
  as: 'admin',
  isState: true,
  pictures: [],
  state: { moved: [{ ticketId: 'tk4', from: 12, to: 4 }] },
  shows: '1 passenger has a changed ticket',
  async play() {
    const sheets: string[] = [];
    spyOn(window, 'print').mockImplementation(() => {
      sheets.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
    });
    const button = await screen.findByRole('button', { name: 'Print all' });
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sheets).toHaveLength(1));
    await expect(sheets[0]).toContain('TK-7QF3XM-K');
    await waitFor(() => expect(document.querySelector('[data-print-sheet]')).toBeNull());
  },
});

/** Gives a seat on another trip of the route, free of charge. */
export const GiveSeats: Story = officeStory({
  at: unseatedPath(paths.admin.unseated, 'tr8'),
  as: 'admin',
  isState: true,
  shows: 'Chinedu Obi',
  async play() {
    await userEvent.click(screen.getByText('Chinedu Obi'));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Give seats' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Give seats' }));
    await waitFor(() => expect(screen.getByText('Please select a trip.')).toBeVisible());
  },
});

/** Nobody waits for a seat. */
export const NobodyUnseated: Story = officeStory({
  at: paths.admin.unseated,
  as: 'admin',
  answers: { getUnseated: { data: [], next_cursor: null, total: 0, counts: {} } },
  shows: 'Everybody has a seat',
});

/** The printed list. */
export const UnseatedList: Story = officeStory({
  at: unseatedPath(paths.admin.unseatedSheet, 'tr8'),
  as: 'admin',
  shows: '3 passengers',
});
