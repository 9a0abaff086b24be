import { Fragment } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '../../theme';
import { Modal } from '../Modal/Modal';
import { useShortcut } from './useShortcut';
import { useLocale } from '../../locale';

export interface ShortcutGroup {
  /** Where the keys work: "Seats". */
  title: string;
  shortcuts: readonly Shortcut[];
}

export interface Shortcut {
  /** Keys to press together, each as printed on the keyboard: `['Alt', 'T']`. */
  keys: readonly string[];
  /** What it does: "Takes or frees the seat". */
  effect: string;
}

export interface ShortcutHelpProps {
  /** The keys, grouped by where they work. */
  groups: readonly ShortcutGroup[];
  /** Whether it is shown. */
  isOpen: boolean;
  /** Called with true when `?` is pressed, and with false when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => unknown;
}

/**
 * All keyboard shortcuts of the product in one dialog, opened by `?` from anywhere but a field. Render it once; a menu
 * may open it too. The keys themselves are handled by `useShortcut` or by the controls they belong to.
 */
export function ShortcutHelp({ groups, isOpen, onOpenChange }: ShortcutHelpProps) {
  const { say } = useLocale();
  useShortcut('?', () => onOpenChange(true));
  if (!isOpen) return null;
  return (
    <Modal title={say('Keyboard shortcuts')} onClose={() => onOpenChange(false)}>
      <Groups>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, effect }) => (
                <div key={effect}>
                  <dt>
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && '+'}
                        <Key>{key}</Key>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
    </Modal>
  );
}

const Groups = styled.div`
  display: grid;
  /* A column is as wide as a line of text, so that large text gets the full width. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: ${space[5]} ${space[8]};

  h3 {
    margin-bottom: ${space[2]};
    font: ${type.captionStrong};
    color: ${color.text.muted};
  }

  dl {
    display: grid;
    gap: ${space[2]};
  }

  dl > div {
    display: flex;
    flex-direction: row-reverse;
    justify-content: space-between;
    gap: ${space[3]};
  }

  dt {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    align-content: start;
    justify-content: end;
    gap: ${space[1]};
    max-width: 50%;
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Key = styled.kbd`
  min-width: 22px;
  padding: 0 6px;
  border: 1px solid ${color.line.control};
  border-bottom-width: 2px;
  border-radius: ${radius.small};
  font: ${type.captionStrong};
  line-height: 18px;
  text-align: center;
  white-space: nowrap;
`;
