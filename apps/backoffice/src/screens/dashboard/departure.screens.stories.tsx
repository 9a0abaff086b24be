import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { officePaths, paths, recordPath } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { departures } from '../../stories/company/departures';
import { tripToOwerri } from '../../stories/company/trips';
import { officeStory } from '../../stories/officeStory';
import { hallPath } from '../hall/hallPath';

/** The departures of a terminal, on the clerk's start page. */
const meta = { title: 'Screens/Departures' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = paths.admin.dashboard;

const newClerk = { at, as: 'admin', atCounterWith: [], isState: true } as const;
const NO_TILL = { getTill: { data: null }, getPin: { data: { set_at: null } } } as const;

const openTill = { getTill: { data: { counter: 'Awka 2', opened_at: '2025-01-15T06:00:00.000Z' } } };

/** With the till open, this computer gets its name. */
export const FirstDayAtANewPc: Story = officeStory({
  ...newClerk,
  answers: { ...NO_TILL, ...openTill, getCounter: { data: null } },
  shows: 'Name this computer',
  // The frame shows the till once nothing else is loading: the first story of the file, as an earlier one may leave a call open.
  play: async () => void (await screen.findByRole('link', { name: /Awka 2/ })),
});

const board = async () => within(await screen.findByRole('region', { name: 'Departures' }));

/** One trip is overdue, one full, one has left, one leaves tomorrow. The dashboard is below. */
export const Board: Story = officeStory({ at, as: 'admin', pictures: [], shows: 'due 20 min ago' });

export const BoardEmpty: Story = officeStory({
  at,
  as: 'admin',
  answers: { getDepartures: { data: [], next_cursor: null, arrivals: [] } },
  shows: 'Nothing leaves today or tomorrow',
});

export const BoardLoading: Story = officeStory({
  at,
  as: 'admin',
  answers: { getDepartures: 'waiting' },
  pictures: [],
  shows: 'Loading…',
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

/** A departure without a driver stands out, and is shown alone on demand. */
export const BoardLacksADriver: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  answers: {
    getDepartures: {
      data: departures.map((one) => (one.id === 'tr1' ? Object.assign({}, one, { driver: '' }) : one)),
      next_cursor: null,
      arrivals: [],
    },
  },
  shows: '1 departure lacks a bus or driver',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Show only these' }));
    await waitFor(async () => expect((await board()).getAllByRole('row')).toHaveLength(2));
    await expect((await board()).getByText('no driver yet')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Show all' })).toBeVisible();
  },
});

/** The head office has the board of all terminals. */
export const BoardOfTheHeadOffice: Story = officeStory({
  at: paths.superAdmin.departures,
  as: 'super_admin',
  shows: 'due 20 min ago',
});

/** A manager has the board of the own terminals: of all, where each bus leaves from, or of one of them. Seats are sold at the terminals. */
export const BoardOfAManager: Story = officeStory({
  at: paths.superAdmin.departures,
  as: 'manager',
  pictures: [],
  answers: {
    getDepartures: (query: URLSearchParams) => ({
      data: query.get('terminal_id') === 't1' ? departures.slice(0, 2) : departures,
      next_cursor: null,
      arrivals: [],
    }),
  },
  shows: 'due 20 min ago',
  async play() {
    await expect((await board()).getAllByRole('columnheader', { name: 'From' })).toHaveLength(1);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Terminal' }), 'Awka');
    await waitFor(async () => expect((await board()).getAllByRole('row')).toHaveLength(3));
    await expect((await board()).queryByRole('columnheader', { name: 'From' })).toBeNull();
    await userEvent.click((await board()).getByRole('button', { name: 'Actions for Owerri' }));
    await screen.findByRole('menuitem', { name: 'Manifest' });
    await expect(screen.queryByRole('menuitem', { name: 'Sell seats' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.click((await board()).getByRole('link', { name: 'Owerri' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Boarding' })).toBeVisible());
  },
});

/** A row opens its bus with Enter: its state, and everything that can be done with it. */
export const BoardLeadsToABus: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'due 20 min ago',
  async play() {
    (await board()).getAllByRole('link', { name: 'Lagos' })[0]?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Boarding' })).toBeVisible());
    const main = within(screen.getByRole('main'));
    for (const name of ['Sell seats', 'Parcels', 'Manifest', 'Disruption'])
      await waitFor(() => expect(main.getByRole('link', { name })).toBeVisible());
    await expect(main.getByRole('link', { name: 'Boarding' })).toHaveAttribute('aria-current', 'page');
    await expect(main.getByRole('button', { name: 'Leave' })).toBeVisible();
  },
});

/** The buses on their way here are above the departures: what is here already, then the one that arrives next, each with its parcels to receive. */
export const ArrivalsOnTheBoard: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  pictures: [],
  shows: 'due 20 min ago',
  async play() {
    const arrivals = within(await screen.findByRole('region', { name: 'Arrivals' }));
    const [, first, second] = arrivals.getAllByRole('row');
    await expect(first).toHaveTextContent(/^is hereOwerri.*2 to receive/);
    await expect(second).toHaveTextContent(/^about 10:00 AM, in 30 minLagos.*4 to receive/);
    await userEvent.click(arrivals.getByRole('link', { name: 'Owerri' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Parcels' })).toBeVisible());
  },
});

/** Opens the sale of a row's seats from its menu. */
async function sellFor(destination: string) {
  const menus = (await board()).getAllByRole('button', { name: `Actions for ${destination}` });
  if (menus[0]) await userEvent.click(menus[0]);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sell seats' }));
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

/** A new clerk is offered what a first day begins with, one thing after the other, until it is done or hidden: the till first. */
export const FirstDay: Story = officeStory({
  ...newClerk,
  pictures: [],
  answers: {
    ...NO_TILL,
    getCounter: { data: null },
    getCompany: { data: { ...companyRow, shift_rule: 'required' } },
  },
  shows: 'Before you begin',
  async play() {
    await expect(screen.getByRole('link', { name: 'Open the till' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Don’t show again' }));
    await expect(screen.queryByText('Before you begin')).toBeNull();
    await expect((await board()).getByRole('table')).toBeVisible();
  },
});

/** Where nobody needs a till to sell, a clerk is not told to open one. */
export const FirstDayWithoutATill: Story = officeStory({
  ...newClerk,
  pictures: [],
  answers: { ...NO_TILL, getCounter: { data: null } },
  shows: 'Name this computer',
  play: async () => {
    await expect(screen.queryByRole('link', { name: 'Open the till' })).toBeNull();
  },
});

/** Last, a PIN. */
export const FirstDayWithoutAPin: Story = officeStory({
  ...newClerk,
  pictures: [],
  answers: { ...NO_TILL, ...openTill },
  shows: 'Choose a PIN',
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
  at: recordPath(officePaths.terminal.edit, 't1'),
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
