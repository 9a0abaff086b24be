import type { WirePersonalRecord } from '@motorpark/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { paths, ticketOverviewPath } from '../../paths';
import { personalData } from '../../stories/company/erasure';
import { erasedTicket } from '../../stories/company/oneTicket';
import { officeStory } from '../../stories/officeStory';
import { messages } from './EraseScreen';

/** Erases the personal data of somebody who asks for it. */
const meta = { title: 'Screens/Erasure' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const HERE = { at: paths.superAdmin.erase, as: 'super_admin', shows: messages.lead } as const;

const ahead: WirePersonalRecord = {
  noun: 'ticket',
  id: 't10',
  number: 'TK-9KX2HD-A',
  roles: ['Traveler'],
  at: '2025-01-16T06:00:00.000Z',
  route: 'Awka - Lagos',
  obstacle: 'Its trip is still to come.',
};

const find = async (phone = '0803 412 7781') => {
  await userEvent.type(await screen.findByLabelText(/^Phone/), phone);
  await userEvent.click(screen.getByRole('button', { name: messages.find }));
};

const sees = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

export const Asked: Story = officeStory(HERE);

/** The records that would be erased, before anything is. */
export const Found: Story = officeStory({
  ...HERE,
  isOnPhones: true,
  play: async () => {
    await find();
    await sees('2 tickets and 1 waybill can be erased');
  },
});

export const NotAPhone: Story = officeStory({
  ...HERE,
  isState: true,
  pictures: [],
  play: async () => {
    await find('0803');
    await sees(/^Enter a phone number, such as/);
  },
});

/** A trip is still to come, which prevents the erasure. */
export const InTheWay: Story = officeStory({
  ...HERE,
  answers: {
    findPersonalData: {
      data: {
        ...personalData,
        records: [ahead, ...personalData.records],
      },
    },
  },
  play: async () => {
    await find();
    await sees(messages.blocked);
    await expect(screen.queryByRole('button', { name: messages.erase })).toBeNull();
  },
});

export const NobodyFound: Story = officeStory({
  ...HERE,
  pictures: [],
  answers: { findPersonalData: { data: { phone: '08034127781', has_more: false, records: [] } } },
  play: async () => {
    await find();
    await waitFor(() => expect(screen.getAllByText(messages.none)[0]).toBeVisible());
  },
});

export const FindingWithoutConnection: Story = officeStory({
  ...HERE,
  pictures: [],
  isState: true,
  answers: { findPersonalData: 'offline' },
  play: async () => {
    await find();
    await sees(/Internet disconnected/);
  },
});

/** A confirmation comes first; afterwards the found records are gone. */
export const Erasing: Story = officeStory({
  ...HERE,
  play: async () => {
    await find();
    await userEvent.click(await screen.findByRole('button', { name: messages.erase }));
    await sees(/cannot be undone/);
  },
});

/** An erased ticket offers neither its form nor a receipt. */
export const ErasedTicket: Story = officeStory({
  at: ticketOverviewPath('tk0'),
  as: 'admin',
  isOnPhones: true,
  answers: { getTicket: erasedTicket() },
  shows: 'This ticket no longer says who it was about',
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Save & Print' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Customer Receipt' })).toBeNull();
  },
});
