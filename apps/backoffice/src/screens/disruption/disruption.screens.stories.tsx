import type { Meta, StoryObj } from '@storybook/react-vite';
import { DAY_IS_OVER } from '@motorpark/domain';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { recordPath, paths, unseatedPath } from '../../paths';
import { manifest } from '../../stories/company/departures';
import { officeStory } from '../../stories/officeStory';

/** A departure that does not leave as it was planned, and those who lose their seats by that. */
const meta = { title: 'Screens/Disruption' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.admin.disruption, 'tr8');
const shows = 'What happened';
const SHOW = 'Show what becomes of everybody';

/** A smaller bus goes: said, and looked at. */
async function look() {
  const vehicle = await waitFor(() => screen.getByRole('combobox', { name: /^Vehicle/ }));
  await userEvent.type(vehicle, 'IMO 265');
  await userEvent.click(await waitFor(() => screen.getByRole('option', { name: /IMO 265 QT/ })));
  await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The gearbox broke');
  await userEvent.click(screen.getByRole('button', { name: SHOW }));
}

/** The form: another vehicle is what happens most. */
export const WhatHappened: Story = officeStory({ at, as: 'admin', shows });

/** Nothing is filled in: each field says what it wants. */
export const Incomplete: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  shows,
  async play() {
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    await waitFor(() => expect(screen.getByText('Vehicle is required')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Please say why.')).toBeVisible());
  },
});

/** What becomes of everybody, before anything is done: whoever is left without a seat stands on top, and a second Enter takes no seat. */
export const Preview: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows,
  async play() {
    await look();
    await waitFor(() => expect(screen.getByText('No seat')).toBeVisible());
    await expect(screen.getByText('Another vehicle: IMO 265 QT')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  },
});

/** Cancelling takes everybody's seat: the Enter that showed it does not do it, too. */
const cancelling = officeStory({
  at,
  as: 'admin',
  shows,
  async play() {
    await userEvent.click(screen.getByRole('radio', { name: /^It does not run/ }));
    await userEvent.type(screen.getByRole('textbox', { name: /Why/ }), 'The gearbox broke');
    await userEvent.click(screen.getByRole('button', { name: SHOW }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel the trip' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
  },
});
export const Cancelling: Story = { ...cancelling, parameters: { ...cancelling.parameters, picture: 'none' } };

const SOLD = 'Somebody has sold a seat or changed something in between.';

/** Somebody sold a seat in between: it is said, and shown anew. */
export const SoldInBetween: Story = officeStory({
  at,
  as: 'admin',
  answers: { disruptTrip: { status: 409, body: { message: SOLD, errors: { plan: [SOLD] } } } },
  shows,
  async play() {
    await look();
    await userEvent.click(await waitFor(() => screen.getByRole('button', { name: 'Swap the vehicle' })));
    await waitFor(() => expect(screen.getByText(SOLD)).toBeVisible());
    await waitFor(() => expect(screen.getByText('No seat')).toBeVisible());
  },
});

/** It has left: nothing can be changed. */
export const HasLeft: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, status: 'En-route' } } },
  shows: 'This bus has left. Take its departure back first.',
});

/** Its day is over: staff change nothing any more. */
export const DayIsOver: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, travel_date: '2020-01-15T06:00:00.000Z' } } },
  shows: DAY_IS_OVER,
});

/** Those who have lost their seats, with their phones. */
export const Unseated: Story = officeStory({
  at: unseatedPath(paths.admin.unseated, 'tr8'),
  as: 'admin',
  shows: 'Oluwaseun Adebayo-Ogunbanjo',
});

/** A seat on another trip of the road, free of charge. */
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

/** Nobody waits. */
export const NobodyUnseated: Story = officeStory({
  at: paths.admin.unseated,
  as: 'admin',
  answers: { getUnseated: { data: [], next_cursor: null, total: 0, counts: {} } },
  shows: 'Everybody has a seat',
});

/** The list to be printed. */
export const UnseatedList: Story = officeStory({
  at: unseatedPath(paths.admin.unseatedSheet, 'tr8'),
  as: 'admin',
  shows: '3 passengers',
});
