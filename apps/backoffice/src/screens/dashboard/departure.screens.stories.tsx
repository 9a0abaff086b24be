import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths } from '../../paths';
import { tripToOwerri } from '../../stories/company/trips';
import { officeStory } from '../../stories/officeStory';
import { hallPath } from '../hall/hallPath';

/** The departures of a terminal, on the clerk's start page. */
const meta = { title: 'Screens/Departures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = paths.admin.dashboard;
const board = async () => within(await screen.findByRole('region', { name: 'Departures' }));

/** One trip is overdue, one full, one has left, one leaves tomorrow. The dashboard is below. */
export const Board: Story = officeStory({ at, as: 'admin', pictures: [], shows: 'due 20 min ago' });

export const BoardEmpty: Story = officeStory({
  at,
  as: 'admin',
  answers: { getDepartures: { data: [], next_cursor: null } },
  shows: 'Nothing leaves today or tomorrow',
});

export const BoardLoading: Story = officeStory({
  at,
  as: 'admin',
  answers: { getDepartures: 'waiting' },
  pictures: [],
  shows: 'Loading the departures…',
});

export const BoardWithoutConnection: Story = officeStory({
  at,
  as: 'admin',
  answers: { getDepartures: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

export const BoardRefused: Story = officeStory({
  at,
  as: 'admin',
  answers: { getDepartures: { status: 500, body: { message: 'Something went wrong on the server.' } } },
  pictures: [],
  shows: 'Something went wrong on the server.',
});

/** Opens the sale of a row's seats with Enter. */
async function sellFor(destination: string) {
  (await board()).getAllByRole('button', { name: destination })[0]?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Book Tickets' })).toBeVisible());
}

export const BoardLeadsToASale: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  shows: 'due 20 min ago',
  async play() {
    await sellFor('Lagos');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Seat 3/ })).toBeVisible());
  },
});

/** A trip that left meanwhile is shown as such. */
export const BoardLeadsToATripThatIsGone: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { getTrip: { data: { ...tripToOwerri, status: 'En-route', history: [] } } },
  shows: 'due 20 min ago',
  async play() {
    await sellFor('Owerri');
    await waitFor(() =>
      expect(screen.getByText('This trip has left. Please choose another trip.')).toBeVisible(),
    );
  },
});

/** The hall view of Awka, opened by its link. */
export const Hall: Story = officeStory({
  at: hallPath('q7Jw3nT0aXh2vYc9'),
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: 'Departures from Awka',
});

/** The link was withdrawn. */
export const HallWithdrawn: Story = officeStory({
  at: hallPath('k2Rb8mU5eLw1zDs4'),
  answers: {
    showHall: {
      status: 422,
      body: {
        message: 'This link shows nothing any more. Ask the head office for a new one.',
        errors: { key: ['This link shows nothing any more. Ask the head office for a new one.'] },
      },
    },
  },
  shows: /This link shows nothing any more/,
});

/** Opens the dialog that creates the link. */
async function openHallView() {
  await userEvent.click(screen.getByRole('button', { name: 'Hall view' }));
  await waitFor(() => expect(screen.getByText('There is no link yet.')).toBeVisible());
}

const terminalForm = {
  at: recordPath(paths.superAdmin.editTerminal, 't1'),
  as: 'super_admin',
  isState: true,
  shows: 'Hall view',
} as const;

export const HallView: Story = officeStory({ ...terminalForm, play: openHallView });

const hallViewMade = officeStory({
  ...terminalForm,
  async play() {
    await openHallView();
    await userEvent.click(screen.getByRole('button', { name: 'Make a link' }));
    await waitFor(() => expect(screen.getByLabelText('Link')).toBeVisible());
  },
});

/** The link is shown once. It contains Storybook's current address, so no picture is kept. */
export const HallViewMade: Story = {
  ...hallViewMade,
  parameters: { ...hallViewMade.parameters, pictures: [] },
};
