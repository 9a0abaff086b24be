export { type ServiceList, useSetService } from './useSetService';
