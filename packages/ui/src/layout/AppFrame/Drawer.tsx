import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../controls';
import { color, desktopWidth, media, motion, size, space } from '../../theme';

interface DrawerProps {
  /** Stands at the top, beside the way out. */
  brand: ReactNode;
  children: ReactNode;
  /** Escape, the scrim, the cross, a page that changed or a window that grew: it wants to be unmounted. */
  onClose: () => void;
}

/**
 * The menu over the page, where there is no room beside it. Mounted is open. It is the browser's own modal dialog, which
 * keeps the focus in and, when it goes, gives it back to what had it before.
 */
export function Drawer({ brand, children, onClose }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: closing must come before the element leaves the page, or the focus has nowhere to return to.
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
      aria-label="Menu"
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
          <IconButton label="Close menu" icon={X} onClick={onClose} />
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
