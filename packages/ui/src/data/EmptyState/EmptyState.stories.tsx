import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../controls';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../../controls/fixtures';
import { EmptyState } from './EmptyState';
import { guide } from './EmptyState.guide';

const meta = {
  title: 'Components/Data/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { guide },
  args: { text: 'No data available' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Without extras; with an action, which Tab reaches; with long texts. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Bare">
        <EmptyState {...args} />
      </Sample>
      <Sample name="With a way out, which has the focus">
        <EmptyState
          text="No Trips Yet"
          hint="A trip is one departure on a route. Seats are sold on it."
          action={<Button variant="primary">Create Trip</Button>}
        />
      </Sample>
      <Sample name="Nothing fits the search">
        <EmptyState
          text={`No tickets for “${UNBROKEN_TEXT}”`}
          hint={LONG_TEXT}
          action={<Button>Clear the search</Button>}
        />
      </Sample>
      <Sample name="Hostile">
        <EmptyState text={HOSTILE_TEXT} hint={UNBROKEN_TEXT} />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Create Trip' })).toHaveFocus();
  },
};
