import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card, Stack } from '../../layout';
import { DescriptionList } from './DescriptionList';

const meta = {
  title: 'Data/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  args: {
    items: [
      { term: 'Travel date', value: '21 Nov 2026, 07:00 AM' },
      { term: 'Vehicle number', value: 'ANB 482 XA' },
      { term: 'Vehicle type', value: undefined },
      { term: 'Available seats', value: 0 },
      { term: 'Ticket ID', value: 'TK-7QF3XM-K', isId: true },
      {
        term: 'Special handling instructions',
        value: 'Ceramic plates: this side up, never under anything else',
      },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a form as `split`, on a page of its own as `stacked`. What is missing reads N/A; nought is not missing. */
export const Layouts: Story = {
  render: (args) => (
    <Stack>
      <div style={{ width: 320 }}>
        <Card title="Awka - Lagos">
          <DescriptionList {...args} />
        </Card>
      </div>
      <Card title="Ticket Info">
        <DescriptionList {...args} layout="stacked" />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(2);
  },
};

/** On a phone. */
export const Phone: Story = { ...Layouts, tags: ['!autodocs'], globals: { viewport: { value: 'phone' } } };
