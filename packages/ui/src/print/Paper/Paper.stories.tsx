import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { HOSTILE_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../controls/fixtures';
import { ink, inkText, type PaperSize } from '../../theme/papers';
import { Paper, usePaper } from './Paper';
import { guide } from './Paper.guide';

const meta = {
  title: 'Components/Print/Paper',
  component: Paper,
  tags: ['autodocs'],
  parameters: { guide },
  args: { paper: '80mm', children: <Sizes /> },
} satisfies Meta<typeof Paper>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A roll on a page: black on white in the dark theme too, every text size, and words that are longer than the line. */
export const Roll: Story = {
  tags: ['states'],
  play: async ({ canvas }) => {
    const paper = canvas.getByText('company').closest<HTMLElement>('[data-sizes]');
    const millimetres = (paper?.getBoundingClientRect().width ?? 0) / (96 / 25.4);
    await expect(millimetres).toBeCloseTo(72, 0);
  },
};

/** The same on A4, as printed. */
export const Page: Story = { args: { paper: 'A4' }, globals: { viewport: { value: 'paperA4' } } };

type Role = keyof (typeof inkText)['A4'];

const ROLES: readonly Role[] = ['company', 'title', 'route', 'large', 'strong', 'body', 'small', 'fine'];

/** Every text size of the paper, in a frame as wide as the printable area. */
function Sizes() {
  const paper = usePaper();
  return (
    <Frame data-sizes={paper}>
      {ROLES.map((role) => (
        <Line key={role} $paper={paper} $role={role}>
          {role}
        </Line>
      ))}
      {[LONG_TEXT, UNBROKEN_TEXT, HOSTILE_TEXT].map((text) => (
        <Line key={text} $paper={paper} $role="body">
          {text}
        </Line>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  border: ${ink.hairline};
`;

const Line = styled.p<{ $paper: PaperSize; $role: Role }>`
  ${({ $paper, $role }) => inkText[$paper][$role]}
  overflow-wrap: anywhere;
`;
