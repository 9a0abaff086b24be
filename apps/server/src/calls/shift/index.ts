import type { PersonHandlers } from '../../request/call';
import { closeShift, countDrawer, countShift } from './closeShift';
import { confirmCount } from './confirmCount';
import { correctShift } from './correctShift';
import { depositCash } from './depositCash';
import { dropCash } from './dropCash';
import { bankDrop, getDrops } from './drops';
import { endShift } from './endShift';
import { getBanking } from './getBanking';
import { getCashToday } from './getCashToday';
import { getDifferences } from './getDifferences';
import { getDrawers, getMyShift, getShift, getShifts, getTill } from './getShifts';
import { openShift } from './openShift';
import { payExpense } from './payExpense';
import { printShift } from './printShift';
import { receiveDrop } from './receiveDrop';
import { takeBackDeposit } from './takeBackDeposit';
import { takeBackFound } from './takeBackFound';
import { takeBackDrop } from './takeBackDrop';
import { takeOverDrawer } from './takeOverDrawer';
import { witnessCount } from './witnessCount';

export const shiftHandlers = {
  openShift,
  getMyShift,
  getTill,
  dropCash,
  takeBackDrop,
  receiveDrop,
  payExpense,
  countShift,
  closeShift,
  getDrawers,
  countDrawer,
  witnessCount,
  takeOverDrawer,
  endShift,
  correctShift,
  confirmCount,
  printShift,
  getShifts,
  getShift,
  getDrops,
  getBanking,
  getCashToday,
  getDifferences,
  bankDrop,
  depositCash,
  takeBackDeposit,
  takeBackFound,
} satisfies PersonHandlers;
