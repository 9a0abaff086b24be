import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Sample, Sampler } from '../fixtures';
import { PeriodPicker } from './PeriodPicker';
import { guide } from './PeriodPicker.guide';

const meta = {
  title: 'Components/Controls/PeriodPicker',
  component: PeriodPicker,
  tags: ['autodocs'],
  parameters: { guide },
  args: { value: { period: 'last7Days' }, today: '2025-01-15', onChange: fn() },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PeriodPicker
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof PeriodPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const TODAY = '2025-01-15';
const custom = { period: 'custom', days: { from: '2025-01-09', to: TODAY } } as const;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** A known period, a custom range, and both disabled. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  render: (args) => (
    <Sampler>
      <Sample name="Known">
        <PeriodPicker {...args} />
      </Sample>
      <Sample name="Custom">
        <PeriodPicker {...args} value={custom} />
      </Sample>
      <Sample name="Custom, one day">
        <PeriodPicker {...args} value={{ period: 'custom', days: { from: TODAY, to: TODAY } }} />
      </Sample>
      <Sample name="Focused" look="focused">
        <PeriodPicker {...args} value={custom} />
      </Sample>
    </Sampler>
  ),
};

/** A shift is a period without days: the owner of the list filters by it. */
export const OfAShift: Story = {
  args: { span: { label: 'My shift', isChosen: true, onSelect: fn() }, onClear: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const period = canvas.getByRole('combobox', { name: 'Period' });
    await expect(period).toHaveDisplayValue('My shift');
    await userEvent.selectOptions(period, 'Today');
    await expect(args.onChange).toHaveBeenCalledWith({ period: 'today' });
  },
};

/** A custom range starts with the days that were shown before. */
export const Custom: Story = {
  parameters: {
    tree: `
      - text: Period
      - combobox "Period":
        - option "Today"
        - option "Tomorrow"
        - option "Next 7 Days"
        - option "Yesterday"
        - option "Last 7 Days"
        - option "Last 30 Days"
        - option "This Month"
        - option "Last Month"
        - option "Custom Date Range" [selected]
      - text: Days
      - button "Days 9 Jan – 15 Jan": 9 Jan – 15 Jan
    `,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'Custom Date Range');
    await expect(args.onChange).toHaveBeenCalledWith({
      period: 'custom',
      days: { from: '2025-01-09', to: '2025-01-15' },
    });
    await expect(canvas.getByRole('button', { name: 'Days 9 Jan – 15 Jan' })).toBeVisible();
  },
};

/** If a list can show all dates, that option is the first. */
export const OfAllDates: Story = {
  parameters: { pictures: [] },
  args: { value: undefined, onClear: fn() },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PeriodPicker
        {...args}
        value={value}
        onChange={setValue}
        onClear={() => {
          setValue(undefined);
          args.onClear?.();
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    const period = canvas.getByRole('combobox', { name: 'Period' });
    await expect(period).toHaveDisplayValue('All dates');
    await userEvent.selectOptions(period, 'Custom Date Range');
    await expect(canvas.getByRole('button', { name: /^Days 15 Jan/ })).toBeVisible();
    await userEvent.selectOptions(period, 'All dates');
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /^Days/ })).toBeNull();
  },
};

/** By keyboard alone: arrow keys and letters choose the period, Tab moves to the days, Escape returns from their calendar. */
export const ByKeyboard: Story = {
  parameters: {
    pictures: [],
    keys: [
      ['ArrowDown', 'select:focus:has([value="last30Days"]:checked)'],
      ['ArrowUp', 'select:has([value="last7Days"]:checked)'],
      ['c', 'select:has([value="custom"]:checked)'],
      ['Tab', 'button:focus'],
      ['Enter', '[role="dialog"]'],
      ['Escape', 'button:focus'],
      ['Space', '[role="dialog"]'],
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveFocus();
  },
};
