import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { trips } from '../../stories/company/trips';
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
