import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT } from '../../controls/fixtures';
import { Stack } from '../Stack/Stack';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Layout/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  args: { items: [{ label: 'Tickets', href: '#/admin/tickets' }, { label: 'Book Tickets' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One place, a place under another, a step that is no link, and names too long. */
export const Depths: Story = {
  // Only here do several stand on one page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Stack>
      <Breadcrumb items={[{ label: 'Dashboard' }]} />
      <Breadcrumb {...args} />
      <Breadcrumb
        items={[
          { label: 'Finance' },
          { label: 'Expenses', href: '#/admin/expenses' },
          { label: 'Add Expense' },
        ]}
      />
      <div style={{ width: 360 }}>
        <Breadcrumb items={[{ label: 'Tickets', href: '#/admin/tickets' }, { label: LONG_TEXT }]} />
      </div>
      <Breadcrumb items={[{ label: HOSTILE_TEXT, href: '#/' }, { label: HOSTILE_TEXT }]} />
    </Stack>
  ),
};

/** What is above is a link, where one is is not. */
export const Walked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tickets' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Book Tickets')).toHaveAttribute('aria-current', 'page');
  },
};
