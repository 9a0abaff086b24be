import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CutButton, CutSpan, Line, Whole } from './CutText.styles';
import { useIsCut } from './useIsCut';

export interface CutTextProps {
  /** The text. It is read whole by screen readers, cut or not. */
  children: ReactNode;
  /** Makes the text a button, such as the name that opens its row. */
  onPress?: (() => void) | undefined;
}

interface Bubble {
  text: string;
  left: number;
  top: number;
}

/**
 * One line of text that ends in an ellipsis where the room ends. Cut text shows itself whole under the pointer and on
 * keyboard focus (only then is it a tab stop); Escape, leaving or scrolling puts it away.
 */
export function CutText({ children, onPress }: CutTextProps) {
  const line = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(line);
  const [bubble, setBubble] = useState<Bubble>();
  const hide = () => setBubble(undefined);
  useHiding(bubble !== undefined, hide);

  const show = (element: HTMLElement) => {
    if (!isCut) return;
    const { left, top } = element.getBoundingClientRect();
    setBubble({ text: element.textContent ?? '', left, top });
  };
  const listeners = {
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) =>
      currentTarget.matches(':focus-visible') && show(currentTarget),
    onBlur: hide,
    onPointerEnter: (event: PointerEvent<HTMLElement>) =>
      event.pointerType === 'mouse' && show(event.currentTarget),
  };

  const text = <Line ref={line}>{children}</Line>;
  return (
    <div onPointerLeave={hide}>
      {onPress ? (
        <CutButton type="button" onClick={onPress} {...listeners}>
          {text}
        </CutButton>
      ) : (
        <CutSpan tabIndex={isCut ? 0 : undefined} {...listeners}>
          {text}
        </CutSpan>
      )}
      {bubble && (
        <Whole ref={showInTopLayer} popover="manual" aria-hidden="true" data-text={bubble.text} style={place(bubble)}>
</Whole>
      )}
    </div>
  );
}

const showInTopLayer = (element: HTMLElement | null) => {
  element?.showPopover();
};

/** Over the cut text, so that the pointer is on it already, and inside the window. */
function place({ left, top }: Bubble) {
  const { innerWidth } = window;
  return left > innerWidth / 2
    ? { right: Math.max(8, innerWidth - left - 320), top: top - 7, left: Math.min(left - 9, innerWidth - 336) }
    : { left: left - 9, top: top - 7 };
}

function useHiding(isShown: boolean, hide: () => void) {
  const latest: RefObject<() => void> = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current();
    const onScroll = () => latest.current();
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('scroll', onScroll, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('scroll', onScroll, true);
    };
  }, [isShown]);
}
