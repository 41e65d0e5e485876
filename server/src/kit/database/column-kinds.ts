import { type Currency, fromMinor, minorText, toMinor } from '@brigade/domain/kit/money.ts'
import { readStored } from './stored-json.ts'
import type { SqlValue } from './transaction.ts'

/** Describes how a column stores a field of a record. */
export type ColumnKind<Kind extends string = string> = {
  kind: Kind
  read(stored: SqlValue, currency?: Currency): unknown
  write(value: unknown, currency?: Currency): SqlValue
  /** Returns the stored value as JSON text, if that is faster than writing what `read` returns. */
  text?(stored: SqlValue, currency?: Currency): string
  /** Name of the column, if it is not the field's name. */
  column?: string
  /** True if the database fills it in for a new row. */
  isDefaulted?: true
}

/** A column for a text, a number, an instant, or null: only such fields may be of this kind. */
export const plain = kindOf('plain', { read: (stored) => stored, write: (value: SqlValue) => value })

/** A column for a boolean, which SQLite stores as 1 or 0. */
export const flag = kindOf('flag', { read: Boolean, write: Boolean })

/** A column for a structure as JSON text. */
export const json = kindOf('json', {
  read: (stored) => (stored === null ? null : readStored(String(stored))),
  write(value) {
    if (value === null) return null
    // Most stored lists are empty.
    return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
  },
  text: (stored) => (stored === null ? 'null' : String(stored)),
})

/**
 * A column for a structure with amounts as JSON text: `ways` convert these into minor units of the record's currency
 * and back.
 */
export function pricedJson<Value, Stored>(ways: PricedWays<Value, Stored>): ColumnKind<'pricedJson'> {
  return kindOf('pricedJson', {
    read: (stored, currency) => (stored === null ? null : ways.read(readStored(String(stored)), known(currency))),
    write: (value: Value | null, currency) =>
      value === null ? null : JSON.stringify(ways.write(value, known(currency))),
  })
}

/**
 * A column for a decimal amount in minor units of the record's currency; null for an amount that the currency can't
 * express.
 */
export const minor = kindOf('minor', {
  read: (stored, currency) => (stored === null ? null : fromMinor(Number(stored), known(currency))),
  write: (value, currency) => (value === null ? null : toMinor(Number(value), known(currency))),
  text: (stored, currency) => (stored === null ? 'null' : minorText(Number(stored), known(currency))),
})

/** A column for a percentage with two decimals, as a whole number. */
export const hundredths = kindOf('hundredths', {
  read: (stored) => Number(stored) / 100,
  write: (value) => Math.round(Number(value) * 100),
})

/** A column for a whole number that each update raises by one: 1 for a new row. */
export const rising = defaulted(kindOf('rising', { read: plain.read, write: plain.write }))

/** Returns the same kind for a column that the database fills in for a new row. */
export function defaulted<Kind extends ColumnKind>(kind: Kind): Kind & { isDefaulted: true } {
  return { ...kind, isDefaulted: true }
}

/** Returns the same kind for a column with its own name. */
export function named<const Name extends string, Kind extends ColumnKind>(
  column: Name,
  kind: Kind,
): Kind & { column: Name } {
  return { ...kind, column }
}

/** Describes a structure that has a column for each of its fields. */
export function parts<Columns extends object>(columns: Columns): { parts: Columns } {
  return { parts: columns }
}

/** A column for each field of a record, of a kind that can store it. */
export type ColumnsFor<T> = { [F in keyof Required<T>]: ColumnFor<T[F]> }

type ColumnFor<V> =
  | ([V] extends [boolean] ? ColumnKind<'flag'> : never)
  | ([V] extends [string | number | null] ? ColumnKind<'plain'> : never)
  | ([V] extends [number | null] ? ColumnKind<'minor'> : never)
  | ([V] extends [number] ? ColumnKind<'hundredths'> | ColumnKind<'rising'> : never)
  | ([V] extends [object | null] ? ColumnKind<'json'> | ColumnKind<'pricedJson'> | { parts: ColumnsFor<V> } : never)

/** A row of the columns. */
export type StoredAs<T, C> = {
  [F in keyof T & keyof C as C[F] extends { parts: object } ? never : NameOf<F, C[F]>]: StoredValue<T[F], C[F]>
} & InParts<
  { [F in keyof T & keyof C]: C[F] extends { parts: infer P } ? StoredAs<T[F], P> : never }[keyof T & keyof C]
>

type NameOf<F, Column> = Column extends { column: infer Name extends string } ? Name : F

type StoredValue<V, Column> =
  Column extends ColumnKind<'flag'>
    ? boolean | 0 | 1
    : Column extends ColumnKind<'json'> | ColumnKind<'pricedJson'>
      ? string | Extract<V, null>
      : V

type InParts<Rows> = [Rows] extends [never] ? unknown : InAll<Rows>
type InAll<Rows> = (Rows extends unknown ? (rows: Rows) => void : never) extends (rows: infer All) => void ? All : never

/** The fields that a new record must have, and those that it may have. */
export type NewOf<T, C> = Omit<T, DefaultedIn<C>> & Partial<Pick<T, DefaultedIn<C> & keyof T>>

/** The fields that an update may set. */
export type SetOf<T, C> = Partial<Omit<T, FieldsOf<C, { kind: 'rising' }>>>

/** A record that may lack required fields: missing input is stored as null until the rules have reported it. */
export type Unready<T> = T extends readonly (infer Entry)[]
  ? Unready<Entry>[]
  : T extends object
    ? { [F in keyof T]?: Unready<T[F]> | null }
    : T

type DefaultedIn<C> = FieldsOf<C, { isDefaulted: true }>
type FieldsOf<C, Column> = { [F in keyof C]: C[F] extends Column ? F : never }[keyof C]

/** The further arguments for reading and writing: a currency if there are amounts. */
export type MoneyOf<C> = FieldsOf<C, { kind: 'minor' | 'pricedJson' }> extends never ? [] : [currency: Currency]

type PricedWays<Value, Stored> = {
  read(stored: Stored, currency: Currency): Value
  write(value: Value, currency: Currency): Stored
}

type Ways = Pick<ColumnKind, 'read' | 'write' | 'text'>

function kindOf<const Kind extends string>(kind: Kind, ways: Ways): ColumnKind<Kind> {
  return { kind, ...ways }
}

function known(currency: Currency | undefined): Currency {
  if (!currency) throw new Error('An amount is read or written without its currency')
  return currency
}
