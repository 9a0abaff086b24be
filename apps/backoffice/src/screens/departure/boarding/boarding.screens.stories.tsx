import { composeSignedCode, newTicketNumber } from '@motorpark/domain';
import { shownToasts } from '@motorpark/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths } from '../../../paths';
import { manifest, passenger } from '../../../stories/company/departures';
import { oneTicket } from '../../../stories/company/oneTicket';
import { keysOfAPerson } from '../../../stories/keysOfAPerson';
import { officeStory } from '../../../stories/officeStory';

/** The passengers who are aboard a trip, and the boarding of the others. */
const meta = { title: 'Screens/Boarding' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.admin.boarding, 'tr8');
const shows = 'Ngozi Okafor';
const field = () => screen.getByRole('textbox', { name: /Ticket or seat/ });

const FORGED = composeSignedCode({
  number: newTicketNumber(() => 0.42),
  tripId: '01a205d8-7f39-7000-ab0a-1b172747d4fb',
  seats: [4, 5],
  keyId: 1,
  signature: new Uint8Array(64).fill(7),
});

/** Two of five are aboard. */
export const Boarding: Story = officeStory({
  at,
  as: 'admin',
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows,
});

/** A bus that has no vehicle is assigned one from here; it has not left, so it cannot arrive. */
export const NoBusYet: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, vehicle_number: '' } } },
  pictures: [],
  shows,
  async play() {
    await expect(screen.getByRole('link', { name: 'Assign a bus' })).toHaveAttribute(
      'href',
      expect.stringContaining(recordPath(paths.admin.editTrip, 'tr8')),
    );
    await expect(screen.getByRole('button', { name: 'Leave' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Arrived' })).toBeNull();
  },
});

/** A typing mistake says so, and boards nobody. */
export const Mistyped: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await keysOfAPerson('5NP8{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Check the number');
    await expect(screen.getByRole('alert')).not.toHaveTextContent('Do not let them board');
  },
});

/** The field has the focus; a typed number and Enter board the passenger, and the field takes the focus again. */
export const Boarded: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await keysOfAPerson('TK-5NP8WZ{Enter}');
    await waitFor(() => expect(screen.getByText('Seats 4, 5 aboard')).toBeVisible());
    await expect(field()).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

/** Luggage of whoever has just boarded: what is paid for it is taken at the bus, and its tags come next, ready to print. */
export const LuggageAtTheBus: Story = officeStory({
  at,
  as: 'admin',
  answers: {
    getTicket: { data: { ...oneTicket().data, luggage: { pieces: 2, kg: 35, fee: 1_500 } } },
    takeLuggage: { data: { ...oneTicket().data, luggage: { pieces: 2, kg: 35, fee: 1_500 } } },
  },
  pictures: ['desktop--light'],
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('4{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Luggage' }));
    await screen.findByRole('textbox', { name: /^Pieces/ });
    // The company's rule has come.
    await screen.findByText('Nothing to collect');
    await userEvent.click(screen.getByRole('button', { name: 'Save luggage' }));
    await screen.findByText('Luggage saved.');
    const print = await screen.findByRole('button', { name: 'Print tags' });
    await waitFor(() => expect(print).toHaveFocus());
    await expect(screen.getAllByText('Piece 2 of 2')[0]).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Boarding' })).toBeVisible();
    // Where it stands depends on when it came, by a part of a pixel.
    shownToasts.dismiss();
    await waitFor(() => expect(screen.queryByText('Luggage saved.')).not.toBeInTheDocument());
  },
});

/** Undo reverts the last action. */
export const TakenBack: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('4{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Seats 4, 5 are not aboard')).toBeVisible());
  },
});

const refused = (message: string, status = 422) => ({
  boardPassengers: { status, body: { message, errors: { code: [message] } } },
});
const TOO_LATE = 'Check-in of this trip closed at 08:40 AM. Say why they board anyway.';
const late = {
  boardPassengers: { status: 422, body: { message: TOO_LATE, errors: { reason: [TOO_LATE] } } },
};
const FAR_AHEAD = 'This bus leaves at 16 Jan 2025, 07:00 AM, in 21 h.';
const typed = (said: string) =>
  async function play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await keysOfAPerson('TK-7QF3XM{Enter}');
    await waitFor(() => expect(screen.getByText(said)).toBeVisible());
  };

export const WrongDay: Story = officeStory({
  at,
  as: 'admin',
  answers: refused('Wrong day: ticket TK-7QF3XM-K is for Awka - Owerri, 16 Jan 2025, 07:00 AM, ANB 482 XA.'),
  isOnPhones: true,
  shows,
  play: typed('Do not let them board'),
});

export const AboardAlready: Story = officeStory({
  at,
  as: 'admin',
  answers: refused('Seat 1 of ticket TK-7QF3XM-K is aboard already: boarded by Ada Obi at 09:12 AM.', 409),
  shows,
  play: typed('Aboard already'),
});

/** Check-in has closed: shown and sounded like any refusal, but with a reason the passenger still boards. */
export const Late: Story = officeStory({
  at,
  as: 'admin',
  isOnPhones: true,
  answers: late,
  shows,
  play: typed('Check-in is closed'),
});

const early = officeStory({
  at,
  as: 'admin',
  answers: {
    boardPassengers: (sent) =>
      sent.get('confirmed') === 'true'
        ? { data: { ...manifest, marked: [1] } }
        : { status: 422, body: { message: FAR_AHEAD, errors: { confirmed: [FAR_AHEAD] } } },
  },
  pictures: [],
  shows,
  async play() {
    await typed('This bus leaves much later')();
    await expect(screen.getByText(FAR_AHEAD)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Board anyway' }));
    await waitFor(() => expect(screen.getByText('Seat 1 aboard')).toBeVisible());
    await expect(field()).toHaveFocus();
  },
});

/** Hours before the bus leaves somebody boards only if that is meant: it may be the wrong bus or day. The field has the focus again for whoever comes next. */
export const Early: Story = {
  ...early,
  parameters: { ...early.parameters, troubles: ['the server responded with a status of 422'] },
};

/** The reason is required, and stays in the ticket's history. */
export const LateWithReason: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: late,
  shows,
  async play() {
    await typed('Check-in is closed')();
    await userEvent.click(screen.getByRole('button', { name: 'Board anyway' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Board anyway' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Board' }));
    await expect(dialog.getByText('Please say why.')).toBeVisible();
  },
});

export const NothingMarked: Story = officeStory({
  at,
  as: 'admin',
  answers: { boardPassengers: 'offline' },
  pictures: [],
  shows,
  play: typed('Nothing was marked'),
});

/** The ticket's number is well-formed but its signature is false; this is detected without the server, which cannot be reached. */
export const ForgedWithoutConnection: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: {
    boardPassengers: 'offline',
    getManifest: {
      data: {
        ...manifest,
        ticket_keys: [
          {
            id: 1,
            key: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEC/rDNaUKkVnNs+GkikLt/vdWMinP/tvJS4xXq101BAVvK3HC9dt+Ys5Mi0dtn4E5E8mGAYgGqBIFVSjkQrcbgg==',
          },
        ],
      },
    },
  },
  pictures: [],
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.paste(FORGED);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText('Do not let them board')).toBeVisible());
    await expect(screen.getByText(/was not signed by this company/)).toBeVisible();
  },
});

export const Loading: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: 'waiting' },
  pictures: [],
  shows: 'Boarding',
});

export const WithoutConnection: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

export const Empty: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, passengers: [] } } },
  pictures: [],
  shows: 'Nobody has a seat in this trip yet',
});

/** A child with an adult on another ticket, one whose adult is not on this bus, and one who travels alone. */
export const LoneChildren: Story = officeStory({
  at,
  as: 'admin',
  answers: {
    getManifest: {
      data: {
        ...manifest,
        passengers: [
          passenger(1, 'Chinedu Obi'),
          passenger(2, 'Kamsi Obi', { ticket_id: 'TK-5NP8WZ-4', accompanied_by: 'TK-7QF3XM-K' }),
          passenger(3, 'Ife Eze', { ticket_id: 'TK-3HB9QR-T', accompanied_by: 'TK-KM4T6P-3' }),
          passenger(4, 'Tobi Ade', {
            ticket_id: 'TK-2HW9AD-R',
            alone_reason: 'His aunt meets him in Owerri',
          }),
        ],
      },
    },
  },
  pictures: [],
  shows: 'Kamsi Obi, travels with TK-7QF3XM-K (Chinedu Obi)',
});

/** The bus has left without two passengers. */
export const HasLeft: Story = officeStory({
  at: recordPath(paths.superAdmin.boarding, 'tr8'),
  as: 'super_admin',
  answers: {
    getManifest: {
      data: {
        ...manifest,
        status: 'En-route',
        passengers: [
          ...manifest.passengers.slice(0, 2),
          ...[4, 5].map((seat) => passenger(seat, seat === 4 ? 'Ngozi Okafor' : '', { no_show: true })),
        ],
      },
    },
  },
  shows: 'This bus has left. Nobody can board it now.',
});
