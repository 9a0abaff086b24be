import { styled } from 'styled-components';
import { color, radius, space, type } from '../index';

export const Panels = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr));
  gap: ${space[4]};
  align-items: start;
`;

/** Has its own theme, whatever the theme of the page. */
export const Panel = styled.section<{ $theme: string }>`
  ${({ $theme }) => $theme}
  padding: ${space[4]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  background: ${color.surface.raised};
  color: ${color.text.default};
`;

export const Title = styled.h2`
  font: ${type.heading};
  margin-block-end: ${space[2]};
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: ${space[8]} 152px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line.default};
`;

export const Swatch = styled.div<{ $colour: string; $shadow?: string }>`
  height: ${space[8]};
  border: 1px solid ${color.line.control};
  border-radius: ${radius.medium};
  background: ${({ $colour }) => $colour};
  box-shadow: ${({ $shadow = 'none' }) => $shadow};
`;

export const Name = styled.div`
  display: grid;
  font: ${type.smallStrong};
  overflow-wrap: anywhere;
`;

export const Value = styled.span`
  font: ${type.caption};
  color: ${color.text.muted};
  overflow-wrap: anywhere;
`;

export const Use = styled.div`
  display: grid;
  gap: ${space[1]};
  font: ${type.small};
`;

export const Chips = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(152px, 1fr));
  gap: ${space[1]} ${space[3]};

  li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
  }
`;

export const Chip = styled.span<{ $ground: string; $colour: string }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space[10]};
  height: ${space[6]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.small};
  background: ${({ $ground }) => $ground};
  color: ${({ $colour }) => $colour};
  font: ${type.captionStrong};
  font-variant-numeric: tabular-nums;
`;

export const Ring = styled.span<{ $colour: string }>`
  width: ${space[5]};
  height: ${space[3]};
  border: 2px solid ${({ $colour }) => $colour};
  border-radius: ${radius.small};
`;
