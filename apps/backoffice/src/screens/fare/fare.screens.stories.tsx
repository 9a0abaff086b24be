import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { officePaths, paths, recordPath } from '../../paths';
import { fares } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';

/** The fares of routes by vehicle type and period. */
const meta = { title: 'Screens/Fares' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { superAdmin } = paths;

export const Fares: Story = officeStory({
  at: superAdmin.fares,
  as: 'super_admin',
  shows: 'Easter',
  play: async () => {
    await expect(screen.getByText('Goes on')).toBeVisible();
    await expect(screen.getByText('Any')).toBeVisible();
  },
});

/** A fare needs a route, a first day and an amount; its period is optional. */
export const FareForm: Story = officeStory({
  at: officePaths.fare.create,
  as: 'super_admin',
  shows: 'Fare Information',
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Create Fare' }));
    await expect(await screen.findByText('First day is required')).toBeVisible();
    await expect(screen.getByText('Fare is required')).toBeVisible();
  },
});

const CHEAPER =
  'Coach Bus would cost ₦25,000.00 instead of ₦30,000.00 from 15 Dec 2026 on. If that is not meant, enter a fare for that vehicle type, too.';

/** A fare that makes another vehicle type cheaper is asked about before it is saved. */
export const CheaperType: Story = officeStory({
  at: recordPath(officePaths.fare.edit, 'f1'),
  as: 'super_admin',
  pictures: [],
  answers: { editFare: { status: 422, body: { message: CHEAPER, errors: { confirmed: [CHEAPER] } } } },
  shows: 'Fare Information',
  play: async () => {
    const fare = await screen.findByRole('textbox', { name: /^Fare/ });
    await userEvent.clear(fare);
    await userEvent.type(fare, '25000');
    await userEvent.click(screen.getByRole('button', { name: 'Edit & Save' }));
    const title = 'Make another vehicle type cheaper?';
    const dialog = within(await screen.findByRole('alertdialog', { name: title }));
    await expect(dialog.getByText(CHEAPER)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save it anyway' })).toBeVisible();
  },
});

/** After saving, the trips that get the fare are counted, and those set by hand are offered it. */
export const TripsOfAFare: Story = officeStory({
  at: recordPath(officePaths.fare.edit, 'f1'),
  as: 'super_admin',
  pictures: [],
  answers: { ...(fares[0] && { editFare: { data: fares[0] } }) },
  shows: 'Fare Information',
  play: async () => {
    const fare = await screen.findByRole('textbox', { name: /^Fare/ });
    await userEvent.clear(fare);
    await userEvent.type(fare, '26000');
    await userEvent.click(screen.getByRole('button', { name: 'Edit & Save' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change 4 more trips?' }));
    await expect(dialog.getByText('30 trips ahead have the fare.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Change 4 trips' }));
    await waitFor(() => expect(screen.getByText('4 trips changed.')).toBeVisible());
  },
});

/** What was sold above a fare that came late is in a report, ticket by ticket; each leads to its ticket. */
export const SoldAbove: Story = officeStory({
  at: superAdmin.fares,
  as: 'super_admin',
  pictures: [],
  shows: 'Easter',
  play: async () => {
    const [first] = screen.getAllByRole('button', { name: /^Actions for/ });
    if (first) await userEvent.click(first);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Tickets Sold Above It' }));
    const above = await screen.findByRole('link', { name: /^Above the fare, .*TK-7QF3XM-K: ₦10,000.00$/ });
    await expect(above).toHaveAttribute('href', '#/super-admin/tickets/overview?id=TK-7QF3XM-K');
  },
});
