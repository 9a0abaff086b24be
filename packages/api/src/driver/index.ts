export { readDriver } from './driver.endpoints';
export { useDeleteDriver, useFoundDrivers, useOneDriver, useSaveDriver } from './useDrivers';
export { useDriverChoices } from './useDriverChoices';
