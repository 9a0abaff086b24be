import { Sparkles } from 'lucide-react';
import { Button } from '../../controls';
import { size } from '../../theme';
import { Bar } from '../ConnectionBar/ConnectionBar.styles';

export interface VersionBarProps {
  /** When the new version is taken by itself, or what stands in its way. */
  text: string;
  /** Whether something stands in its way. */
  isHeld: boolean;
  /** Takes the new version now. */
  onUse: () => void;
}

/** Says inside the `ConnectionBar` that a new version of the app is on this machine, which this tab does not show yet. */
export function VersionBar({ text, isHeld, onUse }: VersionBarProps) {
  return (
    <Bar $tone={isHeld ? 'warning' : 'info'}>
      <Sparkles size={size.iconLarge} aria-hidden="true" />
      <p>
        <b>A new version is ready.</b> {text}
      </p>
      <Button onClick={onUse}>Use it now</Button>
    </Bar>
  );
}
