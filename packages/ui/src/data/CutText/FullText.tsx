import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Bubble } from './FullText.styles';
import { useIsCut } from './useIsCut';

interface FullTextProps {
  /** The element whose text is cut off. */
  of: HTMLElement;
  /** The line in it that is cut off if there is no room. */
  line: RefObject<HTMLElement | null>;
  /** Called when Escape is pressed. */
  onHide: () => void;
}

/** Shows all of an element's text over the element, above everything else, while it is cut off. */
export function FullText({ of, line, onHide }: FullTextProps) {
  return useIsCut(line) ? <FullTextBubble of={of} onHide={onHide} /> : null;
}

function FullTextBubble({ of, onHide }: Omit<FullTextProps, 'line'>) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return undefined;
    const reposition = () => placeBubble(current, of);
    current.showPopover();
    reposition();
    document.addEventListener('scroll', reposition, true);
    window.addEventListener('resize', reposition);
    return () => {
      document.removeEventListener('scroll', reposition, true);
      window.removeEventListener('resize', reposition);
    };
  }, [of]);

  useEffect(() => {
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onHide();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onHide]);

  return <Bubble ref={bubble} popover="manual" aria-hidden="true" data-text={of.textContent} />;
}

/** Places the bubble over the element, where the pointer is already. It grows towards the middle of the window. */
function placeBubble({ style }: HTMLElement, element: HTMLElement) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isRight = left > innerWidth / 2;
  const isLow = top > innerHeight - 120;
  style.left = isRight ? 'auto' : `${left - 9}px`;
  style.right = isRight ? `${innerWidth - right - 9}px` : 'auto';
  style.top = isLow ? 'auto' : `${top - 7}px`;
  style.bottom = isLow ? `${innerHeight - bottom - 7}px` : 'auto';
}
