import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler } from '../fixtures';
import { ExpenseIcon, TicketIcon, WaybillIcon } from '../Icon/icons';
import { FilterButtons } from './FilterButtons';
import { guide } from './FilterButtons.guide';

const meta = {
  title: 'Components/Controls/FilterButtons',
  component: FilterButtons<string>,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    label: 'Type of operation',
    value: 'TICKET_BOOKING',
    options: [
      { value: 'WAYBILL', label: 'Waybill', icon: WaybillIcon },
      { value: 'TICKET_BOOKING', label: 'Tickets', icon: TicketIcon },
      { value: 'EXPENSE', label: 'Expenses', icon: ExpenseIcon },
    ],
    onChange: fn(),
  },
  render: function Answering(args) {
    const [value, setValue] = useState(args.value);
    return (
      <FilterButtons
        {...args}
        value={value}
        onChange={(chosen) => {
          setValue(chosen);
          args.onChange(chosen);
        }}
      />
    );
  },
} satisfies Meta<typeof FilterButtons<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** The pressed button stands out with and without colour; where there is no room the buttons are one below the other. */
export const States: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone', 'forced-colors'] },
  render: (args) => (
    <Sampler>
      <Sample name="Everything is shown">
        <FilterButtons {...args} value={undefined} />
      </Sample>
      <Sample name="One narrows">
        <FilterButtons {...args} />
      </Sample>
      <Sample name="Without icons">
        <FilterButtons
          {...args}
          value="outgoing"
          options={[
            { value: 'outgoing', label: 'Outgoing' },
            { value: 'incoming', label: 'Incoming' },
          ]}
        />
      </Sample>
      {(['hovered', 'focused', 'pressed'] as const).map((look) => (
        <Sample key={look} name={`All ${look}, one narrows`} look={look}>
          <FilterButtons {...args} />
        </Sample>
      ))}
      <Sample name="Long and hostile">
        <FilterButtons
          {...args}
          value="long"
          options={[
            { value: 'long', label: LONG_TEXT, icon: TicketIcon },
            { value: 'hostile', label: HOSTILE_TEXT },
          ]}
        />
      </Sample>
    </Sampler>
  ),
};

/** A press filters; a second press shows everything again. */
export const Pressed: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const tickets = canvas.getByRole('button', { name: 'Tickets' });
    await expect(tickets).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(tickets);
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Waybill' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('WAYBILL');
    await expect(tickets).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Tab reaches each, Enter and Space press and release, and the focus stays where it is. */
export const ByKeyboard: Story = {
  parameters: { pictures: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Waybill' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('WAYBILL');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('EXPENSE');
    await expect(canvas.getByRole('button', { name: 'Expenses' })).toHaveFocus();
  },
};
