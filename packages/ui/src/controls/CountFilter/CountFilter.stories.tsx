import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { LONG_TEXT, Sample, Sampler } from '../fixtures';
import { CountFilter } from './CountFilter';
import { guide } from './CountFilter.guide';

const meta = {
  title: 'Components/Controls/CountFilter',
  component: CountFilter<string>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Tickets by status',
    options: [
      { value: 'Scheduled', label: 'Scheduled', count: '1,000+' },
      { value: 'Boarded', label: 'Boarded', count: '38' },
      { value: 'Enroute', label: 'Enroute', count: '0' },
      { value: 'Completed', label: 'Completed', count: '912' },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof CountFilter<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** All, filtered, not counted yet, hovered and focused. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="All">
        <CountFilter {...args} />
      </Sample>
      <Sample name="Narrowed">
        <CountFilter {...args} label="Narrowed tickets" value="Boarded" />
      </Sample>
      <Sample name="Not counted">
        <CountFilter
          {...args}
          label="Uncounted tickets"
          options={args.options.map(({ value, label }) => ({ value, label }))}
        />
      </Sample>
      <Sample name="Hovered" look="hovered">
        <CountFilter {...args} label="Hovered tickets" options={args.options.slice(0, 1)} />
      </Sample>
      <Sample name="Focused" look="focused">
        <CountFilter {...args} label="Focused tickets" options={args.options.slice(0, 1)} />
      </Sample>
      <Sample name="Long">
        <CountFilter
          {...args}
          label="Long tickets"
          options={[{ value: 'long', label: LONG_TEXT, count: '3' }, ...args.options]}
        />
      </Sample>
    </Sampler>
  ),
};

/** A press filters, a press on the same button shows everything again. */
export const Narrows: Story = {
  tags: ['!autodocs'],
  parameters: { pictures: [] },
  render: function Narrowing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CountFilter
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Boarded 38' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Boarded');
    await expect(canvas.getByRole('button', { name: 'Boarded 38', pressed: true })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await expect(canvas.getByRole('button', { name: 'All', pressed: true })).toBeVisible();
  },
};
