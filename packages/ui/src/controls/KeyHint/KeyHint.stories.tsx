import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../../layout';
import { Button } from '../Button/Button';
import { Sample, Sampler } from '../fixtures';
import { KeyHint } from './KeyHint';
import { guide } from './KeyHint.guide';

const meta = {
  title: 'Components/Controls/KeyHint',
  component: KeyHint,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'Enter' },
} satisfies Meta<typeof KeyHint>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** In the colour of the text around it. Hidden on a phone, which has no keyboard. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="In a text">
        <p>
          Go on: <KeyHint {...args} />
        </p>
      </Sample>
      <Sample name="One sign, a word">
        <p>
          <KeyHint>/</KeyHint> <KeyHint>?</KeyHint> <KeyHint>Esc</KeyHint> <KeyHint>Page down</KeyHint>
        </p>
      </Sample>
      <Sample name="In a button">
        <Inline>
          <Button keyHint="Enter">Next</Button>
        </Inline>
      </Sample>
      <Sample name="In the primary one">
        <Inline>
          <Button variant="primary" keyHint="Enter">
            Next
          </Button>
        </Inline>
      </Sample>
      <Sample name="Hovered" look="hovered">
        <Button variant="primary" keyHint="Enter">
          Next
        </Button>
      </Sample>
      <Sample name="Disabled">
        <Inline>
          <Button variant="primary" keyHint="Enter" isDisabled>
            Next
          </Button>
        </Inline>
      </Sample>
    </Sampler>
  ),
};
