import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Sample, Sampler } from '../../controls/fixtures';
import { color, radius, space } from '../../theme';
import { Brand } from './Brand';
import { guide } from './Brand.guide';

const meta = {
  title: 'Components/Layout/Brand',
  component: Brand,
  tags: ['autodocs'],
  parameters: { guide },
} satisfies Meta<typeof Brand>;

export default meta;
type Story = StoryObj<typeof meta>;

const grounds = [
  ['page', ({ children }: { children: ReactNode }) => <div>{children}</div>],
  ['sidebar', ({ children }: { children: ReactNode }) => <Dark>{children}</Dark>],
] as const;

/** Change its properties in the table below. */
export const Playground: Story = { tags: ['!test'] };

/** On the page and on the sidebar: without a link, hovered, focused, and large. */
export const States: Story = {
  tags: ['states'],
  render: () => (
    <Sampler>
      {grounds.map(([ground, Ground]) => (
        <Fragment key={ground}>
          <Sample name={`${ground}, a sign`}>
            <Ground>
              <Brand ground={ground} />
            </Ground>
          </Sample>
          {(['hovered', 'focused'] as const).map((look) => (
            <Sample key={look} name={`${ground}, a link, ${look}`} look={look}>
              <Ground>
                <Brand ground={ground} href="#/" />
              </Ground>
            </Sample>
          ))}
          <Sample name={`${ground}, large`}>
            <Ground>
              <Brand ground={ground} scale="large" />
            </Ground>
          </Sample>
        </Fragment>
      ))}
    </Sampler>
  ),
};

/** Tab reaches the brand and Enter follows its link. */
export const GoesHome: Story = {
  args: { href: '#/admin/dashboard' },
  parameters: { pictures: [] },
  beforeEach: () => {
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Motorpark' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(window.location.hash).toBe('#/admin/dashboard');
  },
};

const Dark = styled.div`
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.sidebar.bg};
`;
