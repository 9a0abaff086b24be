import { globalCss, motorpark } from './globalCss';
import { color } from './color';
import { media, radius, size, space, tracking, type } from './tokens';

/**
 * CSS that the page contains itself: the background, and what is shown before any script runs. That is the login's header
 * and card (`AuthLayout`) or the frame around a screen (`AppFrame`), each exactly where the real one will be, so that
 * nothing jumps.
 */
export const pageCss = `${globalCss(motorpark)}
  .first-login, .first-frame, .first-mark { display: none; }
  [data-first='login'] .first-login { display: block; min-height: 100dvh; }
  [data-first='frame'] .first-frame { display: grid; grid-template-columns: ${size.sidebar} minmax(0, 1fr); min-height: 100dvh; }

  .first-login-brand {
    position: relative;
    display: grid;
    justify-items: center;
    padding: max(${size.header} + ${space[2]}, min(11vh, 96px)) ${space[4]} calc(${space[12]} + ${space[12]} + ${space[6]});
    background: ${color.sidebar.bg};
  }
  .first-login-brand::after {
    content: '';
    position: absolute;
    inset: auto 0 ${space[10]};
    height: 3px;
    background: repeating-linear-gradient(90deg, ${color.accent.default} 0 ${space[8]}, transparent ${space[8]} calc(${space[8]} + ${space[6]})) center;
  }
  .first-place {
    position: relative;
    max-width: calc(${size.narrow} + 2 * ${space[4]});
    margin: calc(-1 * (${space[12]} + ${space[12]})) auto 0;
    padding: 0 ${space[4]} ${space[8]};
  }
  .first-card {
    height: 21.75rem;
    border: 1px solid ${color.line.default};
    border-radius: ${radius.large};
    background: ${color.surface.raised};
    box-shadow: ${color.shadow.overlay};
  }

  .first-side { padding: ${space[4]} ${space[3]}; background: ${color.sidebar.bg}; }
  .first-side .first-brand { margin-inline: ${space[2]}; }
  .first-head { height: ${size.header}; border-bottom: 1px solid ${color.line.default}; background: ${color.surface.raised}; }

  .first-brand {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
    font: ${type.heading};
    letter-spacing: ${tracking.tight};
    color: ${color.sidebar.strong};
  }
  .first-brand svg { width: 1.625rem; height: 1.625rem; }
  .first-login-brand .first-brand { gap: ${space[3]}; font: ${type.figure}; }
  .first-login-brand .first-brand svg { width: ${size.control}; height: ${size.control}; }
  #mark rect { fill: ${color.accent.default}; }
  #mark path { fill: none; stroke: ${color.accent.on}; stroke-linecap: round; stroke-linejoin: round; }

  ${media.phone} {
    .first-login-brand { padding-block-start: calc(${size.header} + ${space[2]}); }
  }
  ${media.tablet} {
    [data-first='frame'] .first-frame { display: block; }
    .first-side { display: none; }
  }
  ${media.toastAbove} {
    .first-head {
      height: calc(${size.toastStrip} + ${size.header});
      background: linear-gradient(${color.sidebar.bg} ${size.toastStrip}, ${color.surface.raised} 0);
    }
  }
`;
