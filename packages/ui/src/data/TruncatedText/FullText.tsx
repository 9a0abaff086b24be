import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme';

interface FullTextProps {
  /** The element whose text is cut off. */
  of: HTMLElement;
  /** The line in it that is cut off if there is no room. */
  line: RefObject<HTMLElement | null>;
  /** Called when Escape is pressed. */
  onHide: () => unknown;
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

/** Its text is generated content, because the page has the text already, for screen readers, for searching and for copying. */
const Bubble = styled.span`
  &::before {
    content: attr(data-text);
  }

  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(40ch, 90vw);
  margin: 0;
  padding: 6px ${space[2]};
  border: 1px solid ${color.line.default};
  border-radius: ${radius.medium};
  white-space: normal;
  overflow-wrap: anywhere;
  color: ${color.text.default};
  background: ${color.surface.raised};
  box-shadow: ${color.shadow.overlay};
`;

/** Returns whether half a line or more is hidden; less is only an accent that sticks out. */
const isCutNow = (text: HTMLElement) =>
  text.scrollHeight - text.clientHeight > Number.parseFloat(getComputedStyle(text).lineHeight) / 2;

/** Returns whether the element shows less than its text. Updated when texts, fonts, columns and windows change. */
function useIsCut(element: RefObject<HTMLElement | null>): boolean {
  const [isCut, setIsCut] = useState(false);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setIsCut(isCutNow(current));
    const width = new ResizeObserver(measure);
    const text = new MutationObserver(measure);
    width.observe(current);
    text.observe(current, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', measure);
    measure();
    return () => {
      width.disconnect();
      text.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [element]);
  return isCut;
}
