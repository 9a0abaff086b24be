import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { Bubble } from './WholeText.styles';
import { useIsCut } from './useIsCut';

interface WholeTextProps {
  /** The element whose text is cut off. */
  of: HTMLElement;
  /** The line in it that is cut off if there is no room. */
  line: RefObject<HTMLElement | null>;
  /** Called when Escape is pressed. */
  onHide: () => void;
}

/** Shows all of an element's text over the element, above everything else, while it is cut off. */
export function WholeText({ of, line, onHide }: WholeTextProps) {
  return useIsCut(line) ? <Over of={of} onHide={onHide} /> : null;
}

function Over({ of, onHide }: Omit<WholeTextProps, 'line'>) {
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return undefined;
    const follow = () => placeOver(current, of);
    current.showPopover();
    follow();
    document.addEventListener('scroll', follow, true);
    window.addEventListener('resize', follow);
    return () => {
      document.removeEventListener('scroll', follow, true);
      window.removeEventListener('resize', follow);
    };
  }, [of]);

  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onHide();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [onHide]);

  return <Bubble ref={bubble} popover="manual" aria-hidden="true" data-text={of.textContent} />;
}

/** Places the bubble over the element, where the pointer is already. It grows towards the middle of the window. */
function placeOver({ style }: HTMLElement, element: HTMLElement) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const isRight = left > innerWidth / 2;
  const isLow = top > innerHeight - 120;
  style.left = isRight ? 'auto' : `${left - 9}px`;
  style.right = isRight ? `${innerWidth - right - 9}px` : 'auto';
  style.top = isLow ? 'auto' : `${top - 7}px`;
  style.bottom = isLow ? `${innerHeight - bottom - 7}px` : 'auto';
}
