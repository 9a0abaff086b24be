import type { Difference, Side } from '@motorpark/domain';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button, type Choice, ChoiceField } from '../../controls';
import { space, type } from '../../theme';
import { Modal } from '../Modal/Modal';
import { type Say, useLocale } from '../../locale';

export interface ConflictDialogProps {
  /** Who changed it and when: "Tunde Bello has changed this ticket since you opened it (15 Jan 2025, 9:12 AM)." */
  message: string;
  /** The fields in which the two versions differ. If only one side changed a field, that side is selected at first. */
  differences: readonly Difference[];
  /** Called when all fields are decided, with the chosen side of each by its name. */
  onDecide: (sides: Record<string, Side>) => unknown;
  /** Called to return to the form, where everything is as it was typed. */
  onCancel: () => unknown;
}

/**
 * A dialog for a record that two users have changed: shows field by field the other user's value beside the one typed
 * here, and takes the decision. A field that both changed must be decided before saving; the first such field then gets
 * the focus.
 *
 * Keyboard: Tab moves from field to field, arrow keys choose, Escape returns to the form.
 */
export function ConflictDialog({ message, differences, onDecide, onCancel }: ConflictDialogProps) {
  const { say } = useLocale();
  const [sides, setSides] = useState<Readonly<Record<string, Side | undefined>>>(() =>
    Object.fromEntries(differences.map(({ name, side }) => [name, side])),
  );
  const [isSubmitted, setIsSubmitted] = useState(false);
  const radios = useRef(new Map<string, HTMLInputElement>());

  function save() {
    const undecided = differences.find(({ name }) => sides[name] === undefined);
    if (undecided) {
      setIsSubmitted(true);
      radios.current.get(undecided.name)?.focus();
      return;
    }
    onDecide(Object.fromEntries(differences.map(({ name }) => [name, sides[name] ?? 'mine'])));
  }

  return (
    <Modal
      title={say('Changed by somebody else')}
      closesOnOutsideClick={false}
      onClose={onCancel}
      footer={
        <>
          <Button onPress={onCancel}>{say('Back to the form')}</Button>
          <Button variant="primary" onPress={save}>
            {say('Save as chosen')}
          </Button>
        </>
      }
    >
      <Lead>
        {message} {say('Nothing is saved yet. Choose what each of these shall be.')}
      </Lead>
      <Lines>
        {differences.map((line, index) => {
          const { name, label, seen } = line;
          return (
            <ChoiceField
              key={name}
              ref={(radio) => {
                if (radio) radios.current.set(name, radio);
                return () => void radios.current.delete(name);
              }}
              label={label}
              name={name}
              hint={say('When you opened it: {seen}', { seen: seen || say('empty') })}
              value={sides[name] ?? ''}
              error={
                isSubmitted && sides[name] === undefined
                  ? say('Both of you changed this. Choose one.')
                  : undefined
              }
              options={sidesOf(line, say)}
              autoFocus={index === 0}
              onChange={(side) => setSides({ ...sides, [name]: side === 'theirs' ? 'theirs' : 'mine' })}
            />
          );
        })}
      </Lines>
    </Modal>
  );
}

const sidesOf = ({ theirs, mine }: Difference, say: Say): Choice[] => [
  { value: 'theirs', label: theirs || say('empty'), hint: say('Theirs') },
  { value: 'mine', label: mine || say('empty'), hint: say('Yours') },
];

const Lead = styled.p`
  font: ${type.body};
  overflow-wrap: anywhere;
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[5]};
  margin-block-start: ${space[5]};
`;
