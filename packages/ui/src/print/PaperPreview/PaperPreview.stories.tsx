import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../../layout';
import { LETTERHEAD } from '../letterhead.fixtures';
import { TicketReceipt } from '../TicketReceipt/TicketReceipt';
import { aTicket, hostileTicket, PRINTED_AT } from '../TicketReceipt/TicketReceipt.fixtures';
import { PaperPreview } from './PaperPreview';
import { guide } from './PaperPreview.guide';

const meta = {
  title: 'Components/Print/PaperPreview',
  component: PaperPreview,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    paper: '80mm',
    label: 'Customer receipt',
    children: <TicketReceipt ticket={aTicket()} letterhead={LETTERHEAD} printedAt={PRINTED_AT} />,
  },
} satisfies Meta<typeof PaperPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** A receipt on the roll and on A4, before it is printed; long names and many seats stay on the paper. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={6}>
      <PaperPreview {...args} />
      <PaperPreview {...args} label="The same on A4" paper="A4" />
      <PaperPreview {...args} label="Long names">
        <TicketReceipt ticket={hostileTicket} letterhead={LETTERHEAD} printedAt={PRINTED_AT} />
      </PaperPreview>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const name of ['Customer receipt', 'Long names']) {
      const desk = canvas.getByRole('region', { name });
      await expect(desk.scrollWidth).toBeLessThanOrEqual(desk.clientWidth);
    }
  },
};

/** A page is wider than a phone: the preview scrolls, and the screen does not. */
export const PageOnPhone: Story = {
  args: { paper: 'A4' },
  parameters: { pictures: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const desk = canvas.getByRole('region', { name: 'Customer receipt' });
    await expect(desk.scrollWidth).toBeGreaterThan(desk.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    await expect(desk).toHaveFocus();
  },
};
