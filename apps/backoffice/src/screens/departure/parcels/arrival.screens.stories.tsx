import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths } from '../../../paths';
import { arriving, receiving } from '../../../stories/company/arrival';
import { trips } from '../../../stories/company/trips';
import { officeStory } from '../../../stories/officeStory';

/** The parcels of a trip that has left, where they are received and where they came from. */
const meta = { title: 'Screens/Parcels received' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.admin.parcels, 'tr8');
const shows = '2 of 4';
const field = () => screen.getByRole('textbox', { name: /Waybill/ });
const scan = async () => {
  await waitFor(() => expect(field()).toHaveFocus());
  await userEvent.keyboard('WB-7QF3XM-K{Enter}');
};
const refusal = (status: number, message: string) => ({
  status,
  body: { message, errors: { code: [message] } },
});

/** Two of four parcels came; those still to come are first. */
export const Receiving: Story = officeStory({
  at,
  as: 'admin',
  isOnPhones: true,
  answers: { getManifest: { data: arriving } },
  pictures: ['desktop--light', 'phone--light'],
  shows,
});

/** A scan receives the parcel, and the field keeps the focus. */
export const Received: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  answers: { getManifest: { data: arriving } },
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByText('WB-7QF3XM-K is received: 2 pieces')).toBeVisible());
    await expect(field()).toHaveFocus();
  },
});

/** A parcel is received from the list, and the field keeps the focus for the next scan. */
export const FromTheList: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: arriving } },
  pictures: [],
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    const line = screen.getByRole('row', { name: /WB-5NP8WZ-4/ });
    await userEvent.click(within(line).getByRole('button', { name: 'Receive WB-5NP8WZ-4' }));
    await waitFor(() => expect(screen.getByText('WB-7QF3XM-K is received: 2 pieces')).toBeVisible());
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('button', { name: 'Receive WB-7QF3XM-K' })).toBeNull();
  },
});

/** A parcel that was listed on another bus is received too, and the result says so. */
export const FromAnotherBus: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: {
    getManifest: { data: arriving },
    receiveParcel: {
      data: { ...receiving, is_over: true, listed_on: 'Lagos - Awka, 14 Jan 2025, 09:00 PM, LSR 117 YB' },
    },
  },
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('LSR 117 YB'));
  },
});

const FOR_ABUJA = 'Waybill WB-7QF3XM-K is for Abuja. Keep it apart and call Abuja.';

/** A parcel for another terminal is not received. */
export const ForAnotherTerminal: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { getManifest: { data: arriving }, receiveParcel: refusal(422, FOR_ABUJA) },
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not received'));
  },
});

const ALREADY = 'Waybill WB-7QF3XM-K was received already, on 15 Jan 2025, 09:12 AM by Ada Obi.';

/** A parcel that a colleague has received. */
export const Already: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { getManifest: { data: arriving }, receiveParcel: refusal(409, ALREADY) },
  pictures: [],
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Received already'));
  },
});

/** A receipt is taken back with a reason, like any wrong status. */
export const TakenBack: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: {
    getManifest: { data: arriving },
    waybillStatus: { data: { ...receiving.received, status: 'On-Transit' } },
  },
  shows,
  async play() {
    await scan();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'It is not ours');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Back to On-Transit' }));
    await waitFor(() => expect(screen.getByText('Waybill WB-7QF3XM-K is On-Transit again.')).toBeVisible());
    await expect(field()).toHaveFocus();
  },
});

/** The terminal of departure sees which parcels of a completed trip are missing, and receives none. */
export const Missing: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...arriving, is_own: true, status: 'Completed' } } },
  shows: 'Missing',
});

const arrivedWithoutSome = officeStory({
  at: recordPath(paths.admin.manifest, 'tr8'),
  as: 'admin',
  isState: true,
  answers: {
    getManifest: { data: arriving },
    ...(trips[0] && { tripStatus: { data: { ...trips[0], status: 'Completed' } } }),
  },
  shows: /4 parcels/,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Arrived' }));
    const dialog = await screen.findByRole('alertdialog', { name: /2 parcels are not received yet/ });
    await expect(within(dialog).getByRole('button', { name: 'See the parcels' })).toBeVisible();
  },
});

/**
 * After the arrival is set, parcels that were not received are counted, with the way to them. It has no picture, because the toast of the status is drawn
 * before or after the dialog.
 */
export const ArrivedWithoutSome: Story = {
  ...arrivedWithoutSome,
  parameters: { ...arrivedWithoutSome.parameters, pictures: [] },
};

/** On the page that the dialog leads to, its button closes it: the parcels are there. */
export const ArrivedOnThePageOfTheParcels: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  pictures: [],
  answers: {
    getManifest: { data: arriving },
    ...(trips[0] && { tripStatus: { data: { ...trips[0], status: 'Completed' } } }),
  },
  shows,
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'Arrived' }));
    await userEvent.click(await screen.findByRole('button', { name: 'See the parcels' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

/** No parcel was loaded. */
export const Empty: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { getManifest: { data: { ...arriving, parcels: [] } } },
  pictures: [],
  shows: 'No parcel was loaded onto this bus',
});

/** Without a connection nothing is changed, and the message says so. */
export const WithoutConnection: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { getManifest: { data: arriving }, receiveParcel: 'offline' },
  pictures: [],
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed'));
  },
});
