import { WifiLow, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { size, VisuallyHidden } from '../../theme';
import { Bar, Region } from './ConnectionBar.styles';
import { useLocale } from '../../locale';

export interface ConnectionBarProps {
  /** State of the connection to the server. */
  state: 'online' | 'slow' | 'offline';
  /** Whether what is entered meanwhile is sent by itself; default false. */
  sendsLater?: boolean | undefined;
  /** Further bars of the frame, shown below it: a `SendingBar`. */
  children?: ReactNode;
}

const NOTICES = {
  slow: {
    icon: WifiLow,
    tone: 'warning',
    title: 'The connection is slow.',
    text: 'Answers may take up to ten seconds.',
  },
  offline: {
    icon: WifiOff,
    tone: 'danger',
    title: 'No connection.',
    text: 'What you type stays here. Send it when the connection is back.',
  },
} as const;

/** Says the same as the `SendingBar` below it. */
const SENT_LATER = 'Tickets, waybills and expenses are kept here and sent automatically.';

/**
 * Shows below the header that the connection is slow or lost while that lasts, and politely announces when it is back.
 * Keep it mounted: a screen reader announces only changes inside a live region.
 */
export function ConnectionBar({ state, sendsLater = false, children }: ConnectionBarProps) {
  const { say } = useLocale();
  const [lastState, setLastState] = useState(state);
  const [isBack, setIsBack] = useState(false);
  if (lastState !== state) {
    setLastState(state);
    setIsBack(state === 'online');
  }
  const notice = state === 'online' ? undefined : NOTICES[state];

  return (
    <Region role="status" data-connection={notice && state}>
      {isBack && <VisuallyHidden>{say('The connection is back.')}</VisuallyHidden>}
      {notice && (
        <Bar $tone={notice.tone}>
          <notice.icon size={size.iconLarge} aria-hidden="true" />
          <p>
            <b>{say(notice.title)}</b> {say(state === 'offline' && sendsLater ? SENT_LATER : notice.text)}
          </p>
        </Bar>
      )}
      {children}
    </Region>
  );
}
