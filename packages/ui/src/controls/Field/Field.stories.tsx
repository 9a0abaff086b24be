import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { space } from '../../theme';
import { HOSTILE_TEXT, inForm, LONG_TEXT, Sample, Sampler, UNBROKEN_TEXT } from '../fixtures';
import { Field } from './Field';
import { guide } from './Field.guide';
import { box, ring, type BoxStyleProps } from './Field.styles';

const meta = {
  title: 'Components/Controls/Field',
  component: Field,
  tags: ['autodocs'],
  parameters: { guide },
  args: { label: 'Seats', children: (ties) => <Steps {...ties} type="number" defaultValue={2} /> },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

function Steps(props: ComponentProps<'input'>) {
  return <Typed {...props} $isInvalid={props['aria-invalid'] === true} />;
}

const Typed = styled.input<BoxStyleProps>`
  ${box}
  width: 100%;
  padding-inline: ${space[3]};

  &:focus-visible {
    ${ring}
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** Around a custom control: with and without each part, one control and a group of two. */
export const States: Story = {
  tags: ['states'],
  render: (args) => (
    <Sampler>
      <Sample name="Label">
        <Field {...args} />
      </Sample>
      <Sample name="Required, with a hint">
        <Field {...args} isRequired hint="At most six on one ticket" />
      </Sample>
      <Sample name="Error, the hint stays">
        <Field {...args} isRequired error="Enter 1 to 6." hint="At most six on one ticket" />
      </Sample>
      <Sample name="Focused" look="focused">
        <Field {...args} />
      </Sample>
      <Sample name="Label read aloud only">
        <Field {...args} isLabelHidden />
      </Sample>
      <Sample name="Label read aloud only, error">
        <Field {...args} isLabelHidden error="Enter 1 to 6." />
      </Sample>
      <Sample name="A group">
        <Field {...args} kind="group" label="Amount" error="The first is larger than the second.">
          {({ id, ...ties }, labelId) => (
            <Pair id={id} role="group" aria-labelledby={labelId} aria-describedby={ties['aria-describedby']}>
              <Steps aria-label="From" defaultValue="5,000" />
              <Steps aria-label="To" defaultValue="500" />
            </Pair>
          )}
        </Field>
      </Sample>
      <Sample name="Long">
        <Field {...args} label={LONG_TEXT} error={LONG_TEXT} hint={UNBROKEN_TEXT} isRequired />
      </Sample>
      <Sample name="Hostile">
        <Field {...args} label={HOSTILE_TEXT} error={HOSTILE_TEXT} hint={HOSTILE_TEXT} />
      </Sample>
    </Sampler>
  ),
};

/** A click on the label focuses the control; a new error is announced and added to its description, before the hint. */
export const Tied: Story = {
  decorators: [inForm],
  parameters: { pictures: [] },
  args: { hint: 'At most six on one ticket', isRequired: true },
  render: function Checking(args) {
    const [error, setError] = useState<string>();
    return (
      <Field {...args} error={error}>
        {(ties) => <Steps {...ties} onBlur={() => setError('Enter 1 to 6.')} />}
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('textbox', { name: 'Seats' });
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription('At most six on one ticket');
    await userEvent.click(canvas.getByText('Seats'));
    await expect(control).toHaveFocus();
    await userEvent.tab();
    await expect(control).toBeInvalid();
    await expect(control).toHaveAccessibleDescription('Enter 1 to 6. At most six on one ticket');
    await expect(canvas.getByText('Enter 1 to 6.').closest('[aria-live]')).toHaveAttribute(
      'aria-live',
      'polite',
    );
  },
};
