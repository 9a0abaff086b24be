import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../controls';
import { SummaryCard, SummaryCards } from '../../data';
import { Section } from './Section';

const meta = {
  title: 'Layout/Section',
  component: Section,
  tags: ['autodocs'],
  args: {
    title: 'Today',
    actions: <TextLink href="#/admin/operation-history">See all</TextLink>,
    children: (
      <SummaryCards label="Figures">
        <SummaryCard label="Total Income" value="₦486,500.00" />
        <SummaryCard label="Total Expenses" value="₦65,000.00" />
      </SummaryCards>
    ),
  },
  argTypes: { actions: { control: false }, children: { control: false } },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A heading, a way to more, and what it is about. */
export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toBeVisible();
  },
};

/** A long heading wraps above its action. */
export const LongTitle: Story = {
  args: {
    title: 'Everything that was sold, taken in or spent at this terminal since the beginning of the month',
  },
};
