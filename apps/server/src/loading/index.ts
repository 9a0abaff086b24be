import type { PersonHandlers } from '../http/call';
import { loadParcel, unloadParcel } from './loadParcel';

export const loadingHandlers = { loadParcel, unloadParcel } satisfies PersonHandlers;
