import type { Change } from '@motorpark/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Card, Columns, Stack } from '../../layout';
import { Timeline } from './Timeline';
import { guide } from './Timeline.guide';

const changes: Change[] = [
  { kind: 'created', toStatus: 'Pending', by: 'Ada Obi', terminal: 'Awka', at: '2025-01-14T07:12:00.000Z' },
  {
    kind: 'edited',
    fields: [
      { field: 'Receiver', from: 'Bola Ige', to: 'Bola Ige-Adeyemi' },
      { field: 'Handling', from: '', to: 'Keep upright' },
      { field: 'Weight', from: '12 kg', to: '' },
    ],
    by: 'Ada Obi',
    terminal: 'Awka',
    at: '2025-01-14T07:20:00.000Z',
  },
  {
    kind: 'status',
    fromStatus: 'Pending',
    toStatus: 'On-Transit',
    by: 'Ada Obi',
    terminal: 'Awka',
    at: '2025-01-14T10:00:00.000Z',
  },
  {
    kind: 'correction',
    fromStatus: 'On-Transit',
    toStatus: 'Pending',
    reason: 'It was left behind: the boot was full.',
    by: 'Ngozi Eze',
    at: '2025-01-14T10:08:00.000Z',
  },
  {
    kind: 'printed',
    print: { receipt: 'both', number: 2 },
    by: 'Ada Obi',
    terminal: 'Awka',
    at: '2025-01-14T10:10:00.000Z',
  },
  { kind: 'voided', reason: 'Taken in twice', by: 'Ngozi Eze', at: '2025-01-15T06:30:00.000Z' },
];

/** Long and hostile names and reasons. */
const hostileChanges: Change[] = [
  {
    kind: 'status',
    fromStatus: LONG_TEXT,
    toStatus: HOSTILE_TEXT,
    by: LONG_TEXT,
    terminal: UNBROKEN_TEXT,
    at: 'soon',
  },
  {
    kind: 'edited',
    reason: HOSTILE_TEXT,
    fields: [{ field: UNBROKEN_TEXT, from: LONG_TEXT, to: UNBROKEN_TEXT }],
    by: HOSTILE_TEXT,
    at: '2025-01-14T07:20:00.000Z',
  },
];

const meta = {
  title: 'Components/Data/Timeline',
  component: Timeline,
  tags: ['autodocs'],
  parameters: { guide },
  args: { changes, label: 'History of waybill WB-4PK8TN-C' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Taken in, edited, dispatched, corrected with the reason, deleted by the head office; beside it a history without changes, and a long one. */
export const Waybill: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  render: (args) => (
    <Columns
      asideLabel="Others"
      aside={
        <Stack>
          <Card title="Nothing known">
            <Timeline changes={[]} />
          </Card>
          <Card title="Long and hostile">
            <Timeline changes={hostileChanges} label="History of a hostile waybill" />
          </Card>
        </Stack>
      }
    >
      <Card title="History">
        <Timeline {...args} />
      </Card>
    </Columns>
  ),
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'History of waybill WB-4PK8TN-C' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(6);
    await expect(steps.getByText('Customer and company copy, COPY 2')).toBeVisible();
    await expect(steps.getByText('It was left behind: the boot was full.')).toBeVisible();
    await expect(steps.getAllByRole('listitem')[1]).toHaveTextContent(
      /ReceiverBola Ige to Bola Ige-AdeyemiHandlingKeep uprightWeight12 kg taken away/,
    );
    await expect(canvas.getByText('No changes yet')).toBeVisible();
  },
};
