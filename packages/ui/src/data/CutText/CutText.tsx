import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { lateCode } from '../../late/late';
import { CutButton, CutSpan, Line } from './CutText.styles';

/** Where it does not come the text stays cut. */
const whole = lateCode(async () => (await import('./WholeText')).WholeText);

export interface CutTextProps {
  /** The text. It is read whole by screen readers, cut or not. */
  children: ReactNode;
  /** Makes the text a button, such as the name that opens its row. */
  onPress?: (() => void) | undefined;
  /** Makes the text a link. */
  href?: string | undefined;
  /** Whether Tab goes to the button. In a list only one row's is a stop; `data-stop` is how arrow keys find the others. */
  isStop?: boolean | undefined;
  /** It ends in an ellipsis only after its second line. Both of them fit into a row. */
  hasTwoLines?: boolean | undefined;
}

/**
 * One line of text, or two, that end in an ellipsis where the room ends. Cut text shows itself whole under the pointer, and a button on
 * keyboard focus too; Escape or leaving puts it away. It is no tab stop of its own: what opens the row shows all of it.
 */
export function CutText({ children, onPress, href, isStop = true, hasTwoLines = false }: CutTextProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [lookedAt, setLookedAt] = useState<HTMLElement>();
  const [WholeText, setWholeText] = useState(whole.known);
  const leave = () => setLookedAt(undefined);
  function lookAt(text: HTMLElement) {
    setLookedAt(text);
    whole.fetchCode().then(
      (code) => setWholeText(() => code),
      () => {},
    );
  }

  const listeners = {
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (currentTarget.matches(':focus-visible')) lookAt(currentTarget);
    },
    onBlur: leave,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') lookAt(currentTarget);
    },
  };
  const stop = { 'data-stop': true, tabIndex: isStop ? 0 : -1, ...listeners };
  const text = (
    <Line ref={line} data-two={hasTwoLines || undefined}>
      {children}
    </Line>
  );
  return (
    <div onPointerLeave={leave}>
      {href !== undefined ? (
        <CutButton as="a" href={href} {...stop}>
          {text}
        </CutButton>
      ) : onPress ? (
        <CutButton type="button" onClick={onPress} {...stop}>
          {text}
        </CutButton>
      ) : (
        <CutSpan {...listeners}>{text}</CutSpan>
      )}
      {lookedAt && WholeText && <WholeText of={lookedAt} line={line} onHide={leave} />}
    </div>
  );
}
