import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** A machine whose clock is wrong. */
const meta = { title: 'Screens/Clock' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** This PC's clock is a day ahead: the buses that it would take for today's leave tomorrow, by the server's time. */
export const BookingOnAWrongClock: Story = officeStory({
  at: paths.admin.bookTicket,
  as: 'admin',
  clockAhead: 24 * 60 * 60_000,
  isState: true,
  shows: /^This computer’s clock is 1 day ahead/,
  play: async () => {
    const field = await screen.findByRole('combobox', { name: /^Select Trip/ });
    await userEvent.type(field, 'lag');
    await screen.findAllByRole('option', { name: /Lagos/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveDisplayValue(/, tomorrow/));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});
