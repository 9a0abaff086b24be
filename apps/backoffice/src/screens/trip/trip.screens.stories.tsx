import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths, tripsPath } from '../../paths';
import { lateTrips, trips } from '../../stories/company/trips';
import { officeStory } from '../../stories/officeStory';

/** The trips that leave a terminal and arrive at it, and the form that plans one. */
const meta = { title: 'Screens/Trips' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const OUTGOING = { at: tripsPath('outgoing'), as: 'admin', shows: 'Outgoing Trips' } as const;
const FORM = { at: paths.admin.editTrip, as: 'admin', shows: 'Create Trips' } as const;

const openFirstMenu = async () => {
  const [first = document.body] = await screen.findAllByRole('button', { name: /^Actions for/ });
  await userEvent.click(first);
  return first;
};

export const Outgoing: Story = officeStory({
  ...OUTGOING,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
});

export const Incoming: Story = officeStory({
  at: tripsPath('incoming'),
  as: 'admin',
  shows: 'Incoming Trips',
});

/** Overdue trips come after those still to leave, and show how late they are. */
export const WithLateBuses: Story = officeStory({
  ...OUTGOING,
  answers: { getTrips: { data: [...lateTrips, ...trips] } },
  isOnPhones: true,
  play: async () => {
    await screen.findByText('due 2 h 10 min ago');
    await screen.findByText('due 15 min ago');
  },
});

export const LateBusesInTheHeadOffice: Story = officeStory({
  at: paths.superAdmin.trips,
  as: 'super_admin',
  shows: 'due 15 min ago',
  answers: { getTrips: { data: [...lateTrips, ...trips] } },
});

/** The head office chooses a terminal and a period ahead. */
export const TripsOfOneTerminalAhead: Story = officeStory({
  at: `${paths.superAdmin.trips}?terminal=t1&period=next7Days`,
  as: 'super_admin',
  pictures: [],
  shows: 'Emeka Nwosu',
  play: async () => {
    const terminal = await screen.findByRole('combobox', { name: 'Terminal' });
    await waitFor(() => expect(terminal).toHaveDisplayValue('Awka'));
    await expect(screen.getByRole('combobox', { name: 'Period' })).toHaveDisplayValue('Next 7 Days');
    await expect(screen.getByRole('columnheader', { name: 'Sold' })).toBeVisible();
  },
});

export const Empty: Story = officeStory({
  ...OUTGOING,
  answers: { getTrips: { data: [] } },
  pictures: [],
  shows: 'No Trips Yet',
});

export const WithoutConnection: Story = officeStory({
  ...OUTGOING,
  answers: { getTrips: 'offline' },
  pictures: [],
  shows: 'Internet disconnected',
});

/** A trip's main facts and its history. */
export const Details: Story = officeStory({
  ...OUTGOING,
  isState: true,
  play: async () => {
    await openFirstMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View' }));
    await screen.findByText('Fuel costs more since Monday');
  },
});

/** Payments depend on the fare, so the head office must give a reason for changing it. */
export const AskedWhy: Story = officeStory({
  at: recordPath(paths.superAdmin.editTrip, 'tr1'),
  as: 'super_admin',
  isState: true,
  shows: 'Edit Trip',
  answers: {
    editTrip: { status: 422, body: { message: 'Please say why.', errors: { reason: ['Please say why.'] } } },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit & Save' }));
    await screen.findByRole('dialog', { name: 'Why is this changed?' });
  },
});

/** The bus leaves long after now: the server's question comes before the step. */
export const AskedFirst: Story = officeStory({
  ...OUTGOING,
  isState: true,
  answers: {
    tripStatus: {
      status: 422,
      body: {
        message: 'This bus leaves at 15 Jan 2025, 09:10 PM, in 11 h 40 min.',
        errors: { confirmed: ['This bus leaves at 15 Jan 2025, 09:10 PM, in 11 h 40 min.'] },
      },
    },
  },
  play: async () => {
    await openFirstMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'En-route' }));
    const question = await screen.findByRole('alertdialog', { name: 'Set En-route now?' });
    await expect(question).toHaveTextContent('in 11 h 40 min');
    await expect(within(question).getByRole('button', { name: 'Set En-route' })).toBeEnabled();
  },
});

export const Deleting: Story = officeStory({
  ...OUTGOING,
  isState: true,
  play: async () => {
    await openFirstMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this trip?' });
  },
});

/** A trip with tickets stays: the dialog says so, and leads to them. */
export const DeletingWhatIsSold: Story = officeStory({
  ...OUTGOING,
  isState: true,
  answers: { deleteTrip: { status: 422, body: { message: '1 ticket is sold for this trip.' } } },
  pictures: [],
  play: async () => {
    await openFirstMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This trip has tickets' }));
    await expect(dialog.getByText(/1 ticket is sold for this trip\./)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Go to the tickets' })).toBeVisible();
  },
});

/** The amount is for one seat; for one ticket if the company or a core server prices it so. */
export const Creating: Story = officeStory({
  ...FORM,
  play: async () => {
    await screen.findByText('What one seat costs');
  },
});

export const CreatingWithNothingFilledIn: Story = officeStory({
  ...FORM,
  pictures: [],
  isState: true,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText('Travel date is required');
  },
});

export const CreatingOnCoreServer: Story = officeStory({
  ...FORM,
  server: 'core',
  pictures: [],
  play: async () => {
    await screen.findByRole('option', { name: 'Imo - Lagos' });
    await screen.findByText('What one ticket costs');
  },
});

export const Editing: Story = officeStory({
  ...FORM,
  at: recordPath(paths.admin.editTrip, 'tr1'),
  shows: 'Edit & Save',
});

/** The trip of the link was deleted. */
export const EditingWhatIsGone: Story = officeStory({
  ...FORM,
  isState: true,
  at: recordPath(paths.admin.editTrip, 'gone'),
  pictures: [],
  shows: 'This trip is not here.',
});

const chooseRoute = async (route: string) => {
  const field = await screen.findByRole('combobox', { name: 'Route' });
  await userEvent.clear(field);
  // As fast as a hand.
  await userEvent.type(field, `${route}{Enter}`, { delay: 50 });
};

/** The amount is the fare of the route, until another is typed. Its hint says how low staff can go. */
export const FareOfTheRoute: Story = officeStory({
  ...FORM,
  isOnPhones: true,
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: 'Amount (₦)' });
    await chooseRoute('Abuja');
    await waitFor(() => expect(amount).toHaveValue('21,000'));
    await chooseRoute('Lagos');
    await waitFor(() => expect(amount).toHaveValue('18,500'));
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,000');
    await chooseRoute('Abuja');
    await expect(amount).toHaveValue('1,000');
    await screen.findByText('What one seat costs, at least ₦21,000.00');
  },
});

/** The head office may plan a trip below the fare of its route, with a reason that the server asks for. */
export const FareOfTheRouteInTheHeadOffice: Story = officeStory({
  at: paths.superAdmin.editTrip,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: 'Create Trips',
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: 'Amount (₦)' });
    await chooseRoute('Awka - Lagos');
    await waitFor(() => expect(amount).toHaveValue('18,500'));
    await screen.findByText('What one seat costs. Terminals: at least ₦18,500.00');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1,000{Tab}');
    await expect(screen.queryByText(/Only the head office/)).toBeNull();
  },
});

/** A new trip is proposed the fare that its route has on its day, as long as no other was typed. */
export const FareOfTheDay: Story = officeStory({
  ...FORM,
  isState: true,
  pictures: [],
  answers: { findFare: { data: { fare: 25_000 } } },
  play: async () => {
    const amount = await screen.findByRole('textbox', { name: 'Amount (₦)' });
    await chooseRoute('Lagos');
    await waitFor(() => expect(amount).toHaveValue('18,500'));
    const field = within(await screen.findByRole('group', { name: 'Travel Date' }));
    await userEvent.type(field.getByRole('textbox', { name: 'Day' }), '20/02/2025');
    await userEvent.tab();
    await waitFor(() => expect(amount).toHaveValue('25,000'));
  },
});

export const HeadOffice: Story = officeStory({
  at: paths.superAdmin.trips,
  as: 'super_admin',
  shows: 'Create Trip',
});
