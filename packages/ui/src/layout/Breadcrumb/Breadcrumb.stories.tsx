import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Breadcrumb } from './Breadcrumb';
import { guide } from './Breadcrumb.guide';

const meta = {
  title: 'Components/Layout/Breadcrumb',
  component: Breadcrumb,
  tags: ['autodocs'],
  parameters: { guide },
  args: { items: [{ label: 'Tickets', href: '#/admin/tickets' }, { label: 'Book Tickets' }] },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** One place, a place below another, hovered, focused, a step without a link, and long names. On a phone only the current place. */
export const Depths: Story = {
  tags: ['states'],
  // Several breadcrumbs on one page occur only in this story.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <Sampler>
      <Sample name="One place">
        <Breadcrumb items={[{ label: 'Dashboard' }]} />
      </Sample>
      <Sample name="A place under another">
        <Breadcrumb {...args} />
      </Sample>
      <Sample name="A step that is no link">
        <Breadcrumb
          items={[
            { label: 'Finance' },
            { label: 'Expenses', href: '#/admin/expenses' },
            { label: 'Add Expense' },
          ]}
        />
      </Sample>
      <Sample name="hovered" look="hovered">
        <Breadcrumb {...args} />
      </Sample>
      <Sample name="focused" look="focused">
        <Breadcrumb {...args} />
      </Sample>
      <Sample name="Long">
        <Breadcrumb items={[{ label: 'Tickets', href: '#/admin/tickets' }, { label: LONG_TEXT }]} />
      </Sample>
      <Sample name="Hostile">
        <Breadcrumb items={[{ label: UNBROKEN_TEXT, href: '#/' }, { label: HOSTILE_TEXT }]} />
      </Sample>
    </Sampler>
  ),
};

/** Places above are links that Enter follows; the current place is not a link. */
export const Walked: Story = {
  parameters: { pictures: [] },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Tickets' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Book Tickets')).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/tickets');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};
