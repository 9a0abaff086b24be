export { configureApi } from './connection';
export { createApi, type Api, type ApiSettings, type RequestOptions } from './createApi';
export { ApiProvider } from './ApiProvider';
export { useRefreshLists, type ListName, type ListOptions } from './lists';
export { type Outcome, type Save } from './records';
export { newRetryKey } from './retryKey';
