import { LEAST_PASSWORD_LENGTH, passwordStrength, STRENGTH_LABELS } from '@motorpark/domain';
import { Bar, Label, Root, Segment } from './PasswordStrength.styles';

export interface PasswordStrengthProps {
  /** The password typed so far. */
  password: string;
  /** Minimum number of characters; 8 by default. */
  leastLength?: number | undefined;
}

const SEGMENTS = [1, 2, 3, 4] as const;
const advice = (leastLength: number) =>
  `At least ${leastLength} characters, a capital letter, a digit, a special character: any two of these, better all.`;

/** Shows the strength of a new password while it is typed, as four segments and a word. Place it below the `PasswordField`; the form validates. */
export function PasswordStrength({ password, leastLength = LEAST_PASSWORD_LENGTH }: PasswordStrengthProps) {
  const strength = passwordStrength(password, leastLength);
  const label = STRENGTH_LABELS[strength];
  return (
    <Root>
      <Bar aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <Segment key={segment} $strength={segment <= strength ? strength : 0} />
        ))}
      </Bar>
      <Label>
        <span role="status">{label !== '' && `Strength: ${label}`}</span>
        {strength < SEGMENTS.length && <span>{advice(leastLength)}</span>}
      </Label>
    </Root>
  );
}
