import { ClockAlert } from 'lucide-react';
import { size } from '../../theme';
import { Bar } from '../ConnectionBar/ConnectionBar.styles';
import { useLocale } from '../../locale';

export interface ClockBarProps {
  /** How far the computer's clock is off: "1 day ahead". */
  difference: string;
}

/** Shows inside the `ConnectionBar`, on every screen, that this computer's clock is wrong. */
export function ClockBar({ difference }: ClockBarProps) {
  const { say } = useLocale();
  return (
    <Bar $tone="warning">
      <ClockAlert size={size.iconLarge} aria-hidden="true" />
      <p>
        <b>{say('This computer’s clock is {difference}.', { difference })}</b>{' '}
        {say('Set it right in the computer’s date and time settings. Motorpark uses the server’s time.')}
      </p>
    </Bar>
  );
}
