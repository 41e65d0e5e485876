import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { fromMinor, toMinor } from '@brigade/domain/kit/money.ts'
import { defaulted, flag, hundredths, json, minor, named, parts, plain, pricedJson, rising } from './column-kinds.ts'
import { columnsOf, type RowOf } from './columns.ts'
import { many, run } from './transaction.ts'

type Jug = {
  id: number
  name: string
  price: number | null
  filled: number
  isChipped: boolean
  labels: string[] | null
  shelf: { room: string; place: number }
  version: number
}

const jugColumns = columnsOf<Jug, { washedById: number | null }>()(
  'jugs',
  {
    id: plain,
    name: plain,
    price: minor,
    filled: named('filledHundredths', hundredths),
    isChipped: defaulted(flag),
    labels: json,
    shelf: parts({ room: named('shelfRoom', plain), place: named('shelfPlace', plain) }),
    version: rising,
  },
  { washedById: defaulted(plain) },
)

type JugRow = RowOf<typeof jugColumns>

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
  await fresh.db.write(() =>
    run(`CREATE TABLE jugs ("id" ${fresh.db.dialect === 'postgres' ? 'serial' : 'integer'} PRIMARY KEY, "name" text NOT NULL, "price" bigint, "filledHundredths" integer NOT NULL,
      "isChipped" boolean NOT NULL DEFAULT false, "labels" text, "shelfRoom" text NOT NULL, "shelfPlace" integer NOT NULL,
      "version" integer NOT NULL DEFAULT 1, "washedById" integer)`),
  )
})

afterEach(() => fresh.remove())

const jug = {
  id: 1,
  name: 'Amber',
  price: 12.345,
  filled: 33.33,
  labels: ['glass'],
  shelf: { room: 'Pantry', place: 4 },
}

const stored = { ...jug, isChipped: false, version: 1 }

describe('columns', () => {
  it('keep a record and give it back, filled in by the database and without what is only kept', async () => {
    const row = await fresh.db.write(() => jugColumns.insert({ ...jug, washedById: 7 }, 'BHD'))

    expect(jugColumns.read(row, 'BHD')).toEqual(stored)
    expect(row).toMatchObject({ price: 12_345, filledHundredths: 3333, labels: '["glass"]', shelfRoom: 'Pantry' })
    expect(jugColumns.readKept(row, 'BHD')).toEqual({ washedById: 7 })
  })

  it('are written for several rows at once: those of the fields that are given, and of a price that is missing none', () => {
    const columns = jugColumns.write({ id: 1, price: null, isChipped: true, shelf: { room: 'Bar' } }, 'BHD')

    expect(columns).toEqual({ id: 1, price: null, isChipped: true, shelfRoom: 'Bar' })
  })

  it('write fields of a row as JSON text, what is stored as JSON as it is', async () => {
    const row = await fresh.db.write(() => jugColumns.insert({ ...jug, labels: null }, 'BHD'))
    const text = jugColumns.textsOf(['name', 'price', 'isChipped', 'labels', 'version'])

    expect(text(row, 'BHD')).toBe('"name":"Amber","price":12.345,"isChipped":false,"labels":null,"version":1')
    expect(text({ ...row, price: null, labels: '[ "glass" ]' }, 'BHD')).toContain(
      '"price":null,"isChipped":false,"labels":[ "glass" ]',
    )
  })

  it('keep amounts inside a structure in minor units', () => {
    type MenuSection = { prices: number[] | null }
    const shelfColumns = columnsOf<MenuSection>()('shelves', {
      prices: pricedJson<number[], (number | null)[]>({
        read: (stored, currency) => stored.map((price) => fromMinor(price!, currency)),
        write: (prices, currency) => prices.map((price) => toMinor(price, currency)),
      }),
    })

    expect(shelfColumns.write({ prices: [1.5, 0.105] }, 'BHD')).toEqual({ prices: '[1500,105]' })
    expect(shelfColumns.read({ prices: '[1500,105]' }, 'BHD')).toEqual({ prices: [1.5, 0.105] })
    expect(shelfColumns.read({ prices: null }, 'BHD')).toEqual({ prices: null })
    // @ts-expect-error: amounts need a currency, inside a structure too
    expect(() => shelfColumns.read({ prices: '[1500]' })).toThrow('without its currency')
  })

  it('keep nothing as nothing', async () => {
    const row = await fresh.db.write(() => jugColumns.insert({ ...jug, price: null, labels: null }, 'BHD'))

    expect(jugColumns.read(row, 'BHD')).toEqual({ ...stored, price: null, labels: null })
  })

  it('change what an update names and the version, in the rows that it finds, and give these', async () => {
    await fresh.db.write(function* () {
      for (const id of [1, 2, 3]) yield* jugColumns.insert({ ...jug, id }, 'BHD')
    })

    const changed = await fresh.db.write(() =>
      jugColumns.update(
        { isChipped: true, shelf: { room: 'Bar', place: 1 }, labels: undefined },
        { where: '"id" IN (?, ?)', params: [1, 3] },
        'BHD',
      ),
    )

    const moved = { ...stored, isChipped: true, shelf: { room: 'Bar', place: 1 }, version: 2 }
    const rows = await fresh.db.read(() => many<JugRow>('SELECT * FROM jugs ORDER BY "id"'))
    expect(changed).toHaveLength(2)
    expect(rows.map((row) => jugColumns.read(row, 'BHD'))).toEqual([moved, { ...stored, id: 2 }, { ...moved, id: 3 }])
  })

  it('insert a row as it is stored and give its id, and change rows to what is stored', async () => {
    const { id, ...row } = await fresh.db.write(() => jugColumns.insert({ ...jug, id: 7, washedById: 7 }, 'BHD'))

    const inserted = await fresh.db.write(() => jugColumns.insertStored({ ...row, price: 500 }))
    const changed = await fresh.db.write(() =>
      jugColumns.updateStored(
        { price: 1, washedById: null, name: undefined },
        { where: '"id" = ?', params: [inserted] },
      ),
    )

    expect(inserted).not.toBe(id)
    expect(changed).toEqual([{ ...row, id: inserted, price: 1, washedById: null, version: 2 }])
  })

  it('do not take an amount without its currency', () => {
    // @ts-expect-error: the price needs a currency
    const insert = () => jugColumns.insert(jug).next()

    expect(insert).toThrow('without its currency')
  })

  it('do not compile without a field, with one too many, or with a kind that can not hold it', () => {
    type Cup = { id: number; isClean: boolean }

    // @ts-expect-error: isClean is missing
    columnsOf<Cup>()('cups', { id: plain })
    // @ts-expect-error: a number is no flag
    columnsOf<Cup>()('cups', { id: flag, isClean: flag })
    // @ts-expect-error: a cup has no colour
    columnsOf<Cup>()('cups', { id: plain, isClean: flag, colour: plain })
    // @ts-expect-error: a stored field is missing
    columnsOf<Cup, { washedById: number }>()('cups', { id: plain, isClean: flag })
    const cups = columnsOf<Cup>()('cups', { id: defaulted(plain), isClean: flag })
    // @ts-expect-error: a new row needs isClean
    cups.insert({})
    // @ts-expect-error: the version rises automatically
    jugColumns.update({ version: 3 }, { where: '', params: [] }, 'BHD')

    expect(cups.read({ id: 1, isClean: 1 })).toEqual({ id: 1, isClean: true })
  })
})
