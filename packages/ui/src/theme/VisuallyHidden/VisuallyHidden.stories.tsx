import type { Meta, StoryObj } from '@storybook/react-vite';
import { NextIcon } from '../../controls';
import { Sample, Sampler } from '../../controls/fixtures';
import { StatusBadge } from '../../data';
import { Inline } from '../../layout/Stack/Stack';
import { VisuallyHidden } from './VisuallyHidden';
import { guide } from './VisuallyHidden.guide';

const meta = {
  title: 'Components/Layout/VisuallyHidden',
  component: VisuallyHidden,
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: 'to' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Puts the meaning of an arrow and a position into words for screen readers, without taking space. */
export const States: Story = {
  tags: ['states'],
  parameters: {
    tree: `
      - paragraph: Between two statuses
      - text: Pending to On-Transit
      - paragraph: Before a phone number
      - paragraph: "Phone number: 0803 412 7781"
      - paragraph: As a heading
      - heading "Seats of the vehicle" [level=2]
    `,
  },
  render: (args) => (
    <Sampler>
      <Sample name="Between two statuses">
        <Inline>
          <StatusBadge status="Pending" />
          <NextIcon size={14} aria-hidden="true" />
          <VisuallyHidden {...args} />
          <StatusBadge status="On-Transit" />
        </Inline>
      </Sample>
      <Sample name="Before a phone number">
        <p>
          <VisuallyHidden>Phone number: </VisuallyHidden>0803 412 7781
        </p>
      </Sample>
      <Sample name="As a heading">
        <VisuallyHidden as="h2">Seats of the vehicle</VisuallyHidden>
      </Sample>
    </Sampler>
  ),
};
