import { css, styled } from 'styled-components';
import { color, layer, media, raised, size, space, type } from '../../theme';

export const Form = styled.form<{ $hasAside: boolean; $hasAbout?: boolean }>`
  display: grid;
  align-items: start;
  gap: ${space[4]};
  grid-template-columns: ${({ $hasAside }) => ($hasAside ? `minmax(0, 1fr) ${size.aside}` : 'minmax(0, 1fr)')};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }

  kbd {
    display: none;
  }

  /* The Enter hint is shown only where Enter goes on: not in an open list or on another button. */
  &:has(
      input:focus:not([aria-expanded='true'], [data-enter='walks'] input),
      textarea:focus,
      [data-enter='submits']:focus,
      [type='submit']:focus
    )
    kbd {
    display: inline-block;

    ${media.touch} {
      display: none;
    }

    ${media.phone} {
      display: none;
    }
  }

  /* Room for the buttons, which are fixed to the lower edge there. */
  ${media.phone} {
    padding-bottom: calc(${size.touch} + ${space[8]} + ${({ $hasAbout }) => ($hasAbout ? '3lh' : '0px')});
  }
`;

export const Top = styled.div`
  grid-column: 1 / -1;
`;

export const Content = styled.div`
  ${raised}
  min-width: 0;
  padding: ${space[5]};

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    padding: ${space[4]} 14px;
  }
`;

const inView = css`
  position: sticky;
  bottom: 0;
  z-index: ${layer.sticky};
  padding: ${space[3]} 0 calc(${space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line.default};
  background: ${color.surface.canvas};
`;

/** Aside and buttons: one card beside the content; on narrow screens the aside is below the content and the buttons are at the lower edge. */
export const Side = styled.div<{ $hasAside: boolean }>`
  min-width: 0;

  ${({ $hasAside }) =>
    $hasAside &&
    css`
      ${raised}
      position: sticky;
      top: calc(${size.stickyTop} + ${space[4]});
    `}

  ${media.tablet} {
    display: contents;
  }
`;

export const Aside = styled.aside`
  padding: ${space[4]} ${space[5]};

  ${media.tablet} {
    ${raised}
    order: 3;
  }
`;

export const Buttons = styled.div<{ $hasAside: boolean; $isSticky?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[3]};

  ${({ $hasAside }) =>
    $hasAside &&
    css`
      padding: 0 ${space[5]} ${space[4]};

      > button[type='submit'] {
        flex: 1 0 auto;
      }
    `}

  ${({ $isSticky }) => $isSticky && inView}

  /* Within reach of the thumb, however long the step is. */
  ${media.tablet} {
    ${inView}
    order: 4;
  }

  ${media.phone} {
    position: fixed;
    inset-inline: 0;
    padding: ${space[2]} 14px calc(${space[2]} + env(safe-area-inset-bottom));
    background: ${color.surface.raised};

    > button[type='submit'] {
      flex: 1;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/** Beside the buttons; on phones above them. The aside says the same where it is beside them. */
export const About = styled.p<{ $hasAside: boolean }>`
  display: ${({ $hasAside }) => ($hasAside ? 'none' : 'block')};
  flex: 1;
  min-width: 0;
  font: ${type.small};
  color: ${color.text.muted};
  overflow-wrap: anywhere;

  ${media.tablet} {
    display: block;
  }

  ${media.phone} {
    flex-basis: 100%;
  }
`;

export const Hint = styled.p`
  padding: 0 ${space[5]} ${space[4]};
  font: ${type.small};
  color: ${color.text.muted};

  ${media.tablet} {
    display: none;
  }
`;
