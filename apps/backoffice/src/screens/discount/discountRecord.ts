import { DISCOUNTS, DISCOUNT_LIST } from '@motorpark/api';
import {
  DISCOUNT_FIELDS,
  DISCOUNT_GIVERS,
  DISCOUNT_GIVER_LABELS,
  type Discount,
  type DiscountForm,
  formatDay,
  formatNaira,
} from '@motorpark/domain';
import { formFields } from '@motorpark/ui/form';
import { officePaths } from '../../paths';
import { listColumns } from '../../shared/list/listColumns';
import { listedKind } from '../../shared/record/listedKind';
import type { ListedKind } from '../../shared/record/recordKind';
import { ROUTE_TABS } from '../../shared/ScreenTabs';

export const discountRecord: ListedKind<Discount, DiscountForm> = listedKind(DISCOUNTS, {
  paths: officePaths.discount,
  tabs: ROUTE_TABS,
  columns: listColumns<Discount, typeof DISCOUNT_LIST>(
    DISCOUNT_LIST,
    {
      off: ({ percent, amountOff = 0 }) => (percent === undefined ? formatNaira(amountOff) : `${percent}%`),
      until: ({ until }) => (until ? formatDay(until) : 'Goes on'),
      givenBy: ({ givenBy }) => DISCOUNT_GIVER_LABELS[givenBy],
      uses: ({ uses, most }) => (most === undefined ? uses : `${uses} of ${most}`),
    },
    ['name', 'off', 'from', 'until', 'givenBy', 'uses'],
  ),
  nameOf: ({ name }) => name,
  words: { search: 'Search Discounts', searchHint: 'Finds names' },
  fields: formFields(DISCOUNT_FIELDS, {
    name: { placeholder: 'Students', hint: 'Tickets and receipts show it.' },
    percent: { kind: 'digits', hint: 'Of the fare of each seat, in whole naira. Or enter naira.' },
    amountOff: { kind: 'amount' },
    from: { kind: 'day', hint: 'Of sale.' },
    until: { kind: 'day', hint: 'Leave it empty if it goes on.' },
    most: { kind: 'digits', hint: 'Leave it empty for any number. Voided tickets count, too.' },
    givenBy: {
      kind: 'radio',
      answers: DISCOUNT_GIVERS.map((value) => ({ value, label: DISCOUNT_GIVER_LABELS[value] })),
    },
    reasonRule: {
      kind: 'radio',
      answers: [
        { value: 'asked', label: 'Asked at the sale' },
        { value: 'not asked', label: 'Not asked' },
      ],
    },
  }),
});
