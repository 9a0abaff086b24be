import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { lazyCode } from '../../lazy/lazyPart';
import { media, radius } from '../../theme';

/** If this cannot be loaded, the text stays cut off. */
const lateFullText = lazyCode(async () => (await import('./FullText')).FullText);

export interface TruncatedTextProps {
  /** The text. Screen readers read all of it, even if it is cut off. */
  children: ReactNode;
  /** Called on a press. Makes the text a button, such as the name that opens its row. */
  onPress?: (() => unknown) | undefined;
  /** Link target. Makes the text a link. */
  href?: string | undefined;
  /** Whether Tab goes to the button. In a list only one row has a tab stop; arrow keys find the others by `data-stop`. */
  isStop?: boolean | undefined;
  /** Whether the text ends in an ellipsis only after its second line. Both lines fit into a row. */
  hasTwoLines?: boolean | undefined;
}

/**
 * One line of text, or two, that end in an ellipsis where there is no more room. Text that is cut off is shown in full
 * under the pointer, and for a button on keyboard focus too; Escape or leaving hides it. Plain text is no tab stop:
 * opening the row shows all of it.
 */
export function TruncatedText({
  children,
  onPress,
  href,
  isStop = true,
  hasTwoLines = false,
}: TruncatedTextProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [revealed, setRevealed] = useState<HTMLElement>();
  const [FullText, setFullText] = useState(lateFullText.known);
  const hide = () => setRevealed(undefined);
  function reveal(text: HTMLElement) {
    setRevealed(text);
    lateFullText.fetchCode().then(
      (code) => setFullText(() => code),
      () => {},
    );
  }

  const listeners = {
    onFocus: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      if (currentTarget.matches(':focus-visible')) reveal(currentTarget);
    },
    onBlur: hide,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse') reveal(currentTarget);
    },
  };
  const stop = { 'data-stop': true, tabIndex: isStop ? 0 : -1, ...listeners };
  // The full text is part of the button or link that it covers, so that a press on it counts.
  const text = (
    <>
      <Line ref={line} data-two={hasTwoLines || undefined}>
        {children}
      </Line>
      {revealed && FullText && <FullText of={revealed} line={line} onHide={hide} />}
    </>
  );
  return (
    <div onPointerLeave={hide}>
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
    </div>
  );
}

/**
 * One line that may break anywhere and shows only its first part: unlike text that cannot break, it lets its column
 * grow to the full text and shrink to the space that is left.
 */
const Line = styled.span`
  display: -webkit-box;
  overflow: hidden;
  white-space: normal;
  word-break: break-all;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 1;

  &[data-two] {
    line-height: 18px;
    word-break: normal;
    overflow-wrap: anywhere;
    -webkit-line-clamp: 2;
  }

  /* Paper cannot show the full text on hover. Only a word that is longer than any name is broken. */
  ${media.print} {
    &,
    &[data-two] {
      display: block;
      max-width: 16ch;
      word-break: normal;
      overflow-wrap: break-word;
    }
  }
`;

const frame = css`
  display: block;
  max-width: 100%;
  border-radius: ${radius.small};
`;

const CutSpan = styled.span`
  ${frame}
`;

const CutButton = styled.button`
  ${frame}
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  text-decoration: none;
  background: none;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
