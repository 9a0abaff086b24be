import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { type CloseButtonProps, toast, ToastContainer, Zoom } from 'react-toastify';
import { styled } from 'styled-components';
import { color, layer, media, radius, size, space, type } from '../../theme';
import { useLocale } from '../../locale';

/**
 * Milliseconds before a toast's bar, which is its timer, begins to run. A busy browser may set a timer that has just
 * begun back to before its beginning, which counts as its end: the toast would disappear unseen.
 */
const TIMER_DELAY = 100;

export interface ToasterProps {
  /** Milliseconds after which a toast disappears; `false` keeps it, for pictures. */
  autoClose?: number | false | undefined;
}

/**
 * The place where toasts appear: rendered once, at the root, above the page. `toast.success('…')` and `toast.error('…')` show one from
 * anywhere. Use them for an event that needs no answer; for a message that belongs to a place on the page use a
 * `Notice`.
 *
 * Keyboard: Alt+T focuses the notifications, Escape closes the focused one, and the focus returns to where it was. A
 * toast stays while it has the focus or the pointer, or the window is inactive, and disappears when it is dragged four
 * fifths of its width.
 *
 * It covers nothing and moves nothing: each frame of a page keeps a place free for one toast. Of several the newest is
 * on top, and the time of the one below it stands still.
 */
export function Toaster({ autoClose = 5000 }: ToasterProps) {
  const { say } = useLocale();
  return (
    <Place {...useReturningFocus()}>
      <Container
        aria-label={say('Notifications')}
        position="top-right"
        autoClose={autoClose !== false && autoClose - TIMER_DELAY}
        theme="light"
        closeButton={CloseButton}
        transition={Zoom}
        pauseOnHover
        pauseOnFocusLoss
        draggable
        draggablePercent={80}
        closeOnClick={false}
        newestOnTop
        hotKeys={({ altKey, code }) => altKey && code === 'KeyT'}
      />
    </Place>
  );
}

/** Returns what gives the focus back to where it was before it came to the toasts, once the toast that has it is closed: by its button, by Escape, or by the app. */
function useReturningFocus() {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<EventTarget>(null);

  useEffect(
    () =>
      toast.onChange(({ status, id }) => {
        const focused = document.activeElement;
        if (status !== 'removed' || !place.current?.contains(focused)) return;
        if (toastOf(focused)?.id === String(id) && before.current instanceof HTMLElement)
          before.current.focus();
      }),
    [],
  );

  return {
    ref: place,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent) => {
      const shown = currentTarget.contains(document.activeElement) && toastOf(document.activeElement);
      if (key === 'Escape' && shown) toast.dismiss(shown.id);
    },
  };
}

const toastOf = (element: Element | null) => element?.closest('.Toastify__toast');

/** The button of the library, with our name for it. */
function CloseButton({ closeToast }: CloseButtonProps) {
  const { say } = useLocale();
  return (
    <button type="button" className="Toastify__close-button" aria-label={say('Close')} onClick={closeToast}>
      <svg viewBox="0 0 14 16" aria-hidden="true">
        <path d="M7.71 8.23l3.75 3.75-1.48 1.48-3.75-3.75-3.75 3.75L1 11.98l3.75-3.75L1 4.48 2.48 3l3.75 3.75L9.98 3l1.48 1.48-3.75 3.75z" />
      </svg>
    </button>
  );
}

/**
 * The strip above the header or, where the text is small enough for the window, the place in the header (`AppFrame`). A
 * page without that header keeps its upper right corner free.
 */
const Place = styled.div`
  position: fixed;
  z-index: ${layer.toast};
  inset: 0 0 auto auto;
  display: grid;
  justify-items: end;
  align-items: center;
  width: min(100%, 24rem);
  height: ${size.toastStrip};
  padding-inline: ${space[2]};
  pointer-events: none;

  /* A browser that cannot find the place takes the usual width of what is at its right. */
  ${media.toastBeside} {
    left: anchor(--toast-place left, calc(100% - 25rem));
    right: 28rem;
    right: anchor(--toast-place right, 0px);
    width: auto;
    height: ${size.header};
  }

  ${media.print} {
    display: none;
  }
`;

/** The library's light theme with our tokens, so that it fits both of our themes. All toasts have the same place. */
const Container = styled(ToastContainer)`
  --toastify-z-index: ${layer.toast};
  --toastify-font-family: inherit;
  --toastify-toast-width: 100%;
  --toastify-toast-min-height: 2.5rem;
  --toastify-toast-padding: 0 ${space[8]} 0 ${space[2]};
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

  position: static;
  display: grid;
  align-items: start;
  width: 100%;
  max-width: 24rem;
  height: 2.5rem;
  font: ${type.captionStrong};
  overflow-wrap: anywhere;

  .Toastify__toast {
    grid-area: 1 / 1;
    margin: 0;
    font: inherit;
    border: 1px solid ${color.line.default};
    border-radius: ${radius.medium};
    pointer-events: auto;

    &:first-child {
      z-index: 1;
    }

    &:is(:focus, :focus-within) {
      z-index: 2;
    }

    &:is(:nth-child(2), :focus-within) .Toastify__progress-bar--animated {
      animation-play-state: paused !important;
    }
  }

  .Toastify__toast-icon {
    width: ${size.icon};
    margin-inline-end: ${space[2]};
  }

  .Toastify__progress-bar--animated {
    animation-delay: ${TIMER_DELAY}ms;
  }

  .Toastify__close-button {
    inset: calc(50% - 14px) ${space[1]} auto auto;
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

  ${media.toastBeside} {
    height: 3rem;
    --toastify-toast-min-height: 3rem;
  }
`;
