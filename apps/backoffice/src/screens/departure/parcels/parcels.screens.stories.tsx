import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { recordPath, paths } from '../../../paths';
import { notLeft } from '../../../stories/company/arrival';
import { loaded, manifest } from '../../../stories/company/departures';
import { keysOfAPerson } from '../../../stories/keysOfAPerson';
import { officeStory } from '../../../stories/officeStory';

/** The parcels of a trip, and where they are loaded. */
const meta = { title: 'Screens/Parcels aboard' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = recordPath(paths.admin.parcels, 'tr8');
const shows = '2 parcels · 3 pieces · 12.5 kg · 1 not weighed';
const field = () => screen.getByRole('textbox', { name: /Waybill/ });
/** Types the number until the field has all of it: what is typed while the page still appears is lost. */
const scan = async () => {
  await waitFor(async () => {
    await expect(field()).toHaveFocus();
    await userEvent.clear(field());
    await keysOfAPerson('WB-7QF3XM');
    await expect(field()).toHaveValue('WB-7QF3XM');
  });
  await userEvent.keyboard('{Enter}');
};

/** Two parcels are loaded; those that wait for the route are listed below. */
export const Loading: Story = officeStory({ at, as: 'admin', pictures: [], shows });

/** A scan loads the parcel, and the field takes the focus again. */
export const Loaded: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  isOnPhones: true,
  answers: {
    loadParcel: { data: { ...manifest, parcels: [loaded('WB-7QF3XM-Q', 'Bags of garri', 3, null)] } },
  },
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByText('WB-7QF3XM-Q is loaded: 3 pieces')).toBeVisible());
    await expect(field()).toHaveFocus();
    await expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});

const WRONG = 'Wrong bus: waybill WB-7QF3XM-K goes from Awka to Lagos.';

/** A parcel to another destination is not loaded. */
export const WrongBus: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { loadParcel: { status: 422, body: { message: WRONG, errors: { code: [WRONG] } } } },
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Do not load it'));
  },
});

/** A typing mistake says so, and nothing about a parcel; six characters are a number. */
export const Mistyped: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  shows,
  async play() {
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('WB-7QF{Enter}');
    const said = await screen.findByRole('alert');
    await expect(said).toHaveTextContent('Check the number');
    await expect(said).not.toHaveTextContent('Do not load it');
    await userEvent.keyboard('7QF3X');
    await userEvent.keyboard('M{Enter}');
    await waitFor(() => expect(screen.getByText('WB-7QF3XM-Q is loaded')).toBeVisible());
  },
});

/** The goods, pieces and weight of what waits are in view, and a button loads it. */
export const Waiting: Story = officeStory({
  at,
  as: 'admin',
  pictures: [],
  shows: 'Cartons of textbooks',
  async play() {
    const row = within(screen.getByRole('row', { name: /Cartons of textbooks/ }));
    await expect(row.getByText('12.5 kg')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Load WB-4PK8TN-C' }));
    await waitFor(() => expect(screen.getByText('WB-4PK8TN-C is loaded')).toBeVisible());
  },
});

/** Nothing is loaded, and nothing waits. */
export const Empty: Story = officeStory({
  at,
  as: 'admin',
  answers: {
    getManifest: { data: { ...manifest, parcels: [] } },
    getWaybills: { data: [], next_cursor: null, total: 0, counts: {} },
  },
  pictures: [],
  shows: 'No parcel is waiting for this route',
});

/** Staff of the destination see what will come. */
export const Coming: Story = officeStory({
  at,
  as: 'admin',
  answers: { getManifest: { data: notLeft } },
  shows: 'Parcels that are coming',
});

/** Without a connection nothing is changed, and the message says so. */
export const WithoutConnection: Story = officeStory({
  at,
  as: 'admin',
  isState: true,
  answers: { loadParcel: 'offline' },
  pictures: [],
  shows,
  async play() {
    await scan();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Nothing was changed'));
  },
});
