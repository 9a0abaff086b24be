import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../controls';
import { color, desktopWidth, media, motion, size, space } from '../../theme';
import { useLocale } from '../../locale';

export interface MenuDrawerProps {
  /** Content at the top, beside the close button. */
  brand: ReactNode;
  /** The navigation. */
  children: ReactNode;
  /**
   * Called on Escape, on a click on the backdrop or the close button, when the page changes, and when the window grows
   * to desktop width. The owner then unmounts the drawer.
   */
  onClose: () => unknown;
}

/**
 * The menu in a modal dialog over the page, where there is no room for the sidebar. It is open while it is mounted. The
 * browser's `dialog` traps the focus and returns it to the previous element when it closes.
 */
export function MenuDrawer({ brand, children, onClose }: MenuDrawerProps) {
  const { say } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because the dialog must close before its element is removed; otherwise the browser cannot return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    const desktop = window.matchMedia(`(min-width: ${desktopWidth}px)`);
    window.addEventListener('hashchange', onClose);
    desktop.addEventListener('change', onClose);
    return () => {
      window.removeEventListener('hashchange', onClose);
      desktop.removeEventListener('change', onClose);
    };
  }, [onClose]);

  return (
    <Sheet
      ref={dialog}
      aria-label={say('Menu')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
    >
      <Inside>
        <Head>
          {brand}
          <IconButton label={say('Close menu')} icon={X} onPress={onClose} />
        </Head>
        {children}
      </Inside>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(${size.drawer}, 100vw - ${space[12]});
  height: 100dvh;
  max-width: none;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.sidebar.bg};
  color: ${color.sidebar.text};
  transition: transform ${motion.calm};

  @starting-style {
    transform: translateX(-100%);
  }

  &::backdrop {
    background: ${color.surface.scrim};
  }

  :focus-visible {
    outline-color: ${color.sidebar.focus};
  }

  @media (forced-colors: active) {
    border-inline-end: 1px solid;
  }

  ${media.print} {
    display: none;
  }
`;

const Inside = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-height: 100%;
  padding: ${space[1]} ${space[3]} ${space[6]};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.header};
  padding-inline-start: ${space[2]};
`;
