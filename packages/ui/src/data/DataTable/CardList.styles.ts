import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Cards = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'title badge' 'meta menu' 'meta id';
  grid-template-rows: auto minmax(20px, 1fr) auto;
  gap: 2px ${space[3]};
  padding: ${space[3]} 14px;
  border: 1px solid ${color.line.default};
  border-radius: ${radius.large};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.raised};

  &[data-opens] {
    cursor: pointer;
  }
`;

export const Title = styled.div`
  grid-area: title;
  font: ${type.strong};
  overflow-wrap: anywhere;
`;

/** The title of a card that opens. */
export const Opener = styled.button`
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  border-radius: ${radius.small};
  background: none;
  cursor: pointer;
`;

export const Badges = styled.div`
  grid-area: badge;
  justify-self: end;
`;

export const Meta = styled.div`
  grid-area: meta;
  color: ${color.text.muted};
  overflow-wrap: anywhere;

  /* A value goes to the next line whole, if it can. */
  > span {
    display: inline-block;
  }

  > span:not(:last-child)::after {
    content: ' · ';
    white-space: pre;
  }
`;

/** The menu's touch target is larger than its line. */
export const Menu = styled.div`
  grid-area: menu;
  justify-self: end;
  align-self: center;
  margin: -12px -14px -12px 0;
`;

export const Id = styled.div`
  grid-area: id;
  justify-self: end;
  align-self: end;
  font: ${type.id};
  overflow-wrap: anywhere;
`;
