import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { recordPath, paths } from '../../../paths';
import { manifest } from '../../../stories/company/departures';
import { officeStory } from '../../../stories/officeStory';

/** The manifest of a trip, as it prints for the driver and the park. */
const meta = { title: 'Screens/Manifest' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.admin.manifest, 'tr8');
const BEHIND =
  'Seats 4 (Ngozi Okafor, 0803 412 7781), 5 (not named yet, 0803 412 7781), 9 (Oluwaseun Adebayo-Ogunbanjo, +44 770 090 0123) of this bus are sold and not aboard. Passengers who are not aboard when it leaves are no-shows.';
const MISSING = 'Seat 5: name, address, name of next of kin';

export const Manifest: Story = officeStory({
  at,
  as: 'admin',
  pictures: ['desktop--light', 'desktop--dark', 'phone--light'],
  shows: 'Print both copies',
});

export const Loading: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: 'waiting' },
  pictures: [],
  shows: 'Manifest',
});

export const WithoutConnection: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

/** The company requires the missing details: En-route is refused and says why; with a reason the bus can still leave. */
export const Refused: Story = officeStory({
  at,
  as: 'admin',
  answers: {
    getManifest: { data: { ...manifest, details: 'required' } },
    tripStatus: {
      status: 422,
      body: {
        message: `The manifest is not complete. ${MISSING}. Complete it, or say why the bus leaves anyway.`,
        errors: {
          reason: [
            `The manifest is not complete. ${MISSING}. Complete it, or say why the bus leaves anyway.`,
          ],
        },
      },
    },
  },
  pictures: [],
  shows: 'The bus cannot leave yet: this is missing',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Reason/ })).toBeVisible());
  },
});

/** A passenger is not aboard, so departure asks for confirmation. */
export const NotEverybodyAboard: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: {
    tripStatus: { status: 422, body: { message: BEHIND, errors: { confirmed: [BEHIND] } } },
  },
  shows: 'Print both copies',
  async play() {
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    const question = await screen.findByRole('alertdialog', { name: 'Set En-route now?' });
    await expect(question).toHaveTextContent(BEHIND);
  },
});

/** Staff of the destination see who is coming, and set the arrival. */
export const Coming: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: { ...manifest, is_own: false, status: 'En-route' } } },
  shows: 'Arrived',
});
