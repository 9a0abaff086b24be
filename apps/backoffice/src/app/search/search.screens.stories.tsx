import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../paths';
import { renamedVehicle } from '../../stories/company/office';
import { tickets } from '../../stories/company/travel';
import { officeStory } from '../../stories/officeStory';

/** The search over everything, opened from any screen. */
const meta = { title: 'Screens/Search' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const staff = { at: paths.admin.expenses, as: 'admin', isState: true, shows: 'Expenses' } as const;

async function open(typed: string) {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search everything' });
  await waitFor(() => expect(field).toHaveFocus());
  if (typed !== '') await userEvent.type(field, typed);
  return within(screen.getByRole('dialog', { name: 'Search everything' }));
}

const isThere = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Before anything is typed: actions and pages. */
export const Opened: Story = officeStory({
  ...staff,
  isOnPhones: true,
  play: async () => {
    const palette = await open('');
    await expect(palette.getAllByRole('option')[0]).toHaveTextContent(/^Sell a ticket/);
    await expect(palette.getByRole('group', { name: 'Pages' })).toBeVisible();
  },
});

/** The typed text is marked in the results, kind by kind. */
export const Found: Story = officeStory({
  ...staff,
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  isOnPhones: true,
  play: async () => {
    const palette = await open('awka lagos');
    await waitFor(() => expect(palette.getByRole('option', { name: /^Chinedu Obi/ })).toBeVisible());
    await expect(palette.getByRole('group', { name: 'Waybills' })).toBeVisible();
  },
});

/** The head office also finds its own records: a driver, and the bus that he drives. */
export const FoundByTheOffice: Story = officeStory({
  at: paths.superAdmin.vehicles,
  as: 'super_admin',
  isState: true,
  shows: 'Vehicles',
  play: async () => {
    const palette = await open('nwosu');
    await waitFor(() => expect(palette.getByRole('group', { name: 'Drivers' })).toBeVisible());
    await expect(palette.getByRole('group', { name: 'Vehicles' })).toBeVisible();
  },
});

/** No ticket has the typed number, but one has it with two characters in the other order. */
export const Suggested: Story = officeStory({
  ...staff,
  isState: true,
  pictures: [],
  answers: { searchEverywhere: { data: { tickets: tickets.slice(0, 1), is_suggestion: true } } },
  play: async () => {
    const palette = await open('7QF3MX');
    await waitFor(() =>
      expect(palette.getByRole('group', { name: 'Did you mean this ticket?' })).toBeVisible(),
    );
  },
});

/** A plate that a bus had before finds that bus, which says so. */
export const FoundByAFormerPlate: Story = officeStory({
  at: paths.superAdmin.vehicles,
  as: 'super_admin',
  isState: true,
  answers: {
    searchEverywhere: {
      data: { vehicles: [renamedVehicle] },
    },
  },
  shows: 'Vehicles',
  play: async () => {
    const palette = await open('awk7vn');
    await waitFor(() => expect(palette.getByRole('option', { name: /formerly AWK 7 VN/ })).toBeVisible());
  },
});

/** Pages are shown immediately while records are loading. */
export const Searching: Story = officeStory({
  ...staff,
  answers: { searchEverywhere: 'waiting' },
  play: async () => {
    await open('tickets');
    await waitFor(() => expect(screen.getAllByText('Searching…')[0]).toBeVisible());
  },
});

export const NothingFound: Story = officeStory({
  ...staff,
  pictures: [],
  answers: { searchEverywhere: { data: {} } },
  play: async () => {
    await open('qqzzxx');
    await waitFor(() => expect(screen.getAllByText('Nothing found')[0]).toBeVisible());
  },
});

export const WithoutConnection: Story = officeStory({
  ...staff,
  pictures: [],
  answers: { searchEverywhere: 'offline' },
  play: async () => {
    await open('tickets');
    await isThere(/^Internet disconnected. Only pages/);
  },
});

export const Refused: Story = officeStory({
  ...staff,
  pictures: [],
  answers: { searchEverywhere: { status: 500, body: { message: 'Something went wrong on the server.' } } },
  play: async () => {
    await open('okafor');
    await isThere('Something went wrong on the server.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** On a core server only pages and actions are found, without a call. */
export const OnACoreServer: Story = officeStory({
  ...staff,
  server: 'core',
  play: async () => {
    const palette = await open('sell');
    await expect(palette.getByRole('option', { name: /^Sell a ticket/ })).toBeVisible();
    await isThere(/^On this server only pages/);
  },
});
