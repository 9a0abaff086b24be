import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../layout';
import { LostAnswer } from './LostAnswer';
import { guide } from './LostAnswer.guide';

const meta = {
  title: 'Components/Form/LostAnswer',
  component: LostAnswer,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    one: 'ticket',
    done: 'sold',
    which: 'this',
    canRepeat: true,
    list: { href: '#/admin/tickets/history', label: 'Tickets' },
  },
} satisfies Meta<typeof LostAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Sending again is safe, not safe, and about another form. Nothing is shown if every try was answered. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={4}>
      <LostAnswer {...args} />
      <LostAnswer {...args} canRepeat={false} />
      <LostAnswer {...args} which="another" />
      <LostAnswer {...args} which={undefined} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No answer came')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Tickets' })).toHaveLength(2);
  },
};
