import { styled } from 'styled-components';
import { color, layer, media, radius, size, space, type } from '../../theme';

export const Root = styled.div`
  --bar-top: var(--toast-room, 0px);
  --frame-top: var(--bar-top);
  display: grid;
  grid-template-columns: ${size.sidebar} minmax(0, 1fr);
  min-height: calc(100dvh - var(--toast-room, 0px));

  ${media.tablet} {
    --bar-top: calc(${size.header} + var(--toast-room, 0px));
    grid-template-columns: minmax(0, 1fr);
  }

  &:has([data-connection]) {
    --frame-top: calc(var(--bar-top) + ${size.control});
  }

  ${media.print} {
    display: block;
    min-height: 0;
  }
`;

export const SkipLink = styled.a`
  position: fixed;
  inset: ${space[2]} auto auto ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surface.raised};
  color: ${color.text.link};
  font: ${type.strong};
  box-shadow: ${color.shadow.overlay};

  &:not(:focus) {
    transform: translateY(-200%);
    box-shadow: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Sidebar = styled.div`
  position: sticky;
  top: var(--toast-room, 0px);
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  height: calc(100dvh - var(--toast-room, 0px));
  padding: ${space[4]} ${space[3]};
  overflow-y: auto;
  background: ${color.sidebar.bg};
  color: ${color.sidebar.text};

  @media (forced-colors: active) {
    border-inline-end: 1px solid;
  }

  > a {
    align-self: flex-start;
    margin-inline: ${space[2]};
    border-radius: ${radius.medium};
  }

  ${media.tablet} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  flex: none;
  height: ${size.header};
  container-type: inline-size;
  padding: 0 ${space[5]} 0 ${space[6]};
  border-bottom: 1px solid ${color.line.default};
  background: ${color.surface.raised};

  ${media.tablet} {
    position: sticky;
    top: var(--toast-room, 0px);
    z-index: ${layer.header};
    padding: 0 ${space[4]} 0 ${space[2]};
  }

  ${media.phone} {
    gap: ${space[2]};
    padding: 0 ${space[1]};
  }

  ${media.print} {
    display: none;
  }
`;

export const MenuButton = styled.span`
  display: none;

  ${media.tablet} {
    display: contents;
  }
`;

export const Spread = styled.span`
  flex: 1;
`;

export const Role = styled.span`
  flex: 0 1 auto;
  min-width: 64px;
  max-width: 220px;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.round};
  font: ${type.caption};
  color: ${color.text.muted};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.phone} {
    max-width: 128px;
  }

  /* Hidden at large text sizes: even two of its letters would take the space of the title. */
  @container (max-width: 17rem) {
    display: none;
  }
`;

export const Content = styled.main`
  flex: 1;
  min-width: 0;
  outline: none;
`;
