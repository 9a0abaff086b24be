import {
  LEAST_PASSWORD_LENGTH,
  passwordStrength,
  type PasswordStrength as Strength,
  STRENGTH_LABELS,
} from '@motorpark/domain';
import { styled } from 'styled-components';
import { color, motion, radius, space, type } from '../../theme';
import { useLocale } from '../../locale';

export interface PasswordStrengthProps {
  /** The password typed so far. */
  password: string;
  /** Minimum number of characters; 8 by default. */
  leastLength?: number | undefined;
}

const SEGMENTS = [1, 2, 3, 4] as const;
const ADVICE = 'At least {leastLength} characters, with a capital letter, a digit or a special character.';

/** Shows the strength of a new password while it is typed, as four segments and a word. Place it below the `PasswordField`; the form validates. */
export function PasswordStrength({ password, leastLength = LEAST_PASSWORD_LENGTH }: PasswordStrengthProps) {
  const { say } = useLocale();
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
        <span role="status">{label !== '' && say('Strength: {label}', { label: say(label) })}</span>
        {strength < SEGMENTS.length && <span>{say(ADVICE, { leastLength })}</span>}
      </Label>
    </Root>
  );
}

const fills = {
  0: 'transparent',
  1: color.status.danger.fg,
  2: color.status.warning.fg,
  3: color.status.info.fg,
  4: color.status.success.fg,
} satisfies Record<Strength, string>;

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[1]};
`;

/** An empty segment keeps its outline, so that the filled ones can be counted without colour. */
const Segment = styled.span<{ $strength: Strength }>`
  height: ${space[2]};
  border: 1px solid ${({ $strength }) => ($strength === 0 ? color.line.control : fills[$strength])};
  border-radius: ${radius.round};
  background: ${({ $strength }) => fills[$strength]};
  transition: background ${motion.quick};

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: ${({ $strength }) => ($strength === 0 ? 'Canvas' : 'Highlight')};
  }
`;

const Label = styled.p`
  display: grid;
  font: ${type.small};
  color: ${color.text.muted};

  [role='status'] {
    font: ${type.smallStrong};
    color: ${color.text.default};
  }
`;
