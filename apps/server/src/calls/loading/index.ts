import type { PersonHandlers } from '../../request/call';
import { loadParcel, unloadParcel } from './loadParcel';
import { receiveParcel } from './receiveParcel';

export const loadingHandlers = { loadParcel, unloadParcel, receiveParcel } satisfies PersonHandlers;
