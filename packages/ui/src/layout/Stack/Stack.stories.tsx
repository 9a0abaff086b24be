import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Button, TextField } from '../../controls';
import { LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { color, radius, space, type } from '../../theme';
import { FieldGrid } from './FieldGrid';
import { Inline, Stack } from './Stack';
import { guide } from './Stack.guide';

const nothing = () => undefined;

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  subcomponents: { Inline, FieldGrid },
  tags: ['autodocs'],
  parameters: { guide },
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** In a column, in a row that wraps, and in a grid of fields whose input boxes are aligned. */
export const Arrangements: Story = {
  tags: ['states'],
  parameters: { pictures: ['light', 'dark', 'phone'] },
  render: () => (
    <Stack gap={6}>
      <Stack gap={2}>
        <Block>Stack, gap 2</Block>
        <Block>Stretched: {UNBROKEN_TEXT + UNBROKEN_TEXT}</Block>
      </Stack>
      <Inline gap={4} justify="between">
        <Block>Inline, pushed apart</Block>
        <Inline>
          <Button variant="quiet">Previous</Button>
          <Button variant="primary">Next</Button>
        </Inline>
      </Inline>
      <Inline>
        {['Scheduled', 'Boarded', 'Enroute', 'Completed', LONG_TEXT].map((word) => (
          <Button key={word}>{word}</Button>
        ))}
      </Inline>
      <FieldGrid columns={3} note={<Block>A notice about the first field</Block>}>
        <TextField label="Distance" name="distance" value="452 km" onChange={nothing} />
        <TextField label={LONG_TEXT} name="duration" value="7 hours" onChange={nothing} />
        <TextField label="Fare" name="fare" value="" onChange={nothing} error="Fare is required" />
      </FieldGrid>
    </Stack>
  ),
};

const Block = styled.div`
  padding: ${space[3]};
  border: 1px dashed ${color.line.control};
  border-radius: ${radius.medium};
  font: ${type.small};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;
