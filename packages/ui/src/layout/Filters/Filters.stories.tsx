import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PeriodPicker, SelectField } from '../../controls';
import { LONG_TEXT, Sample } from '../../controls/fixtures';
import { Stack } from '../Stack/Stack';
import { Filters } from './Filters';
import { guide } from './Filters.guide';

const meta = {
  title: 'Components/Layout/Filters',
  component: Filters,
  tags: ['autodocs'],
  parameters: { guide },
  args: {
    children: [
      <PeriodPicker key="period" value={{ period: 'last7Days' }} today="2025-01-15" onChange={fn()} />,
      <SelectField
        key="terminal"
        label="Terminal"
        isLabelHidden
        name="terminal"
        value="all"
        options={[{ value: 'all', label: 'All terminals' }]}
        onChange={fn()}
      />,
    ],
  },
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** As wide as their values, with the first one focused; a long value; on a phone they fill the row. */
export const Row: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack>
      <Sample name="A period and a terminal">
        <Filters {...args} />
      </Sample>
      <Sample name="A long answer">
        <Filters>
          <SelectField
            label="Route"
            isLabelHidden
            name="route"
            value="long"
            options={[{ value: 'long', label: LONG_TEXT }]}
            onChange={() => undefined}
          />
        </Filters>
      </Sample>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    const terminal = canvas.getByRole('combobox', { name: 'Terminal' });
    for (let stop = 0; stop < 4 && document.activeElement !== terminal; stop += 1) await userEvent.tab();
    await expect(terminal).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('combobox', { name: 'Period' })).toHaveFocus();
  },
};
