import type { TripQuery } from '@motorpark/api';
import { RecordFilter } from '../../../shared/list/RecordFilter';
import { messages } from './messages';

interface LackingFilterProps {
  value: TripQuery['lacks'];
  onChange: (lacks: string | undefined) => void;
}

const OPTIONS = [{ value: 'bus_or_driver', label: messages.lacking }];
const WORDS = { all: messages.allTrips, unknown: messages.lacking };
const LOADED = { isLoading: false, failure: undefined };

/** The filter of the trips that still lack a vehicle or a driver. */
export const LackingFilter = (props: LackingFilterProps) => (
  <RecordFilter
    label={messages.busesAndDrivers}
    name="lacks"
    options={OPTIONS}
    state={LOADED}
    words={WORDS}
    {...props}
  />
);
