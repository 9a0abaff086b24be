import { useRef } from 'react';
import { ToastContainer } from 'react-toastify';
import { styled } from 'styled-components';
import { color, layer, media, radius, space, type } from '../../theme';
import { TOAST_GAP, useToastRoom } from './useToastRoom';

/**
 * Milliseconds before a toast's bar, which is its timer, begins to run. A busy browser may set a timer that has just
 * begun back to before its beginning, which counts as its end: the toast would disappear unseen.
 */
const TIMER_DELAY = 100;

export interface ToasterProps {
  /** Milliseconds after which a toast disappears; `false` keeps it, for pictures. */
  autoClose?: number | false | undefined;
  /** The screen below: the room that was made for toasts stays until it is another one. */
  screen?: string | undefined;
}

/**
 * The place where toasts appear: rendered once, at the root, above the page. `toast.success('…')` and `toast.error('…')` show one from
 * anywhere. Use them for an event that needs no answer; for a message that belongs to a place on the page use a
 * `Notice`.
 *
 * Keyboard: Alt+T focuses the notifications. A toast stays while the pointer is on it or the window is inactive, and
 * disappears when it is dragged four fifths of its width. It covers nothing: the page makes room for it at the top.
 */
export function Toaster({ autoClose = 5000, screen }: ToasterProps) {
  const host = useRef<HTMLDivElement>(null);
  useToastRoom(host, screen);
  return (
    <Room ref={host}>
      <Container
        aria-label="Notifications"
        position="top-right"
        autoClose={autoClose !== false && autoClose - TIMER_DELAY}
        theme="light"
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        closeOnClick={false}
        newestOnTop
        hotKeys={({ altKey, code }) => altKey && code === 'KeyT'}
      />
    </Room>
  );
}

/** The room above the page, in the colour of the menu. It stays at the top while the page is scrolled. */
const Room = styled.div`
  position: sticky;
  top: 0;
  z-index: ${layer.toast};
  height: var(--toast-room, 0);
  background: ${color.sidebar.bg};

  ${media.print} {
    display: none;
  }
`;

/** The library's light theme with our tokens, so that it fits both of our themes. */
const Container = styled(ToastContainer)`
  --toastify-toast-top: ${TOAST_GAP}px;
  --toastify-toast-right: ${TOAST_GAP}px;
  --toastify-z-index: ${layer.toast};
  --toastify-font-family: inherit;
  --toastify-toast-width: 360px;
  --toastify-toast-min-height: 52px;
  --toastify-toast-padding: ${space[3]} ${space[10]} ${space[3]} 14px;
  --toastify-toast-bd-radius: ${radius.large};
  --toastify-toast-shadow: ${color.shadow.overlay};
  --toastify-toast-background: ${color.surface.raised};
  --toastify-color-light: ${color.surface.raised};
  --toastify-text-color-light: ${color.text.default};
  --toastify-color-info: ${color.status.info.fg};
  --toastify-color-success: ${color.status.success.fg};
  --toastify-color-warning: ${color.status.warning.fg};
  --toastify-color-error: ${color.status.danger.fg};
  --toastify-icon-color-info: ${color.status.info.fg};
  --toastify-icon-color-success: ${color.status.success.fg};
  --toastify-icon-color-warning: ${color.status.warning.fg};
  --toastify-icon-color-error: ${color.status.danger.fg};
  --toastify-color-progress-info: ${color.status.info.fg};
  --toastify-color-progress-success: ${color.status.success.fg};
  --toastify-color-progress-warning: ${color.status.warning.fg};
  --toastify-color-progress-error: ${color.status.danger.fg};

  font: ${type.control};
  overflow-wrap: anywhere;

  .Toastify__toast {
    margin: 0 0 ${TOAST_GAP}px;
    font: inherit;
    border: 1px solid ${color.line.default};
  }

  .Toastify__progress-bar--animated {
    animation-delay: ${TIMER_DELAY}ms;
  }

  .Toastify__close-button {
    width: 28px;
    height: 28px;
    color: ${color.text.default};
    opacity: 0.8;
  }

  /* The bar still runs, invisibly, because it is the timer. */
  ${media.stillness} {
    .Toastify__progress-bar--wrp {
      opacity: 0;
    }
  }

  ${media.phone} {
    --toastify-toast-width: 100%;
  }
`;
