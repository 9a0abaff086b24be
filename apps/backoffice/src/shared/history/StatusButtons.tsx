import { Button, type MenuItem } from '@motorpark/ui';

interface StatusButtonsProps {
  /** The items of `useStatusSteps`. */
  items: readonly MenuItem[];
  isBusy: boolean;
  /** Called before the step is taken. */
  onPress: () => void;
}

/** The status steps of the row menu as buttons, for the screen of one record, which a scan opens. */
export function StatusButtons({ items, isBusy, onPress }: StatusButtonsProps) {
  return items.map(({ label, onSelect }) => (
    <Button
      key={label}
      isBusy={isBusy}
      onClick={() => {
        onPress();
        void onSelect();
      }}
    >
      {label.endsWith('…') ? label : `Set ${label}`}
    </Button>
  ));
}
