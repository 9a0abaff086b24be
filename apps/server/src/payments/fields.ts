import { type Kobo, parseInstant, parseNaira } from '@motorpark/domain';
import { ProviderFailure } from './provider';

/** A JSON object of a provider. What is missing or of another kind throws a `ProviderFailure` that names it. */
export class Fields {
  readonly #values: Readonly<Record<string, unknown>>;

  constructor(
    readonly provider: string,
    value: unknown,
    name = 'JSON',
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw this.wrong(name);
    this.#values = { ...value };
  }

  /** The failure to throw for a value that makes no sense. */
  wrong(name: string): ProviderFailure {
    const message = `The ${name} in the answer of ${this.provider} makes no sense.`;
    return new ProviderFailure('unreadable', message);
  }

  has(name: string): boolean {
    const value = this.#values[name];
    return value !== undefined && value !== null && value !== '';
  }

  flag(name: string): boolean {
    const value = this.#values[name];
    if (typeof value !== 'boolean') throw this.wrong(name);
    return value;
  }

  /** A text that is not empty, or a number as text. */
  text(name: string): string {
    const value = this.#values[name];
    if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) throw this.wrong(name);
    return String(value);
  }

  /** A text; empty if there is none. */
  said(name: string): string {
    return this.has(name) ? this.text(name) : '';
  }

  /** An amount in naira, not below zero. */
  naira(name: string): Kobo {
    const kobo = parseNaira(this.text(name));
    if (kobo === undefined || kobo < 0) throw this.wrong(name);
    return kobo;
  }

  /** A whole number, not below zero. */
  whole(name: string): number {
    const number = Number(this.text(name));
    if (!Number.isSafeInteger(number) || number < 0) throw this.wrong(name);
    return number;
  }

  /** A moment, in Lagos if it names no zone. */
  moment(name: string, text = this.text(name)): Date {
    const instant = parseInstant(text);
    if (instant === undefined) throw this.wrong(name);
    return new Date(instant);
  }

  object(name: string): Fields {
    return new Fields(this.provider, this.#values[name], name);
  }

  /** The objects of a list that must be there. */
  rows(name: string): Fields[] {
    if (!Array.isArray(this.#values[name])) throw this.wrong(name);
    return this.list(name);
  }

  /** The objects of a list; none without one. */
  list(name: string): Fields[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map((one) => new Fields(this.provider, one, name)) : [];
  }
}
