import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, desktopWidth, layer, motion, radius, size, space, tracking, type } from '../index';

/**
 * What is the same in both themes: type, space, radius, sizes, shadows, motion and the order of layers. Space steps on
 * a grid of 4 px; type tokens are whole `font` shorthands, so size, line height and face never part.
 */
const meta = { title: 'Foundations/Type and scale', tags: ['autodocs'] } satisfies Meta;

export default meta;

/** Every type token. Figures stand exactly under one another; the Naira sign comes from the same face. */
export const Type: StoryObj = {
  render: () => (
    <List>
      {Object.entries(type).map(([name, font]) => (
        <TypeRow key={name}>
          <Term>
            {name}
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

/** Space, radius, shadow, sizes, motion and layers. */
export const SpaceAndShape: StoryObj = {
  render: () => (
    <Groups>
      <Group title="Space">
        {Object.entries(space).map(([step, value]) => (
          <Row key={step} name={`space[${step}]`} value={value}>
            <Bar style={{ width: value }} />
          </Row>
        ))}
      </Group>
      <Group title="Radius">
        {Object.entries(radius).map(([name, value]) => (
          <Row key={name} name={`radius.${name}`} value={value}>
            <Shape style={{ borderRadius: value }} />
          </Row>
        ))}
        {Object.entries(color.shadow).map(([name, value]) => (
          <Row key={name} name={`color.shadow.${name}`}>
            <Shape style={{ boxShadow: value }} />
          </Row>
        ))}
      </Group>
      <Group title="Size">
        {Object.entries(size).map(([name, value]) => (
          <Row key={name} name={`size.${name}`} value={inPixels(value)} />
        ))}
        <Row name="desktopWidth" value={`${desktopWidth}px`} />
      </Group>
      <Group title="Motion, tracking, layer">
        {Object.entries(motion).map(([name, value]) => (
          <Row key={name} name={`motion.${name}`} value={value} />
        ))}
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

/** With the pixels that it is for those who have not asked for larger text. */
function inPixels(value: string) {
  return value.endsWith('rem') ? `${value}, ${parseFloat(value) * 16}px` : value;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 style={{ font: type.heading }}>{title}</h2>
      <List>{children}</List>
    </section>
  );
}

function Row({ name, value, children }: { name: string; value?: string; children?: ReactNode }) {
  return (
    <ScaleRow>
      <Term>{name}</Term>
      <dd>
        {value && <Value>{value}</Value>}
        {children}
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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
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
  grid-template-columns: 150px minmax(0, 1fr);
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
  height: ${space[3]};
  background: ${color.brand.default};
`;

const Shape = styled.span`
  width: ${space[12]};
  height: ${space[8]};
  border: 1px solid ${color.line.control};
  background: ${color.surface.raised};
`;
