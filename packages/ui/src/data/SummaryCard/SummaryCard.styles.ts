import { styled } from 'styled-components';
import { color, media, radius, space, type, chosenInForcedColors, raised } from '../../theme';

export const Grid = styled.section`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};

  /* Three, five or six cards fill their rows, as four or eight do. */
  &:has(> :nth-child(3):last-child, > :nth-child(6):last-child) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  &:has(> :nth-child(5):last-child) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  ${media.tablet} {
    &,
    &:has(> :nth-child(5):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &:has(> :nth-child(5):last-child) > :last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.phone} {
    /* Two per row, or one at large text sizes. */
    &&& {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 50% - 4px)), 1fr));
    }

    &:has(> :nth-child(3):last-child) > :last-child {
      grid-column: 1 / -1;
    }

    gap: ${space[2]};
  }
`;

export const Card = styled.div`
  min-width: 0;
  padding: ${space[3]} 14px;
  overflow-wrap: anywhere;
  ${raised}

  &:has(a, button) {
    position: relative;
  }

  &:has([aria-pressed='true']) {
    border-color: ${color.brand.default};
    background: ${color.brand.tint};

    ${chosenInForcedColors}
  }
`;

export const Label = styled.p`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]};
  min-height: 20px;
  font: ${type.small};
  color: ${color.text.muted};
`;

/** The link or button covers the entire card, and its text is the accessible name. */
export const Name = styled.a`
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  text-decoration: none;
  background: none;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 1px solid transparent;
    border-radius: ${radius.large};
  }

  &:hover::after {
    border-color: ${color.line.control};
  }

  &:active::after {
    border-color: ${color.brand.pressed};
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`;

export const Sample = styled.span`
  flex: none;
  padding: 0 6px;
  border: 1px dashed ${color.line.control};
  border-radius: ${radius.round};
  font: ${type.caption};
  color: ${color.text.muted};
`;

export const Figure = styled.p`
  font: ${type.figure};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;

  ${media.phone} {
    font: ${type.title};
  }
`;

export const Note = styled.p`
  /* A line that is loading is as high as its text. */
  display: flow-root;
  font: ${type.caption};
  color: ${color.text.muted};
`;
