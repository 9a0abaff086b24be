import { companyCodec } from '@motorpark/api';
import { DEMO_COMPANY, KIND_VALUES, SET_UP_STEPS } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths';
import { companyRow } from '../../stories/company/company';
import { assignable } from '../../stories/company/office';
import { officeStory } from '../../stories/officeStory';
import { messages } from './messages';

/** The company's form, with its receipts beside it as they print. */
const meta = { title: 'Screens/Company' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const at = paths.superAdmin.company;
const NAME = 'Motorpark Lines';

export const Company: Story = officeStory({ at, as: 'super_admin', shows: NAME });

/** The receipts follow each typed letter, on the selected paper. */
export const Typed: Story = officeStory({
  at,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: NAME,
  play: async () => {
    const name = screen.getByLabelText(/^Company name/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Ifesinachi Transport');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^Terms on receipts/ }),
      'Only our own',
    );
    const terms = screen.getByLabelText(/^Our own terms of a ticket/);
    await userEvent.type(terms, 'No refunds.{Enter}One bag each.', { delay: 50 });
    await userEvent.click(screen.getByRole('radio', { name: '58 mm roll' }));
    const ticket = within(screen.getByRole('article', { name: /Customer Copy/ }));
    await expect(ticket.getByText('Ifesinachi Transport')).toBeVisible();
    await expect(ticket.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Paper/ }), 'A4');
    await expect(screen.getByRole('radio', { name: 'A4' })).toBeChecked();
  },
});

/** Each subject has its own form with units in its fields; whoever requires papers sees at once how many could not leave. */
export const PapersRequired: Story = officeStory({
  at,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: NAME,
  answers: {
    getDuties: {
      data: {
        ...assignable,
        vehicles: assignable.vehicles
          .slice(0, 2)
          .map((one, place) =>
            Object.assign({}, one, place === 0 && { missing: ['No Insurance on record.'] }),
          ),
      },
    },
  },
  play: async () => {
    const tabs = within(screen.getByRole('navigation', { name: 'Sections' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Vehicles and drivers' }));
    const rest = await screen.findByRole('textbox', { name: /^Drivers rest/ });
    await expect(rest.parentElement).toHaveTextContent('hours');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /^A bus without valid papers/ }),
      'It does not leave',
    );
    await screen.findByText(/^1 of 2 buses and 0 of \d+ drivers could not leave today$/);
    await expect(screen.getByText('No Insurance on record.')).toBeVisible();
  },
});

/** A setting that the kind of company has set says so, and what it was if it was changed since. */
export const SetByTheKind: Story = officeStory({
  at: `${at}?section=Selling`,
  as: 'super_admin',
  isState: true,
  pictures: ['desktop--light', 'desktop--dark'],
  shows: 'Staff sell',
  answers: {
    getCompany: {
      data: companyCodec.write({
        ...DEMO_COMPANY,
        ...KIND_VALUES.terminals,
        outageSeats: 3,
        kind: 'terminals',
        version: 3,
      }),
    },
  },
  play: async () => {
    await expect(screen.getByRole('combobox', { name: /^Staff sell/ })).toHaveAccessibleDescription(
      /Set by: Terminal company\.$/,
    );
    await expect(screen.getByRole('textbox', { name: /^Seats kept/ })).toHaveAccessibleDescription(
      /Terminal company: 1; changed\.$/,
    );
  },
});

/** The tariff of parcels is written a route a line; what is written otherwise is named. */
export const TariffOfParcels: Story = officeStory({
  at: `${at}?section=Parcels`,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: 'Tariff of parcels',
  play: async () => {
    const tariff = screen.getByRole('textbox', { name: /^Tariff of parcels/ });
    await userEvent.type(tariff, 'Awka - Lagos: 5 kg{Enter}Any route: 5 kg 2,500', { delay: 50 });
    await userEvent.click(screen.getByRole('button', { name: 'Edit & Save' }));
    await expect(await screen.findByText(/^Write line 1 as Awka - Lagos: 5 kg 2,000/)).toBeVisible();
  },
});

/** Planning further ahead is saved at once; the user hears that the trips follow. */
export const PlannedFurther: Story = officeStory({
  at: `${at}?section=Selling`,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: 'The timetable plans ahead',
  play: async () => {
    const days = screen.getByRole('textbox', { name: /^The timetable plans ahead/ });
    await userEvent.clear(days);
    await userEvent.type(days, '60');
    await userEvent.click(screen.getByRole('button', { name: 'Edit & Save' }));
    await screen.findByText(/^The trips of 60 days ahead are made in the next minutes\./);
  },
});

/** A missing value gets an error at its field. */
export const Missing: Story = officeStory({
  at,
  as: 'super_admin',
  isState: true,
  pictures: [],
  shows: NAME,
  play: async () => {
    await userEvent.clear(screen.getByLabelText(/^Short name/));
    await userEvent.click(screen.getByRole('button', { name: 'Edit & Save' }));
    await expect(await screen.findByText('Short name is required.')).toBeVisible();
  },
});

/** Somebody else has saved another address meanwhile. */
export const Conflict: Story = officeStory({
  at,
  as: 'super_admin',
  shows: NAME,
  answers: {
    editCompany: {
      status: 409,
      body: {
        message: 'Ada Obi has changed this company since you opened it (15/01/2025, 09:20).',
        data: { ...companyRow, address: '2 Zik Avenue, Awka', version: 4 },
      },
    },
  },
  play: async () => {
    const address = screen.getByRole('textbox', { name: 'Address' });
    await userEvent.clear(address);
    await userEvent.type(address, '3 Zik Avenue, Awka');
    await userEvent.click(screen.getByRole('button', { name: 'Edit & Save' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('2 Zik Avenue, Awka')).toBeVisible();
  },
});

/** A company that is not set up yet. */
export const Empty: Story = officeStory({
  at,
  as: 'super_admin',
  answers: {
    getCompany: {
      data: { ...companyRow, company_name: '', short_name: '', phones: '', address: '', email: '' },
    },
  },
  pictures: [],
  shows: 'Images',
});

export const Loading: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getCompany: 'waiting' },
  pictures: [],
  shows: messages.lead,
});

export const Offline: Story = officeStory({
  at,
  as: 'super_admin',
  answers: { getCompany: 'offline' },
  pictures: [],
  shows: /Internet disconnected/,
});

/** The payment provider is set up, and nobody has checked it with the real keys. */
export const ProviderNeverRun: Story = officeStory({
  at,
  as: 'super_admin',
  answers: {
    getSetUp: { data: { done: [...SET_UP_STEPS], had_terms: false, provider_trouble: 'never run' } },
  },
  pictures: [],
  shows: messages.provider['never run'].title,
});
