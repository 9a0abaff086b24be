import {
  type Day,
  type DayRange,
  PERIODS,
  PERIOD_LABELS,
  type Period,
  isAhead,
  rangeOf,
} from '@motorpark/domain';
import { styled } from 'styled-components';
import { media, space } from '../../theme';
import { lazyPart } from '../../lazy/lazyPart';
import { SelectField } from '../SelectField/SelectField';
import { useLocale } from '../../locale';

const CustomPeriod = lazyPart('CustomPeriod', () => import('./CustomPeriod'));

/** A period by its name; a custom one with its days. */
export interface ChosenPeriod {
  period: Period;
  /** Only set for a custom period. */
  days?: DayRange | undefined;
}

/** A period that is not made of days: a shift. */
export interface Span {
  label: string;
  isChosen: boolean;
  onSelect: () => unknown;
}

export interface PeriodPickerProps {
  /** The chosen period; undefined while all days are shown. */
  value: ChosenPeriod | undefined;
  /** Called with the chosen period, once its days are complete. */
  onChange: (chosen: ChosenPeriod) => unknown;
  /** Called when all dates are chosen. If undefined, that option is offered only while no period is chosen. */
  onClear?: (() => unknown) | undefined;
  /** An option in front of the periods. */
  span?: Span | undefined;
  /** Today in Lagos, as `yyyy-mm-dd`. */
  today: Day;
  /** Last day of a custom range; by default without limit, with the periods ahead. */
  max?: Day | undefined;
}

const SPAN = 'span';
const ALL = { value: 'all', label: 'All dates' };
const isPeriod = (value: string): value is Period => PERIODS.some((period) => period === value);

/**
 * A field for a period: today, yesterday, last month…, or a custom range of days in a calendar (docs/operation.md). A
 * custom range starts with the days that were shown before, so that opening it changes nothing.
 */
export function PeriodPicker({ value, onChange, onClear, span, today, max }: PeriodPickerProps) {
  const { say } = useLocale();
  const range = rangeOf(value?.period ?? 'today', today, value?.days);
  const isSpan = span?.isChosen === true;
  const isCustom = !isSpan && value?.period === 'custom';
  const offered = PERIODS.filter(
    (period) => max === undefined || !isAhead(period) || period === value?.period,
  ).map((period) => ({ value: period, label: say(PERIOD_LABELS[period]) }));
  const periodOptions = [...(span ? [{ value: SPAN, label: span.label }] : []), ...offered];
  return (
    <Row $isCustom={isCustom}>
      <SelectField
        label={say('Period')}
        isLabelHidden
        name="period"
        value={isSpan ? SPAN : (value?.period ?? ALL.value)}
        options={onClear || !value ? [{ ...ALL, label: say(ALL.label) }, ...periodOptions] : periodOptions}
        onChange={(period) => {
          if (period === SPAN) span?.onSelect();
          else if (isPeriod(period)) onChange(period === 'custom' ? { period, days: range } : { period });
          else onClear?.();
        }}
      />
      {isCustom && (
        <CustomPeriod
          value={range}
          max={max}
          onChange={(days) => onChange({ period: 'custom', days })}
          onClose={() => onChange({ period: 'today' })}
        />
      )}
    </Row>
  );
}

const Row = styled.div<{ $isCustom: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  min-width: 0;

  > * {
    flex: 0 1 auto;
  }

  ${media.phone} {
    flex: 1 1 ${({ $isCustom }) => ($isCustom ? '100%' : 'auto')};

    > * {
      flex: 1 1 100%;
    }
  }
`;
