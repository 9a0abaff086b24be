import { type Kobo, formatNaira, typedNaira } from '../format';
import { kilograms, parseWeight } from './quantityAndWeight';

/** What a parcel is priced by: the names of its terminals, and its weight in grams. */
export interface Weighed {
  origin: string;
  destination: string;
  weight: number | undefined;
}

/** What the company's tariff says of a parcel. */
export interface TariffPrice {
  /** Undefined if the tariff has none for it. */
  price?: Kobo;
  /** Where the price comes from, or why there is none. */
  hint: string;
}

interface TariffLine {
  /** The name of its route, to be compared. */
  key: string;
  route: string;
  /** The prices up to each weight, the lightest first. */
  steps: { grams: number; price: Kobo }[];
}

const STEP = /^(.+?kg)\s+(.+)$/i;
const ANY = 'any route';

/** Names are the same regardless of case, spaces and dashes. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[\s\-–—]+/g, ' ')
    .trim();

/** Parses a line such as `Awka - Lagos: 5 kg 2,000, 20 kg 3,500`; undefined if it is not written so, or its weights do not rise. */
function lineOf(text: string): TariffLine | undefined {
  const colon = text.lastIndexOf(':');
  const route = text.slice(0, Math.max(0, colon)).trim();
  let lightest = 0;
  const steps = text
    .slice(colon + 1)
    .split(/[,;]\s+/)
    .flatMap((step) => {
      const [, weight = '', naira = ''] = STEP.exec(step.trim()) ?? [];
      const [grams = 0, price = 0] = [parseWeight(weight), typedNaira(naira)];
      if (grams <= lightest || price <= 0) return [undefined];
      lightest = grams;
      return [{ grams, price }];
    });
  const isRight = route !== '' && steps.every((step) => step !== undefined);
  return isRight ? { key: keyOf(route), route, steps } : undefined;
}

const linesIn = (tariff: string): (TariffLine | undefined)[] =>
  tariff.split('\n').flatMap((text) => (text.trim() === '' ? [] : [lineOf(text)]));

/** Returns why a text is not a tariff; undefined if it is, or is empty. */
export function tariffFault(tariff: string): string | undefined {
  const lines = linesIn(tariff);
  const wrong = lines.indexOf(undefined);
  if (wrong !== -1)
    return `Write line ${wrong + 1} as Awka - Lagos: 5 kg 2,000, 20 kg 3,500, with the lightest first.`;
  const twice = lines.findIndex((line, at) => lines.findIndex((other) => other?.key === line?.key) < at);
  return twice === -1 ? undefined : `Line ${twice + 1} is for the same route as one above. Write one line.`;
}

/** Returns which line of a tariff names a terminal that does not exist; undefined if none does. */
export function unknownEnds(tariff: string, terminals: readonly string[]): string | undefined {
  const names = terminals.map(keyOf);
  const isKnown = ({ key }: TariffLine) =>
    key === ANY ||
    names.some((name) => key.startsWith(`${name} `) && names.includes(key.slice(name.length + 1)));
  const unknown = linesIn(tariff).find((line) => line && !isKnown(line));
  return unknown && `${unknown.route} is not two of your terminals. Write it as Awka - Lagos, or Any route.`;
}

/** Returns what the company's tariff says of a parcel; undefined if there is no tariff, or a terminal is not known yet. */
export function tariffPrice(
  tariff: string | undefined,
  { origin, destination, weight }: Weighed,
): TariffPrice | undefined {
  if (!tariff || origin === '' || destination === '') return undefined;
  const route = `${origin} - ${destination}`;
  const lines = linesIn(tariff);
  const line = lines.find((one) => one?.key === keyOf(route)) ?? lines.find((one) => one?.key === ANY);
  if (!line) return { hint: `The tariff has no price for ${route}.` };
  if (weight === undefined) return { hint: 'The tariff goes by weight: enter it with the goods.' };
  const step = line.steps.find(({ grams }) => weight <= grams);
  if (!step) return { hint: `The tariff ends at ${kilograms(line.steps.at(-1)?.grams ?? 0)} kg.` };
  const { grams, price } = step;
  const where = line.key === ANY ? ANY : route;
  return {
    price,
    hint: `By the tariff for ${where}, up to ${kilograms(grams)} kg: ${formatNaira(price)}. A lower price is recorded.`,
  };
}

/** Returns how far the price of a parcel is below the company's tariff; in kobo, zero if it is not. */
export const belowTariff = (tariff: string, parcel: Weighed & { amount: Kobo }): Kobo =>
  Math.max(0, (tariffPrice(tariff, parcel)?.price ?? 0) - parcel.amount);
