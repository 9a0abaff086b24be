import { useEffect, useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';
import { useLocale } from '../../locale';

export interface ResendLinkProps {
  /** The question before the link: `Didn't get the e-mail?` */
  question: string;
  /** Text of the link: `Click to resend` */
  children: string;
  /** When it can be pressed, in milliseconds since 1970; it counts down until then. */
  readyAt: number;
  /** Whether a press is being worked on. */
  isBusy?: boolean | undefined;
  /** Called on a press, but never before `readyAt` or while busy. */
  onResend: () => unknown;
}

/** Requests the same message again, with a countdown until that is possible. It keeps its place and the focus meanwhile. */
export function ResendLink({ question, children, readyAt, isBusy = false, onResend }: ResendLinkProps) {
  const { say } = useLocale();
  const seconds = useSecondsUntil(readyAt);
  const waitId = useId();
  const isWaiting = seconds > 0 || isBusy;
  return (
    <Root>
      {question}{' '}
      <Press
        type="button"
        aria-disabled={isWaiting}
        aria-describedby={seconds > 0 ? waitId : undefined}
        onClick={() => {
          if (!isWaiting) onResend();
        }}
      >
        {children}
      </Press>
      {seconds > 0 && <span id={waitId}> {say('in {time}', { time: clockOf(seconds) })}</span>}
    </Root>
  );
}

const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Returns the seconds until `moment`, from the clock rather than by counting ticks: a sleeping phone misses some. */
function useSecondsUntil(moment: number): number {
  const [, tick] = useState(0);
  const seconds = secondsUntil(moment);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => tick((count) => count + 1), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return seconds;
}

const Root = styled.p`
  font: ${type.small};
  color: ${color.text.muted};
  overflow-wrap: anywhere;

  span {
    font-variant-numeric: tabular-nums;
  }
`;

const Press = styled.button`
  padding: ${space[1]} 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  font: ${type.smallStrong};
  color: ${color.text.link};
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;

  &:hover {
    text-decoration-thickness: 2px;
  }

  &[aria-disabled='true'] {
    color: ${color.text.muted};
    text-decoration: none;
    cursor: not-allowed;
  }
`;
