import { Sparkles } from 'lucide-react';
import { Button } from '../../controls';
import { size } from '../../theme';
import { Bar } from '../ConnectionBar/ConnectionBar.styles';
import { useLocale } from '../../locale';

export interface VersionBarProps {
  /** When the new version is loaded automatically, or what prevents that. */
  text: string;
  /** Whether something prevents loading the new version. */
  isBlocked: boolean;
  /** Called when the user wants to load the new version now. */
  onPress: () => unknown;
}

/** Shows inside the `ConnectionBar` that this machine has a new version of the app, which this tab does not run yet. */
export function VersionBar({ text, isBlocked, onPress }: VersionBarProps) {
  const { say } = useLocale();
  return (
    <Bar $tone={isBlocked ? 'warning' : 'info'}>
      <Sparkles size={size.iconLarge} aria-hidden="true" />
      <p>
        <b>{say('A new version is ready.')}</b> {text}
      </p>
      <Button onPress={onPress}>{say('Use it now')}</Button>
    </Bar>
  );
}
