export { findPersonalData, useErasePersonalData } from './usePersonalData';
