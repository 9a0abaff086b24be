import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast, needed, pairings, tokenValue, type Pairing } from '../contrast';
import { darkTheme, lightTheme, type Theme } from '../palette';
import { themeDeclarations, themeTokens } from '../color';
import { CopyToken } from './CopyToken';
import { purposes } from './purposes';
import { Chip, Chips, Name, Panel, Panels, Ring, Row, Swatch, Title, Use, Value } from './Colour.styles';

/**
 * Every colour of both themes, with what it is for, the backgrounds it is meant for and its contrast on them: text needs 4.5:1, the
 * outline of a control or a meaningful shape 3:1. Components use colours by these names only; the same names have other
 * values in the other theme. A press on a name copies it.
 */
const meta = {
  title: 'Foundations/Colour',
  tags: ['autodocs'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

/** Light and dark, side by side. */
export const Colours: StoryObj = {
  // One picture shows both themes, whatever the theme of the page.
  parameters: { theme: 'light' },
  render: () => (
    <Panels>
      <ThemePanel name="Light" theme={lightTheme} />
      <ThemePanel name="Dark" theme={darkTheme} />
    </Panels>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/too low/)).toHaveLength(0);
  },
};

function ThemePanel({ name, theme }: { name: string; theme: Theme }) {
  return (
    <Panel $theme={themeDeclarations(theme)}>
      <Title>{name}</Title>
      {themeTokens(theme).map(({ path: parts, value }) => {
        const path = parts.join('.');
        return (
          <Row key={path}>
            {path.startsWith('shadow.') ? (
              <Swatch $colour="transparent" $shadow={value} />
            ) : (
              <Swatch $colour={value} />
            )}
            <Name>
              <CopyToken code={`color.${path}`}>{path}</CopyToken>
              <Value>{value}</Value>
            </Name>
            <Use>
              {tokenValue(purposes, path)}
              <Chips>
                {pairings
                  .filter(({ token }) => token === path)
                  .flatMap((pairing) =>
                    pairing.on.map((ground) => (
                      <Measured
                        key={`${pairing.as} ${ground}`}
                        theme={theme}
                        pairing={pairing}
                        ground={ground}
                      />
                    )),
                  )}
              </Chips>
            </Use>
          </Row>
        );
      })}
    </Panel>
  );
}

function Measured({ theme, pairing, ground }: { theme: Theme; pairing: Pairing; ground: string }) {
  const value = tokenValue(theme, pairing.token);
  const ratio = contrast(value, tokenValue(theme, ground));
  const verdict = ratio >= needed[pairing.as] ? '' : ', too low';
  return (
    <li>
      <Chip $ground={tokenValue(theme, ground)} $colour={value}>
        {pairing.as === 'text' ? ratio.toFixed(1) : <Ring $colour={value} />}
      </Chip>
      <Value>
        {pairing.as === 'text' ? '' : `${ratio.toFixed(1)} `}on {ground}
        {verdict}
      </Value>
    </li>
  );
}
