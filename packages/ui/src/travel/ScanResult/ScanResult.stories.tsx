import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../controls';
import { Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ScanResult } from './ScanResult';
import { guide } from './ScanResult.guide';

const meta = {
  title: 'Domain/Trips and seats/ScanResult',
  component: ScanResult,
  tags: ['autodocs'],
  parameters: { guide },
  args: { outcome: 'boarded', title: 'Seats 4, 5 aboard', children: 'Chinedu Obi, Ben Eze' },
} satisfies Meta<typeof ScanResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Aboard, aboard already, refused, and with a name that cannot wrap. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Boarded">
        <ScanResult {...args} action={<Button>Undo</Button>} />
      </Sample>
      <Sample name="Aboard already">
        <ScanResult outcome="already" title="Aboard already">
          Seat 4 of ticket TK-7QF3XM-K is aboard already: boarded by Ada Obi at 09:12 AM.
        </ScanResult>
      </Sample>
      <Sample name="Refused">
        <ScanResult outcome="refused" title="Do not let them board">
          Wrong day: ticket TK-7QF3XM-K is for Awka - Lagos, 16 Jan 2025, 07:00 AM, ANB 482 XA.
        </ScanResult>
      </Sample>
      <Sample name="Unbroken">
        <ScanResult {...args} title={UNBROKEN_TEXT} action={<Button>Undo</Button>} />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
  },
};

export const OnAPhone: Story = {
  args: { action: <Button>Undo</Button> },
  globals: { viewport: { value: 'phone' } },
};
