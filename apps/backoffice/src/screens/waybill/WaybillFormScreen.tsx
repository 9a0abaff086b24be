import { WaybillForm } from './WaybillForm';
import { COUNTER_EXITS } from './waybillExits';

/** Takes in a parcel, or edits the waybill in the navigation state or in the URL. */
export const WaybillFormScreen = () => <WaybillForm exits={COUNTER_EXITS} />;
