import { Button, type MenuItem } from '@motorpark/ui';

interface StatusButtonsProps {
  /** The steps of `useStatusSteps`. */
  items: readonly MenuItem[];
  isBusy: boolean;
  /** Called before the step is taken. */
  onPress: () => void;
}

/** The same steps as the row menu's, in the open: for the screen of one record, which a scan opens. */
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
