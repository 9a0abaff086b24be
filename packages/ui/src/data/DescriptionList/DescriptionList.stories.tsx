import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Card, Stack } from '../../layout';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { DescriptionList } from './DescriptionList';
import { guide } from './DescriptionList.guide';

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    items: [
      { term: 'Travel date', value: '16 Jan 2025, 07:00 AM' },
      { term: 'Vehicle number', value: 'ANB 482 XA' },
      { term: 'Vehicle type', value: undefined },
      { term: 'Available seats', value: 0 },
      { term: 'Status', value: <StatusBadge status="Scheduled" /> },
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

const longItems = [
  { term: LONG_TEXT, value: UNBROKEN_TEXT },
  { term: 'Sender', value: HOSTILE_TEXT },
  { term: UNBROKEN_TEXT, value: LONG_TEXT },
  { term: 'Waybill ID', value: 'WB-4PK8TN-CWB-4PK8TN-CWB-4PK8TN-C', isId: true },
];

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Beside a form as `split`, on a page of its own as `stacked`, each with the longest texts. A missing value reads N/A; zero is not missing. */
export const Layouts: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  render: (args) => (
    <Stack>
      <div style={{ maxWidth: 320 }}>
        <Stack>
          <Card title="Awka - Lagos">
            <DescriptionList
              {...args}
              items={[...args.items, { term: 'Receipt', value: <Button>Print</Button> }]}
            />
          </Card>
          <Card title="Long and hostile">
            <DescriptionList items={longItems} missingText="Nil" />
          </Card>
        </Stack>
      </div>
      <Card title="Ticket Info">
        <DescriptionList {...args} layout="stacked" />
      </Card>
      <Card title="Waybill Info">
        <DescriptionList items={longItems} layout="stacked" />
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('N/A')).toHaveLength(2);
  },
};

/** However narrow it is, no line ends inside a day, a time, a phone number or a plate. */
export const WholeDatesAndNumbers: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  args: {
    layout: 'stacked',
    items: [
      { term: 'Travel date', value: 'Sun 16 Nov 2025, 07:00 AM' },
      { term: 'Phone number', value: 'of the driver, 0803 412 7781' },
      { term: 'Vehicle', value: 'Coach Bus, ANB 482 XA' },
    ],
  },
  decorators: [
    (List) => (
      <div style={{ width: 130 }}>
        <List />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    for (const value of canvas.getAllByRole('definition')) {
      const text = value.firstChild;
      const whole = text?.textContent?.split(', ') ?? [];
      for (const part of whole) {
        const range = document.createRange();
        const start = text?.textContent?.indexOf(part) ?? 0;
        range.setStart(text ?? value, start);
        range.setEnd(text ?? value, start + part.length);
        await expect(range.getClientRects()).toHaveLength(1);
      }
    }
  },
};
