import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';

export const Cards = styled.ul`
  overflow-anchor: none;
  display: grid;
  gap: ${space[3]};
  container-type: inline-size;
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  grid-template-areas: 'title badge menu' 'meta meta meta' 'id id id';
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

  /* At large text sizes a title beside its status would have room for only a few letters per line. */
  @container (max-width: 17rem) {
    grid-template: 'title menu' 'badge badge' 'meta meta' 'id id' / minmax(0, 1fr) auto;
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
  color: inherit;
  text-decoration: none;
  border-radius: ${radius.small};
  background: none;
  cursor: pointer;
`;

export const Badges = styled.div`
  grid-area: badge;
`;

/** A value wraps to the next line as a unit, if it can; the dot before the first value of a line is clipped. */
export const Meta = styled.div`
  grid-area: meta;
  overflow: clip;
  color: ${color.text.muted};
  overflow-wrap: anywhere;

  > div {
    display: flex;
    flex-wrap: wrap;
    margin-inline-start: -${space[4]};
  }

  > div > span {
    position: relative;
    padding-inline-start: ${space[4]};
  }

  > div > span::before {
    content: '·';
    position: absolute;
    inset-inline-start: 0;
    width: ${space[4]};
    text-align: center;
  }
`;

/** Beside the status. Its touch target is larger than its line. */
export const Menu = styled.div`
  grid-area: menu;
  justify-self: end;
  margin: -12px -12px -12px -${space[2]};
`;

export const Id = styled.div`
  grid-area: id;
  font: ${type.id};
  overflow-wrap: anywhere;
`;
