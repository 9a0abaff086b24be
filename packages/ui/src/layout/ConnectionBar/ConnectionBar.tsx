import { WifiLow, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { size } from '../../theme';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Bar, Region } from './ConnectionBar.styles';

export interface ConnectionBarProps {
  /** How the server can be reached. */
  state: 'online' | 'slow' | 'offline';
  /** What else the frame has to say, under it: a `SendingBar`. */
  children?: ReactNode;
}

const LOOKS = {
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
    text: 'What you type stays here; send it when the connection is back.',
  },
} as const;

/**
 * Says below the header that the connection is slow or gone, for as long as it is, and announces politely that it is back. Keep it
 * mounted: a screen reader only hears what changes inside of it.
 */
export function ConnectionBar({ state, children }: ConnectionBarProps) {
  const [shown, setShown] = useState(state);
  const [isBack, setIsBack] = useState(false);
  if (shown !== state) {
    setShown(state);
    setIsBack(state === 'online');
  }
  const look = state === 'online' ? undefined : LOOKS[state];

  return (
    <Region role="status" data-connection={look && state}>
      {isBack && <VisuallyHidden>The connection is back.</VisuallyHidden>}
      {look && (
        <Bar $tone={look.tone}>
          <look.icon size={size.iconLarge} aria-hidden="true" />
          <p>
            <b>{look.title}</b> {look.text}
          </p>
        </Bar>
      )}
      {children}
    </Region>
  );
}
