import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { darkTheme, lightTheme, type Theme } from '../palette';
import { color, radius, space, type } from '../index';
import { themeDeclarations } from '../color';
import { CopyToken } from './CopyToken';
import { Panel, Panels, Title } from './Colour.styles';

/**
 * Shadows show the elevation of a surface. There are only three levels: the background, raised surfaces, and temporary surfaces over the page.
 * A shadow is never the only sign: every element with a shadow also has a hairline border, which is what remains in the dark theme, where
 * shadows are hardly visible, and in forced colours, where there are none.
 *
 * - **On the background** there is no shadow: table heads, wells and hovered rows are set off by colour.
 * - **Raised** surfaces stay: cards, tables, forms, a sheet of paper.
 * - **Over the page** are surfaces that close again: menus, calendars, dialogs, toasts. Behind a dialog the page is dimmed as well.
 * - Nothing is raised on hover. In a list of fifty rows that would flicker.
 */
const meta = {
  title: 'Foundations/Shadow',
  tags: ['autodocs'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

const HEIGHTS = [
  { name: 'surface.sunken', shadow: 'none', ground: color.surface.sunken, use: 'Table heads, wells' },
  {
    name: 'shadow.raised',
    shadow: color.shadow.raised,
    ground: color.surface.raised,
    use: 'Card, DataTable, FormCard, PaperPreview',
  },
  {
    name: 'shadow.overlay',
    shadow: color.shadow.overlay,
    ground: color.surface.raised,
    use: 'RowMenu, DatePicker, Modal, Toaster',
  },
] as const;

/** The three levels in both themes. */
export const Heights: StoryObj = {
  // One picture shows both themes, whatever the theme of the page.
  parameters: { theme: 'light' },
  render: () => (
    <Panels>
      <Ground name="Light" theme={lightTheme} />
      <Ground name="Dark" theme={darkTheme} />
    </Panels>
  ),
};

function Ground({ name, theme }: { name: string; theme: Theme }) {
  return (
    <Canvas $theme={themeDeclarations(theme)}>
      <Title>{name}</Title>
      {HEIGHTS.map(({ name: token, shadow, ground, use }) => (
        <Sheet key={token} $shadow={shadow} $ground={ground}>
          <strong>
            <CopyToken code={`color.${token}`}>{token}</CopyToken>
          </strong>
          <span>{use}</span>
        </Sheet>
      ))}
    </Canvas>
  );
}

const Canvas = styled(Panel)`
  display: grid;
  gap: ${space[6]};
  padding: ${space[6]};
  background: ${color.surface.canvas};
`;

const Sheet = styled.div<{ $shadow: string; $ground: string }>`
  display: grid;
  padding: ${space[5]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${({ $ground }) => $ground};
  box-shadow: ${({ $shadow }) => $shadow};
  font: ${type.smallStrong};

  span {
    font: ${type.caption};
    color: ${color.text.muted};
  }
`;
