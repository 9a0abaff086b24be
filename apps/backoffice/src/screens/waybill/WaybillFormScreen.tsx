import { WaybillForm } from './WaybillForm';
import { COUNTER_EXITS } from './waybillExits';

/** Takes a parcel in, or changes the waybill that was handed over or that the link names. */
export const WaybillFormScreen = () => <WaybillForm exits={COUNTER_EXITS} />;
