/** The terminals, with the names that routes use. */
export const TERMINALS = [
  {
    name: 'Awka',
    address: 'Eke Awka Motor Park, Zik Avenue',
    city: 'Awka',
    state: 'Anambra',
    admin: 'Ngozi Okafor',
    department: 'Customer Service',
  },
  {
    name: 'Lagos',
    address: '27 Ikorodu Road, Jibowu, Yaba',
    city: 'Lagos',
    state: 'Lagos',
    admin: 'Tunde Adeyemi',
    department: 'Customer Service',
  },
  {
    name: 'Abuja',
    address: 'Utako Motor Park, Obafemi Awolowo Way, Utako',
    city: 'Abuja',
    state: 'FCT',
    admin: 'Hadiza Bello',
    department: 'Manager',
  },
  {
    name: 'Owerri',
    address: '12 Egbu Road',
    city: 'Owerri',
    state: 'Imo',
    admin: 'Kelechi Anyanwu',
    department: 'Logistics',
  },
  {
    name: 'Enugu',
    address: 'Holy Ghost Motor Park, Ogui Road',
    city: 'Enugu',
    state: 'Enugu',
    admin: 'Chinedu Ezeudu',
    department: 'Customer Service',
  },
  {
    name: 'Port Harcourt',
    address: 'Waterlines Junction, 83 Aba Road',
    city: 'Port Harcourt',
    state: 'Rivers',
    admin: 'Ibinabo Briggs',
    department: 'Secretary',
  },
  {
    name: 'Onitsha',
    address: '5 Upper Iweka Road, Fegge',
    city: 'Onitsha',
    state: 'Anambra',
    admin: 'Obinna Nwachukwu',
    department: 'Logistics',
  },
] as const;

type TerminalName = (typeof TERMINALS)[number]['name'];
export type Line = (typeof LINES)[number];

/** The lines between the terminals, with distance, duration and fare in naira. Each is a route in both directions. */
export const LINES = [
  { from: 'Awka', to: 'Lagos', km: 458, minutes: 450, fare: 18_500 },
  { from: 'Awka', to: 'Abuja', km: 441, minutes: 450, fare: 19_500 },
  { from: 'Lagos', to: 'Owerri', km: 504, minutes: 510, fare: 20_500 },
  { from: 'Lagos', to: 'Abuja', km: 758, minutes: 720, fare: 32_000 },
  { from: 'Lagos', to: 'Enugu', km: 545, minutes: 510, fare: 21_000 },
  { from: 'Lagos', to: 'Port Harcourt', km: 617, minutes: 600, fare: 24_000 },
  { from: 'Lagos', to: 'Onitsha', km: 436, minutes: 420, fare: 17_500 },
  { from: 'Awka', to: 'Port Harcourt', km: 196, minutes: 240, fare: 9_500 },
  { from: 'Awka', to: 'Enugu', km: 66, minutes: 80, fare: 3_500 },
  { from: 'Onitsha', to: 'Owerri', km: 94, minutes: 105, fare: 4_500 },
  { from: 'Enugu', to: 'Port Harcourt', km: 245, minutes: 270, fare: 10_500 },
] as const satisfies readonly {
  from: TerminalName;
  to: TerminalName;
  km: number;
  minutes: number;
  fare: number;
}[];

/**
 * The timetable. A long line has two vehicles, one at each end, that change places every day; a short one has one vehicle that returns on the same day.
 * Each terminal has a departure in the evening.
 */
export const SERVICES = [
  { line: 'Awka - Lagos', out: '07:00', back: '07:00', vehicles: 2, type: 'Coach Bus', seats: 32 },
  { line: 'Awka - Lagos', out: '20:30', back: '20:30', vehicles: 2, type: 'Bus', seats: 18 },
  { line: 'Awka - Abuja', out: '19:30', back: '06:30', vehicles: 2, type: 'Bus', seats: 14 },
  { line: 'Lagos - Owerri', out: '06:30', back: '20:00', vehicles: 2, type: 'Bus', seats: 18 },
  { line: 'Lagos - Abuja', out: '07:00', back: '18:00', vehicles: 2, type: 'Coach Bus', seats: 32 },
  { line: 'Lagos - Enugu', out: '08:00', back: '19:00', vehicles: 2, type: 'Bus', seats: 18 },
  { line: 'Lagos - Port Harcourt', out: '06:00', back: '18:30', vehicles: 2, type: 'Bus', seats: 18 },
  { line: 'Lagos - Onitsha', out: '20:00', back: '09:00', vehicles: 2, type: 'Bus', seats: 14 },
  { line: 'Awka - Port Harcourt', out: '07:30', back: '14:30', vehicles: 1, type: 'Bus', seats: 14 },
  { line: 'Awka - Enugu', out: '08:00', back: '16:30', vehicles: 1, type: 'Van', seats: 10 },
  { line: 'Onitsha - Owerri', out: '18:00', back: '09:30', vehicles: 1, type: 'Van', seats: 10 },
  { line: 'Enugu - Port Harcourt', out: '07:00', back: '15:00', vehicles: 1, type: 'Bus', seats: 14 },
] as const;

/** Vehicles outside the timetable: trucks for parcels, and spares. */
export const SPARES = [
  { type: 'Truck', seats: 2, isDriven: true },
  { type: 'Truck', seats: 2, isDriven: true },
  { type: 'Bus', seats: 18, isDriven: false },
  { type: 'Van', seats: 10, isDriven: false },
] as const;

/** One plate for each vehicle. */
export const PLATES = [
  'ANB 482 XA, AWK 317 YB, KJA 904 XH, LSR 226 YD, ABC 571 XE, RBC 138 AG, OWR 660 XC, FST 745 YJ',
  'GGE 389 XK, BWR 052 AE, ENU 813 YA, UWN 274 XD, PHC 596 YC, NCH 430 XF, HTE 167 AB, ACA 928 XG',
  'KPR 351 YE, NEN 709 XB, UMZ 483 AC, AGL 615 YF, EPE 240 XJ, MUS 872 YG, NSK 534 XL, APP 196 YH',
].flatMap((line) => line.split(', '));

/** Formats minutes as `7 hours 30 minutes`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hours} ${hours === 1 ? 'hour' : 'hours'}${rest > 0 ? ` ${rest} minutes` : ''}`;
}
