import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Button } from '../../controls';
import { color, radius, space, type } from '../../theme';
import { Brand } from '../Brand/Brand';
import { FieldGrid, Inline, Stack } from './Stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  subcomponents: { Inline, FieldGrid },
  tags: ['autodocs'],
  args: { children: null },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Under one another, beside one another, and in a grid of fields. */
export const Arrangements: Story = {
  render: () => (
    <Stack gap={6}>
      <Stack gap={2}>
        <Block>Stack, gap 2</Block>
        <Block>Stretched</Block>
      </Stack>
      <Inline gap={4} justify="between">
        <Block>Inline, pushed apart</Block>
        <Inline>
          <Button variant="quiet">Previous</Button>
          <Button variant="primary">Next</Button>
        </Inline>
      </Inline>
      <FieldGrid columns={3}>
        <Block>Grid of three</Block>
        <Block>Their lower edges</Block>
        <Block>stand on one line</Block>
      </FieldGrid>
    </Stack>
  ),
};

/** The mark and the name, on the page and on the sidebar, plain and large. */
export const Brands: StoryObj = {
  render: () => (
    <Inline gap={6}>
      <Brand />
      <Brand href="#/" scale="large" />
      <Dark>
        <Brand ground="sidebar" />
      </Dark>
      <Dark>
        <Brand ground="sidebar" scale="large" href="#/" />
      </Dark>
    </Inline>
  ),
};

const Block = styled.div`
  padding: ${space[3]};
  border: 1px dashed ${color.line.control};
  border-radius: ${radius.medium};
  font: ${type.small};
  color: ${color.text.muted};
`;

const Dark = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sidebar.bg};
`;
