import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths, sellPath } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { trips } from '../../stories/company/trips';
import { readKept } from '../../shared/allotment/allotments';
import { officeStory } from '../../stories/officeStory';

/** Where seats are chosen. */
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

/** Every seat of a coach of 32 is in view on a PC, and so is the button that goes on: nobody scrolls to sell one. */
export const CoachInView: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  answers: { getTrips: { data: withACoach } },
  shows: 'Select trip to view info',
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Select Trip/ }), 'lag');
    await screen.findAllByRole('option', { name: /Lagos/ });
    await userEvent.keyboard('{Enter}');
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

const fromTheBoard = officeStory({
  at: sellPath(next?.id ?? ''),
  as: 'admin',
  isState: true,
  answers: { getTrips: { data: withACoach } },
  shows: 'Select Trip',
  play: async () => {
    const seat = await screen.findByRole('button', { name: 'Seat 3, Available' }, { timeout: 10_000 });
    await waitFor(() => expect(seat).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('button', { name: 'Seat 3, Booked' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText(/^Traveler Name/)).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Seat 3, Booked' })).toHaveFocus());
  },
});

/** A trip that came along from the board: the first key goes to its seats, also when somebody comes back to them. */
export const FromTheBoard: Story = {
  ...fromTheBoard,
  parameters: { ...fromTheBoard.parameters, picture: 'none' },
};

/** Selling of the next bus has closed by the company's rule: it says until when, and another trip is chosen. */
export const SellingClosed: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  answers: { getCompany: { data: { ...companyRow, sales_close: '720' } } },
  shows: 'Select trip to view info',
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox', { name: /^Select Trip/ }), 'lag');
    await screen.findAllByRole('option', { name: /Lagos/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(
        screen.getByText(/^Seats of this trip were sold until .+\. Please choose another trip\.$/),
      ).toBeVisible(),
    );
  },
});

const chooseTripTo = async (place: string) => {
  await userEvent.type(await screen.findByRole('combobox', { name: /^Select Trip/ }), place);
  await screen.findAllByRole('option', { name: new RegExp(place) });
  await userEvent.keyboard('{Enter}');
};

/** A grid of seats takes a busy machine a while. */
const PATIENTLY = { timeout: 10_000 };

/** Two seats of the next bus to Lagos are kept at the counter. */
const KEPT = [12, 13];

/** That counter loses its connection while a trip to a place is being sold; a call made meanwhile is answered when the story is over. */
function withoutConnection(to: string, play: (comeBack: () => void) => Promise<void>): Story {
  let untilTheEnd: Promise<void> | undefined;
  let answerAll = () => {};
  let unplugged: ReturnType<typeof setInterval> | undefined;
  const unplug = () => {
    untilTheEnd = new Promise((resolve) => (answerAll = resolve));
    // Again and again: an answer that was still under way brings the connection back.
    unplugged = setInterval(() => window.dispatchEvent(new Event('offline')), 20);
  };
  const plugIn = () => {
    untilTheEnd = undefined;
    clearInterval(unplugged);
  };
  const allotment = {
    id: 'kept',
    trip_id: next?.id ?? '',
    seats: KEPT,
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
      await screen.findAllByRole('button', { name: /^Seat .+, Available/ }, PATIENTLY);
      await waitFor(
        () => expect(readKept().allotments.flatMap(({ seats }) => seats)).toEqual(KEPT),
        PATIENTLY,
      );
      unplug();
      await screen.findByText(/^No connection: only seats that are kept/, undefined, PATIENTLY);
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
      return () => {
        plugIn();
        // The next story's machine asks for its seats only once nobody waits for these.
        answerAll();
        tidyUp?.();
      };
    },
  };
}

const canChoose = (seat: number) =>
  screen.findByRole('button', { name: `Seat ${seat}, Available` }, PATIENTLY);
const cannotChoose = (seat: number) =>
  waitFor(
    () => expect(screen.queryByRole('button', { name: `Seat ${seat}, Available` })).toBeNull(),
    PATIENTLY,
  );

/** Without a connection a counter sells only the seats that it keeps. */
export const OnlyKeptSeats = withoutConnection('Lagos', async () => {
  await cannotChoose(3);
  await canChoose(12);
  await canChoose(13);
});

/** The connection is back: all seats that are free can be chosen again, and a seat chosen meanwhile stays chosen. */
export const ConnectionIsBack = withoutConnection('Lagos', async (comeBack) => {
  await cannotChoose(3);
  await userEvent.click(await canChoose(12));
  await screen.findByRole('button', { name: 'Seat 12, Booked' }, PATIENTLY);
  comeBack();
  await canChoose(3);
  await waitFor(() => expect(screen.queryByText(/^No connection: only seats/)).toBeNull(), PATIENTLY);
  await expect(screen.getByRole('button', { name: 'Seat 12, Booked' })).toBeVisible();
});

/** A counter that keeps none of the trip is told so, and that another trip may have some. */
export const NoSeatsKept = withoutConnection('Abuja', async () => {
  await cannotChoose(40);
});
