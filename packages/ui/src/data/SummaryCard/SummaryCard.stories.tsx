import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { SummaryCard, SummaryCards } from './SummaryCard';
import { guide } from './SummaryCard.guide';

const meta = {
  title: 'Components/Data/SummaryCard',
  component: SummaryCard,
  subcomponents: { SummaryCards },
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Scheduled', value: 18 },
} satisfies Meta<typeof SummaryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Counted, a placeholder marked as Sample, loading, far too long, chosen, unexpected text, and negative. */
export const Row: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  render: () => (
    <SummaryCards label="Tickets by status">
      <SummaryCard label="Scheduled" value={18} note="next leaves 11:00 AM" />
      <SummaryCard label="Boarded" value={10} note="not counted by this server" isSample />
      <SummaryCard label="Enroute" value={0} note="counting…" isLoading />
      <SummaryCard
        label="Total Income of all terminals since the beginning of the year"
        value="₦4,812,500,000,000,000.00"
        isSample
      />
      <SummaryCard label="Completed" value={0} note="none yet today" isPressed onPress={() => undefined} />
      <SummaryCard label={UNBROKEN_TEXT} value={UNBROKEN_TEXT} note={UNBROKEN_TEXT} isSample />
      <SummaryCard label="Balance" value="−₦65,000.00" note="less than nothing" />
      <SummaryCard label="Being counted" value="" isLoading />
    </SummaryCards>
  ),
  play: async ({ canvas }) => {
    const boarded = canvas.getByRole('group', { name: 'Boarded' });
    await expect(within(boarded).getByText('Sample')).toBeVisible();
  },
};

/** Each card links to the list of what it counts: at rest, hovered, focused, and loading. */
export const LeadingOn: Story = {
  render: () => (
    <Sampler>
      <SummaryCard label="Income" value="₦4,812,500.00" note="Overall total today" href="#income" />
      {(['hovered', 'focused'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <SummaryCard label="Tickets" value="₦3,606,500.00" href="#tickets" />
        </Sample>
      ))}
      <SummaryCard label="Waybills" value="" href="#waybills" isLoading />
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Income' })).toHaveAttribute('href', '#income');
  },
};

/** Each card filters the list below by what it counts: at rest, in use, hovered, focused, pressed, a sample, and loading. */
export const Filtering: Story = {
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  args: { onPress: fn() },
  render: (args) => (
    <Sampler>
      <SummaryCard {...args} />
      <SummaryCard {...args} label="Boarded" isPressed />
      {(['hovered', 'focused', 'pressed'] as const).map((look) => (
        <Sample key={look} name={look} look={look}>
          <SummaryCard {...args} label="Enroute" />
        </Sample>
      ))}
      <SummaryCard {...args} label="Completed" value={10} isSample />
      <SummaryCard {...args} label="Pending" value="" isLoading />
    </Sampler>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Boarded 18', pressed: true })).toBeVisible();
    await userEvent.tab();
    const card = canvas.getByRole('button', { name: 'Scheduled 18', pressed: false });
    await expect(card).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    card.blur();
  },
};

const FIGURES = [
  ['Total Income', '₦4,812,500.00'],
  ['Tickets', '₦3,606,500.00'],
  ['Waybills', '₦1,206,000.00'],
  ['Expenses', '−₦742,300.00'],
  ['Balance', '₦4,070,200.00'],
] as const;

/** Three or five leave no empty column. */
export const OddCounts: Story = {
  render: () => (
    <Stack>
      {[3, 5].map((count) => (
        <SummaryCards key={count} label={`${count} figures`}>
          {FIGURES.slice(0, count).map(([label, value]) => (
            <SummaryCard key={label} label={label} value={value} />
          ))}
        </SummaryCards>
      ))}
    </Stack>
  ),
};

/** Cards beside each other as their width allows. */
export const OnANarrowPc: Story = {
  ...Row,
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'narrow' } },
};

export const OnATablet: Story = { ...OnANarrowPc, globals: { viewport: { value: 'tablet' } } };

export const OddCountsOnPhone: Story = {
  ...OddCounts,
  tags: ['!autodocs'],
  parameters: { pictures: ['light'] },
  globals: { viewport: { value: 'phone' } },
};
