import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths, sellPath } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { trips } from '../../stories/company/trips';
import { readKept } from '@motorpark/api';
import { officeStory } from '../../stories/officeStory';

/** The choice of seats. */
const meta = { title: 'Screens/Tickets/Seats' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const SEATS = 32;
const taken = [1, 2, 5, 9, 30];

/** The next bus to Lagos is a large coach. */
const [next, ...later] = trips;
const coach = {
  vehicle_type: 'Coach Bus',
  total_seats: SEATS,
  selected_seats: taken,
  available_seats: Array.from({ length: SEATS }, (_, place) => place + 1).filter(
    (seat) => !taken.includes(seat),
  ),
};
const withACoach = next ? [{ ...next, ...coach }, ...later] : [];

async function chooseTripTo(place: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Select Trip/ }), place);
  await screen.findAllByRole('option', { name: new RegExp(place) });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** All 32 seats of a coach and the Next button fit on a PC's screen without scrolling. */
export const CoachInView: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: { getTrips: { data: withACoach } },
  shows: 'Select trip to view info',
  play: async () => {
    await chooseTripTo('Lagos');
    await screen.findByRole('button', { name: `Seat ${SEATS}, Available` });
    const seats = screen.getAllByRole('button', { name: /^Seat \d+,/ });
    await expect(seats).toHaveLength(SEATS);
    await waitFor(() => {
      for (const shown of [...seats, screen.getByRole('button', { name: 'Next' })]) {
        const { top, bottom } = shown.getBoundingClientRect();
        void expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true]);
      }
    });
    await expect(document.scrollingElement?.scrollTop).toBe(0);
  },
});

/** Where a sale needs an open till, the form says so before anything is filled in. */
export const NoTillYet: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: { getCompany: { data: { ...companyRow, shift_rule: 'required' } }, getTill: { data: null } },
  pictures: [],
  shows: 'Open your till first',
  play: () => expect(screen.getByRole('link', { name: 'Open the till' })).toBeVisible(),
});

/** With no trip to sell, the form says what to do, and leads to it. */
export const NoTrip: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: { getTrips: { data: [] } },
  pictures: [],
  shows: 'No trip is open for sale at the moment.',
  play: async () => {
    await expect(screen.getByRole('link', { name: 'Plan a trip' })).toHaveAttribute(
      'href',
      `#${paths.admin.editTrip}`,
    );
  },
});

const fromTheBoard = officeStory({
  at: sellPath(next?.id ?? ''),
  as: 'admin',
  isState: true,
  answers: { getTrips: { data: withACoach } },
  shows: 'Select Trip',
  play: async () => {
    const seat = await screen.findByRole('button', { name: 'Seat 3, Available' });
    await waitFor(() => expect(seat).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('button', { name: 'Seat 3, Booked' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Mobile Number/)).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 3, Booked' })).toHaveFocus());
  },
});

/** Opened from the board with a trip: its seats have the focus, also when the clerk returns to this step. */
export const FromTheBoard: Story = {
  ...fromTheBoard,
  parameters: { ...fromTheBoard.parameters, pictures: [] },
};

/** Text that is no trip is said to be none, not to be a trip that has left. A trip that is taken leads on to its seats, where digits go to one. */
export const TripByKeyboard: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  pictures: [],
  answers: { getTrips: { data: withACoach } },
  shows: 'Select trip to view info',
  play: async () => {
    const trip = await screen.findByRole('combobox', { name: /^Select Trip/ });
    await userEvent.type(trip, 'lagg');
    await userEvent.tab();
    await expect(trip).toHaveAccessibleDescription('Not in the list. Please choose one.');
    await expect(trip).toHaveValue('lagg');
    await userEvent.clear(trip);
    await userEvent.keyboard('lag');
    await screen.findAllByRole('option', { name: /Lagos/ });
    await userEvent.keyboard('{Enter}12');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 12, Available' })).toHaveFocus());
    await expect(trip.getAttribute('value')).toContain('Lagos');
  },
});

/** Sales of the next bus have closed by the company's rule: the message says since when, and another trip is chosen. */
export const SellingClosed: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  answers: { getCompany: { data: { ...companyRow, sales_close: '720' } } },
  shows: 'Select trip to view info',
  play: async () => {
    await chooseTripTo('Lagos');
    await waitFor(() =>
      expect(
        screen.getByText(/^Seats of this trip were sold until .+\. Please choose another trip\.$/),
      ).toBeVisible(),
    );
  },
});

/** Two seats of the next bus to Lagos are in the counter's allotment. */
const ALLOTTED = [12, 13];

interface Loss {
  /** What the clerk does between choosing the trip and losing the connection; by default nothing. */
  before?: () => Promise<void>;
  /** What the form says then. */
  says?: RegExp;
}

/** The counter loses its connection during a sale. Calls made meanwhile are answered at the end of the story. */
function withoutConnection(
  to: string,
  play: (reconnect: () => void) => Promise<void>,
  { before, says = /^No connection: only seats that are kept/ }: Loss = {},
): Story {
  let untilTheEnd: Promise<void> | undefined;
  let answerAll = () => {};
  let unplugged: ReturnType<typeof setInterval> | undefined;
  const unplug = () => {
    untilTheEnd = new Promise((resolve) => (answerAll = resolve));
    // Repeated, because a response that was still pending sets the connection back to online.
    unplugged = setInterval(() => window.dispatchEvent(new Event('offline')), 20);
  };
  const plugIn = () => {
    untilTheEnd = undefined;
    clearInterval(unplugged);
  };
  const allotment = {
    id: 'kept',
    trip_id: next?.id ?? '',
    seats: ALLOTTED,
    sells_until: '2025-01-15T22:00:00.000Z',
    is_wanted: false,
  };
  const story = officeStory({
    at: paths.admin.bookTicket,
    as: 'admin',
    atCounterWith: [],
    isState: true,
    isOnPhones: true,
    answers: {
      getTrips: { data: withACoach },
      getCompany: { data: { ...companyRow, outage_seats: '2' } },
      takeAllotments: {
        data: { now: '2025-01-15T08:30:00.000Z', allotments: [allotment] },
      },
    },
    whileGone: () => untilTheEnd,
    shows: 'Select trip to view info',
    play: async () => {
      await chooseTripTo(to);
      await screen.findAllByRole('button', { name: /^Seat .+, Available/ });
      await waitFor(() => expect(readKept().allotments.flatMap(({ seats }) => seats)).toEqual(ALLOTTED));
      await before?.();
      unplug();
      await screen.findByText(says);
      await play(() => {
        plugIn();
        window.dispatchEvent(new Event('online'));
      });
    },
  });
  return {
    ...story,
    beforeEach: async (context) => {
      const tidyUp = await story.beforeEach(context);
      return async () => {
        plugIn();
        // The next story's counter requests an allotment only when no earlier request is pending.
        answerAll();
        await tidyUp?.();
      };
    },
  };
}

const canChoose = (seat: number) => screen.findByRole('button', { name: `Seat ${seat}, Available` });
const cannotChoose = (seat: number) =>
  waitFor(() => expect(screen.queryByRole('button', { name: `Seat ${seat}, Available` })).toBeNull());

/** Without a connection a counter sells only the seats of its allotment. */
export const OnlyKeptSeats = withoutConnection('Lagos', async () => {
  await cannotChoose(3);
  await canChoose(12);
  await canChoose(13);
});

/** The connection is back: all free seats can be chosen again, and a seat chosen meanwhile stays chosen. */
export const ConnectionIsBack = withoutConnection('Lagos', async (reconnect) => {
  await cannotChoose(3);
  await userEvent.click(await canChoose(12));
  await screen.findByRole('button', { name: 'Seat 12, Booked' });
  reconnect();
  await canChoose(3);
  await waitFor(() => expect(screen.queryByText(/^No connection: only seats/)).toBeNull());
  await expect(screen.getByRole('button', { name: 'Seat 12, Booked' })).toBeVisible();
});

/** A counter without an allotment of the trip says so, and that another trip may have seats. */
export const NoSeatsKept = withoutConnection('Abuja', async () => {
  await cannotChoose(40);
});

const NOT_KEPT = /^No connection, and seat 3 is not kept at this counter\. Please choose other seats\.$/;

async function takeCashForSeat3() {
  await userEvent.click(await canChoose(3));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Mobile Number' }), '0803 412 7781');
  await userEvent.type(screen.getByRole('textbox', { name: 'Traveler Name' }), 'Ada Obi');
  await userEvent.type(screen.getByRole('textbox', { name: 'Next of Kin Mobile Number' }), '0806 220 1934');
  await userEvent.type(screen.getByRole('textbox', { name: /^Date of Birth/ }), '12121990');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Cash' }));
}

const lostAtPayment = withoutConnection(
  'Lagos',
  async (reconnect) => {
    const summary = screen.getByRole('region', { name: 'Trip summary' });
    await expect(summary).toHaveTextContent('Seat 3');
    await expect(screen.getByText(/^Lagos · .* · Seat 3 · ₦18,500\.00$/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByRole('textbox', { name: 'Traveler Name' });
    await expect(screen.getByText(NOT_KEPT)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
    // Submit leads to the seats.
    await screen.findByRole('combobox', { name: /^Select Trip/ });
    await expect(screen.getAllByText(NOT_KEPT)).not.toHaveLength(0);
    await expect(screen.queryByText(/^Please fill all required fields/)).toBeNull();
    reconnect();
    await screen.findByRole('button', { name: 'Seat 3, Booked' });
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('textbox', { name: 'Traveler Name' })).toHaveValue('Ada Obi');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('radio', { name: 'Cash' })).toBeChecked();
  },
  { before: takeCashForSeat3, says: NOT_KEPT },
);

/** The connection is lost at the payment: each step says that the seat is not kept here, the seat and its amount are still named, and Submit leads to the seats. */
export const LostAtPayment: Story = {
  ...lostAtPayment,
  parameters: { ...lostAtPayment.parameters, pictures: [] },
};
