import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CopyToken } from './CopyToken';
import { color, desktopWidth, layer, radius, size, space, tracking, type } from '../index';

/**
 * Tokens that are the same in both themes. Space is in steps of a 4 px grid; type tokens are complete `font` shorthands, so that size, line height and
 * family always match, and all of them follow the text size that the user has set. Shadows and motion have pages of their own.
 *
 * - **Type.** One typeface, Inter, from 12 to 22 px; ids are in a monospaced one, because they are read out letter by letter. Weight
 *   (400 or 600) and colour make the hierarchy before size does: a table row and its heading are both 13 px.
 * - **Space.** Closer means more closely related: 8 px between an icon and its word, 16 px between fields, 24 px between parts of a page.
 * - **Radius.** It grows with the element: 6 px in a control, 8 px a control, 10 px a card or a dialog.
 */
const meta = {
  title: 'Foundations/Type and scale',
  tags: ['autodocs'],
  parameters: { docs: { canvas: { sourceState: 'none' } } },
} satisfies Meta;

export default meta;

/** Every type token. Figures are aligned in columns; the Naira sign is of the same typeface. */
export const Type: StoryObj = {
  render: () => (
    <List>
      {Object.entries(type).map(([name, font]) => (
        <TypeRow key={name}>
          <Term>
            <CopyToken code={`type.${name}`}>{name}</CopyToken>
            <Value>{font.replace(/ '.*/, '')}</Value>
          </Term>
          <dd style={{ font }}>
            {name === 'id' ? 'TK-7QF3-K  WB-48213-7' : 'Awka - Lagos, seat 14 · ₦37,000.00 · ẹ́ ọ̀ ṣ ɓ'}
          </dd>
        </TypeRow>
      ))}
      <TypeRow>
        <Term>
          Tabular figures
          <Value>font-variant-numeric</Value>
        </Term>
        <Figures>
          ₦1,111,111.00
          <br />
          ₦8,888,888.00
        </Figures>
      </TypeRow>
    </List>
  ),
  play: async () => {
    await document.fonts.ready;
    await expect(document.fonts.check("14px 'Inter Variable'", '₦')).toBe(true);
  },
};

/** Space and radius with their uses, sizes, and the order of layers. */
export const SpaceAndShape: StoryObj = {
  render: () => (
    <Groups>
      <Group title="Space">
        {Object.entries(space).map(([step, value]) => (
          <Row key={step} name={`space[${step}]`} value={value} use={SPACE_USES[value]}>
            <Bar style={{ width: value }} />
          </Row>
        ))}
      </Group>
      <Group title="Radius">
        {Object.entries(radius).map(([name, value]) => (
          <Row key={name} name={`radius.${name}`} value={value} use={RADIUS_USES[value]}>
            <Shape style={{ borderRadius: value }} />
          </Row>
        ))}
      </Group>
      <Group title="Size">
        {Object.entries(size).map(([name, value]) => (
          <Row key={name} name={`size.${name}`} value={inPixels(value)} />
        ))}
        <Row name="desktopWidth" value={`${desktopWidth}px`} />
      </Group>
      <Group title="Tracking, layer">
        {Object.entries(tracking).map(([name, value]) => (
          <Row key={name} name={`tracking.${name}`} value={value} />
        ))}
        {Object.entries(layer).map(([name, value]) => (
          <Row key={name} name={`layer.${name}`} value={String(value)} />
        ))}
      </Group>
    </Groups>
  ),
};

/** Returns the value, and its pixels at the browser's normal text size. */
function inPixels(value: string) {
  return value.endsWith('rem') ? `${value}, ${parseFloat(value) * 16}px` : value;
}

const SPACE_USES: Record<(typeof space)[keyof typeof space], string> = {
  '4px': 'between lines of one thing',
  '8px': 'icon and word, buttons of a row',
  '12px': 'edge of a cell, of a small box',
  '16px': 'between fields',
  '20px': 'edge of a card',
  '24px': 'between parts of a page',
  '32px': 'between groups',
  '40px': 'around an empty state',
  '48px': 'above and below a lone card',
};

const RADIUS_USES: Record<(typeof radius)[keyof typeof radius], string> = {
  '6px': 'what stands in a control: an item, a key',
  '8px': 'fields and buttons',
  '10px': 'cards, menus, dialogs',
  '26px': 'the front of a vehicle',
  '999px': 'badges, avatars',
};

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 style={{ font: type.heading }}>{title}</h2>
      <List>{children}</List>
    </section>
  );
}

interface RowProps {
  name: string;
  value: string;
  /** What the token is used for. */
  use?: string;
  children?: ReactNode;
}

function Row({ name, value, use, children }: RowProps) {
  return (
    <ScaleRow>
      <Term>
        <CopyToken code={name}>{name}</CopyToken>
      </Term>
      <dd>
        <Value>{value}</Value>
        {children}
        {use && <Value>{use}</Value>}
      </dd>
    </ScaleRow>
  );
}

const List = styled.dl`
  display: grid;
  margin-block-start: ${space[2]};
`;

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 400px), 1fr));
  gap: ${space[8]};
`;

const TypeRow = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: baseline;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line.default};
`;

const ScaleRow = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: center;
  min-height: ${size.row};
  border-top: 1px solid ${color.line.default};

  dd {
    display: flex;
    align-items: center;
    gap: ${space[3]};
  }
`;

const Term = styled.dt`
  display: grid;
  font: ${type.smallStrong};
`;

const Value = styled.span`
  font: ${type.caption};
  color: ${color.text.muted};
`;

const Figures = styled.dd`
  font: ${type.figure};
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.span`
  flex: none;
  height: ${space[3]};
  background: ${color.brand.default};
`;

const Shape = styled.span`
  flex: none;
  width: ${space[12]};
  height: ${space[8]};
  border: 1px solid ${color.line.control};
  background: ${color.surface.raised};
`;
