import { useState } from 'react';
import { Button } from '../controls/Button/Button';
import { Checkbox } from '../controls/Checkbox/Checkbox';
import { useLocale } from '../locale';
import type { Column } from './DataTable/column';

interface Tickable<Row> {
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Whether a row cannot be ticked now. */
  isOff?: (row: Row) => boolean;
}

/** Rows that the user ticks, for an action on all of them: their ids, the column of the boxes, and the button that ticks all of some rows, or none. */
export function useTicks<Row>({ idOf, nameOf, isOff }: Tickable<Row>) {
  const { say } = useLocale();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (id: string, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)));
  const column: Column<Row> = {
    header: say('Tick'),
    cell: (row) => (
      <Checkbox
        label={nameOf(row)}
        isLabelHidden
        isChecked={ticked.has(idOf(row))}
        isDisabled={isOff?.(row) ?? false}
        onChange={(isTicked) => tick(idOf(row), isTicked)}
      />
    ),
    card: 'badge',
    width: '8ch',
  };
  const renderAll = (rows: readonly Row[], isDisabled = false) => {
    const isAll = rows.length > 0 && rows.every((row) => ticked.has(idOf(row)));
    return (
      <Button
        variant="quiet"
        isDisabled={isDisabled}
        onPress={() => setTicked(new Set(isAll ? [] : rows.map(idOf)))}
      >
        {isAll ? say('Untick all') : say('Tick all')}
      </Button>
    );
  };
  return { ticked, untick: () => setTicked(new Set()), column, renderAll };
}
