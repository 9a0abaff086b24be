import { styled } from 'styled-components';
import { color, media, motion, radius, size, space, tracking, type } from '../../theme';

export const Nav = styled.nav`
  display: grid;
  gap: ${space[3]};
`;

export const Heading = styled.p`
  padding: ${space[1]} ${space[2]} ${space[2]};
  font: ${type.overline};
  letter-spacing: ${tracking.wide};
  color: ${color.sidebar.muted};
`;

export const List = styled.ul`
  display: grid;
  gap: 2px;
`;

export const Link = styled.a`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.control};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.medium};
  color: inherit;
  font: ${type.control};
  text-decoration: none;
  overflow-wrap: anywhere;
  transition: background ${motion.quick};

  &:hover {
    background: ${color.sidebar.hover};
  }

  &:focus-visible {
    outline-color: ${color.sidebar.focus};
    outline-offset: -2px;
  }

  &[aria-current] {
    background: ${color.sidebar.current};
    color: ${color.sidebar.strong};
    box-shadow: inset 3px 0 0 ${color.accent.default};
  }

  ${media.tablet} {
    min-height: ${size.touch};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid;
    }
  }
`;
