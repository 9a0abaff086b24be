import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextLink } from '../../controls';
import { SummaryCard, SummaryCards } from '../../data';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Card } from '../Card/Card';
import { Stack } from '../Stack/Stack';
import { Section } from './Section';
import { guide } from './Section.guide';

const meta = {
  title: 'Components/Layout/Section',
  component: Section,
  tags: ['autodocs'],
  parameters: { guide },
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
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** A heading with a focused link to more; a heading without one; and long headings that wrap. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={6}>
      <Section {...args} />
      <Section title="Tickets">
        <Card>{LONG_TEXT}</Card>
      </Section>
      <Section {...args} title={LONG_TEXT}>
        <Card>{UNBROKEN_TEXT}</Card>
      </Section>
      <Section {...args} title={UNBROKEN_TEXT}>
        <Card>{LONG_TEXT}</Card>
      </Section>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Today' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'See all' })[0]).toHaveFocus();
  },
};
