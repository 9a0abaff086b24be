import { Button, type MenuItem } from '@motorpark/ui';

interface StatusButtonsProps {
  /** The items of `useStatusSteps`. */
  items: readonly MenuItem[];
  /** Labels of steps on this screen, by status; `Set Delivered` by default. */
  labels?: Readonly<Record<string, string>>;
  isBusy: boolean;
  /** Called before the step is taken. */
  onPress?: () => void;
}

const NO_LABELS: Readonly<Record<string, string>> = {};

/** The status steps of the row menu as buttons, for the screen of one record, which a scan opens. */
export function StatusButtons({ items, labels = NO_LABELS, isBusy, onPress }: StatusButtonsProps) {
  return items.map(({ label, onSelect }) => (
    <Button
      key={label}
      isBusy={isBusy}
      onPress={() => {
        onPress?.();
        void onSelect();
      }}
    >
      {labels[label] ?? (label.endsWith('…') ? label : `Set ${label}`)}
    </Button>
  ));
}
