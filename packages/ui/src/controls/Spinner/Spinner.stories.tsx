import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../layout';
import { Button } from '../Button/Button';
import { HOSTILE_TEXT, LONG_TEXT, Sample, Sampler } from '../fixtures';
import { Spinner } from './Spinner';
import { guide } from './Spinner.guide';

const meta = {
  title: 'Components/Controls/Spinner',
  component: Spinner,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Looking for the ticket' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Alone it has a name; beside text that says the same it is decorative. It has the colour of the text around it. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Alone">
        <Spinner {...args} />
      </Sample>
      <Sample name="Beside words">
        <Inline gap={2}>
          <Spinner />
          Looking for the ticket
        </Inline>
      </Sample>
      <Sample name="In a button">
        <Inline>
          <Button variant="primary" isBusy busyLabel="Saving...">
            Save
          </Button>
        </Inline>
      </Sample>
      <Sample name="Beside long words">
        <Inline>
          <Button isBusy>{LONG_TEXT}</Button>
        </Inline>
      </Sample>
      <Sample name="With a hostile name">
        <Spinner label={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: 'Looking for the ticket' })).toBeVisible();
  },
};
