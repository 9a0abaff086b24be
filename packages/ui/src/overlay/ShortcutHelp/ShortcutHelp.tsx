import { Fragment } from 'react';
import { Modal } from '../Modal/Modal';
import { Groups, Key } from './ShortcutHelp.styles';
import { useShortcut } from './useShortcut';

export interface ShortcutGroup {
  /** Where the keys work: "Seats". */
  title: string;
  shortcuts: Shortcut[];
}

export interface Shortcut {
  /** Keys to press together, each as printed on the keyboard: `['Alt', 'T']`. */
  keys: readonly string[];
  /** What it does: "Takes or frees the seat". */
  effect: string;
}

export interface ShortcutHelpProps {
  groups: readonly ShortcutGroup[];
  isOpen: boolean;
  /** Called with true when `?` is pressed, and with false when the user closes the dialog. */
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * All keyboard shortcuts of the product in one dialog, opened by `?` from anywhere but a field. Render it once; a menu
 * may open it too. The keys themselves are handled by `useShortcut` or by the controls they belong to.
 */
export function ShortcutHelp({ groups, isOpen, onOpenChange }: ShortcutHelpProps) {
  useShortcut('?', () => onOpenChange(true));
  if (!isOpen) return null;
  return (
    <Modal title="Keyboard shortcuts" onClose={() => onOpenChange(false)}>
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
