import { NAIRA_NOTES, type Shift, formatNaira, formatPaymentMethod } from '@motorpark/domain';
import { DescriptionList, Notice, Stack } from '@motorpark/ui';
import { messages } from './messages';

/** Shows the stored count of a drawer, which cannot be changed any more. */
export const CountedDrawer = ({ shift: { notes, coins = 0, lines } }: { shift: Shift }) => (
  <Stack gap={4}>
    <Notice tone="info">{messages.count.stands}</Notice>
    <DescriptionList
      items={[
        ...NAIRA_NOTES.map((note, place) => ({
          term: `₦${note.toLocaleString('en-US')}`,
          value: String(notes?.[place] ?? 0),
        })),
        { term: 'Coins', value: formatNaira(coins) },
        ...(lines ?? []).map(({ method, counted = 0 }) => ({
          term: formatPaymentMethod(method),
          value: formatNaira(counted),
        })),
      ]}
    />
  </Stack>
);
