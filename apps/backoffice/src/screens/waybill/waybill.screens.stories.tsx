import type { Meta, StoryObj } from '@storybook/react-vite';
import { editPath, paths, waybillOverviewPath, waybillsPath } from '../../paths';
import { officeStory } from '../../stories/officeStory';

/** Parcels: taken in, sent on, handed over. */
const meta = { title: 'Screens/Waybills' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outgoing: Story = officeStory({
  at: waybillsPath('outgoing'),
  as: 'admin',
  shows: 'Outgoing Waybills',
});

export const Incoming: Story = officeStory({
  at: waybillsPath('incoming'),
  as: 'admin',
  shows: 'Incoming Waybills',
});

export const ListEmpty: Story = officeStory({
  at: paths.admin.waybills,
  as: 'admin',
  answers: { getWaybills: { data: [] } },
  shows: 'No data available',
});

export const ListWithoutConnection: Story = officeStory({
  at: paths.admin.waybills,
  as: 'admin',
  answers: { getWaybills: 'offline' },
  shows: 'Internet disconnected',
});

export const ListOnCoreServer: Story = officeStory({
  at: paths.admin.waybills,
  as: 'admin',
  server: 'core',
  shows: 'Outgoing Waybills',
});

export const Creating: Story = officeStory({
  at: paths.admin.editWaybill,
  as: 'admin',
  shows: 'Create Waybills',
});

export const Editing: Story = officeStory({
  at: editPath(paths.admin.editWaybill, 'wb0'),
  as: 'admin',
  shows: 'Sender Name',
});

export const Overview: Story = officeStory({
  at: waybillOverviewPath('wb0'),
  as: 'admin',
  shows: 'Two cartons of phone accessories',
});
