import {
  type Companion,
  COMPANION_FIELDS,
  type FieldErrors,
  SEEN,
  isSeen,
  luggageIn,
  unnamedCompanion,
} from '@motorpark/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Button, DateField, SelectField, TextField } from '../../controls';
import { fieldsIn } from '../../controls/Field/fieldFocus';
import { FieldGrid } from '../../layout';
import { VisuallyHidden, color, media, space } from '../../theme';
import { useLocale } from '../../locale';

export interface CompanionsFieldProps {
  /** One companion per seat besides the traveler's, by seat. */
  companions: readonly Companion[];
  /** Called with all companions, as one is typed. */
  onChange: (companions: Companion[]) => unknown;
  /** Key of the value in its form, and prefix of the inputs' names. */
  name: string;
  /** Returns the errors of a companion by field. Leave it out until the user has tried to go on. */
  errorsOf?: ((companion: Companion) => FieldErrors) | undefined;
  /** What a seat can be for, and `SEEN` for a child without a known date of birth; leave it out if all are for adults. */
  kinds?: readonly { value: string; label: string }[] | undefined;
  onBlur?: (() => unknown) | undefined;
  onFocus?: (() => unknown) | undefined;
}

type Part = Exclude<keyof typeof COMPANION_FIELDS, 'kind' | 'born'>;
const OWN: readonly Part[] = ['address', 'nextOfKinName', 'nextOfKinPhone'];

/** A name needs most room; a phone is whole. */
const NAME_AND_PHONE = 'minmax(0, 1.5fr) minmax(8.5rem, 1fr)';
const WITH_KIND = `${NAME_AND_PHONE} minmax(5.5rem, 0.9fr)`;

/**
 * A field for the passengers besides the traveler, seat by seat. Only a name is required; any other field may stay
 * empty, which means that it is as the first passenger's. A companion is one row; on a phone that is the name, until the
 * details are opened. Arrow down, arrow up and Enter move between the names, so a
 * party is entered without Tab.
 */
export function CompanionsField({
  companions,
  onChange,
  name,
  errorsOf,
  kinds,
  onBlur,
  onFocus,
}: CompanionsFieldProps) {
  const { say } = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const hasChildren = kinds?.some(({ value }) => value === 'child') === true;
  const nameOf = (seat: number, part: Part) => `${name}.${seat}.${part}`;

  const change = (seat: number, changes: Partial<Companion>) =>
    onChange(companions.map((one) => (one.seat === seat ? { ...one, ...changes } : one)));

  /** Opens the details of a seat, and focuses the first field that appears: their button, which had the focus, is gone. */
  function openDetails(seat: number) {
    const fields = () => (root.current ? fieldsIn(root.current) : []);
    const before = fields();
    flushSync(() => setOpened([...opened, seat]));
    fields()
      .find((field) => !before.includes(field))
      ?.focus();
  }

  /** Focuses the name of a companion. Returns false if there is none. */
  function goTo(one: Companion | undefined): boolean {
    const input = root.current?.querySelector<HTMLInputElement>(
      `input[name="${CSS.escape(one ? nameOf(one.seat, 'name') : '')}"]`,
    );
    input?.focus();
    return input !== undefined && input !== null;
  }

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const target = event.target instanceof HTMLInputElement ? event.target.name : '';
    const place = companions.findIndex(({ seat }) => nameOf(seat, 'name') === target);
    if (place === -1 || event.nativeEvent.isComposing) return;
    const steps: Partial<Record<string, Companion | undefined>> = {
      ArrowDown: companions[place + 1],
      ArrowUp: companions[place - 1],
      // If no name is missing, Enter goes on to the next step, as everywhere.
      Enter: companions.slice(place + 1).find((one) => one.name.trim() === ''),
    };
    if (event.key in steps && goTo(steps[event.key])) event.preventDefault();
  }

  return (
    <Root ref={root} role="group" aria-label={say('Other passengers')} onKeyDown={walk}>
      <Lead>
        {say('Who sits in the other seats. Leave empty what is the same as the first passenger’s.')}
      </Lead>
      {companions.map((companion) => {
        const { seat } = companion;
        const isLuggage = companion.kind === 'luggage';
        const errors = errorsOf?.(companion) ?? {};
        const isOpen =
          opened.includes(seat) || OWN.some((part) => companion[part] !== '' || errors[part] !== undefined);
        const isShort =
          !isOpen &&
          !isLuggage &&
          companion.phone === '' &&
          companion.kind !== 'child' &&
          errors['phone'] === undefined;
        // Luggage is rare; only where children pay less does each companion choose.
        const choices = hasChildren || isOpen || isLuggage ? kinds : undefined;
        const input = (part: Part) => (
          <TextField
            key={part}
            label={say('Seat {seat}: {label}', { seat, label: COMPANION_FIELDS[part].label })}
            name={nameOf(seat, part)}
            value={companion[part]}
            onChange={(text) => change(seat, { [part]: text })}
            onBlur={onBlur}
            onFocus={onFocus}
            error={errors[part]}
            isRequired={part === 'name'}
            autoComplete="off"
            {...(part.endsWith('hone') && { type: 'tel', inputMode: 'tel' })}
          />
        );
        return (
          <Row key={seat} $fields={choices ? '23rem' : '17rem'} data-short={isShort || undefined}>
            <FieldGrid tracks={choices ? WITH_KIND : NAME_AND_PHONE}>
              {!isLuggage && (['name', 'phone'] as const).map(input)}
              {choices && (
                <SelectField
                  label={say('Seat {seat}: {label}', { seat, label: COMPANION_FIELDS.kind.label })}
                  name={`${name}.${seat}.kind`}
                  options={choices}
                  value={isSeen(companion.born) ? SEEN : companion.kind || 'adult'}
                  onChange={(kind) => {
                    // The field that has the focus stays.
                    if (!hasChildren && !isOpen) setOpened([...opened, seat]);
                    change(seat, inSeat(companion, kind));
                  }}
                />
              )}
              {kinds && companion.kind === 'child' && !isSeen(companion.born) && (
                <DateField
                  label={say('Seat {seat}: {label}', { seat, label: COMPANION_FIELDS.born.label })}
                  name={`${name}.${seat}.born`}
                  value={companion.born ?? ''}
                  onChange={(born) => change(seat, { born })}
                  error={errors['born']}
                  isRequired
                />
              )}
            </FieldGrid>
            {isLuggage ? null : isOpen ? (
              <FieldGrid columns={3}>{OWN.map(input)}</FieldGrid>
            ) : (
              <Button variant="quiet" onPress={() => openDetails(seat)}>
                {say('Details')}
                <VisuallyHidden> {say('of seat {seat}', { seat })}</VisuallyHidden>
              </Button>
            )}
          </Row>
        );
      })}
    </Root>
  );
}

/** Returns a companion as another kind. Luggage has no name, and gives none to whoever gets its seat. */
function inSeat(companion: Companion, kind: string): Companion {
  const { seat } = companion;
  if (kind === 'luggage') return luggageIn(seat);
  const person = companion.kind === 'luggage' ? unnamedCompanion(seat) : companion;
  return kind === SEEN ? { ...person, kind: 'child', born: SEEN } : { ...person, kind, born: '' };
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Lead = styled.p`
  color: ${color.text.muted};
`;

/** The fields and the button beside them, so that a party is a short list. */
const Row = styled.div<{ $fields: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space[3]};
  min-width: 0;
  padding-block-start: ${space[3]};
  border-block-start: 1px solid ${color.line.default};

  > div {
    flex: 1 1 ${({ $fields }) => $fields};
    min-width: 0;
  }

  > div + div {
    flex-basis: 100%;
  }

  ${media.phone} {
    &[data-short] > div {
      flex-basis: 8rem;

      > :not(:first-child) {
        display: none;
      }
    }
  }
`;
