import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UNBROKEN_TEXT } from '../../controls/fixtures';
import { Stack } from '../../layout';
import { KeptNotice } from './KeptNotice';
import { guide } from './KeptNotice.guide';

const meta = {
  title: 'Components/Form/KeptNotice',
  component: KeptNotice,
  tags: ['autodocs'],
  parameters: { guide },
  args: { draft: {}, one: 'ticket', name: 'Ada Obi', onStartOver: fn() },
} satisfies Meta<typeof KeptNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Kept after a reload, without a name, refused meanwhile, and with a long name. A form that starts empty has none. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Stack gap={4}>
      <KeptNotice {...args} />
      <KeptNotice {...args} name="" />
      <KeptNotice {...args} draft={{ refusal: { message: 'Seat 4 was sold meanwhile.' } }} />
      <KeptNotice {...args} name={UNBROKEN_TEXT} />
      <KeptNotice {...args} draft={undefined} />
    </Stack>
  ),
  play: async ({ canvas, args, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Start over' });
    await expect(buttons).toHaveLength(4);
    await userEvent.click(buttons[0] ?? document.body);
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};
