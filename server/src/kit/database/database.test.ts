import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#testing/fresh-database.ts'
import { openDatabase } from './database.ts'
import { isForeignKeyViolation, isUniqueViolation } from './database-errors.ts'
import { numberPlaceholders, toIsoInstant } from './postgres.ts'
import { insert, many, mapYielding, one, run } from './transaction.ts'

let fresh: FreshDatabase

beforeEach(async () => {
  fresh = await freshDatabase()
  const instant = fresh.db.dialect === 'postgres' ? 'timestamptz(3)' : 'text'
  await fresh.db.write(function* () {
    yield* run(
      `create table cups (id integer primary key, name text not null unique, isClean boolean, millis bigint, washedAt ${instant})`,
    )
    yield* run('create table spoons (id integer primary key, cupId integer not null references cups (id))')
  })
})

afterEach(() => fresh.remove())

function addCup(id: number, name = `cup ${id}`) {
  return fresh.db.write(function* () {
    yield* run('insert into cups (id, name) values (?, ?)', id, name)
    return id
  })
}

async function cupIds() {
  const rows = await fresh.db.many<{ id: number }>('select id from cups order by id')
  return rows.map(({ id }) => id)
}

describe('a write by turns', () => {
  it('stores all of a long work or nothing, and gives back what it returns', async () => {
    const ids = [1, 2, 3]

    const names = await fresh.db.writeYielding(function* () {
      for (const id of ids) yield* run('insert into cups (id, name) values (?, ?)', id, `cup ${id}`)
      return yield* mapYielding(ids, (id, place) => `${place}: ${id}`)
    })
    const failing = fresh.db.writeYielding(function* () {
      yield* run("insert into cups (id, name) values (4, 'cup 4')")
      yield* mapYielding(ids, (id) => id)
      yield* run("insert into cups (id, name) values (5, 'cup 1')")
    })

    expect(names).toEqual(['0: 1', '1: 2', '2: 3'])
    await expect(failing).rejects.toSatisfy(isUniqueViolation)
    expect(await cupIds()).toEqual(ids)
  })

  it('is a work like others where it is not run by turns', async () => {
    const work = () => mapYielding([1, 2], (id) => id * 2)

    expect(await Promise.all([fresh.db.write(work), fresh.db.read(work)])).toEqual([
      [2, 4],
      [2, 4],
    ])
  })
})

describe('a write', () => {
  it('gives back what its work returns', async () => {
    const row = await fresh.db.write(() =>
      one<{ id: number }>('insert into cups (id, name) values (?, ?) returning id', 7, 'blue'),
    )

    expect(row).toEqual({ id: 7 })
  })

  it('knows the id that the database made for a new row', async () => {
    const id = fresh.db.dialect === 'postgres' ? 'serial' : 'integer'
    await fresh.db.write(() => run(`create table forks (id ${id} primary key, tines integer)`))
    const addFork = () => insert('insert into forks (tines) values (?)', 4)

    expect([await fresh.db.write(addFork), await fresh.db.writeYielding(addFork)]).toEqual([1, 2])
  })

  it('counts the rows that it changed, so that conditional writes know who won', async () => {
    await addCup(1)

    const rename = () =>
      fresh.db.write(() => run('update cups set name = ? where id = 1 and name = ?', 'mine', 'cup 1'))

    expect(await Promise.all([rename(), rename()]).then((counts) => counts.toSorted())).toEqual([0, 1])
  })

  it('leaves nothing of a work that fails half-way', async () => {
    const half = fresh.db.write(function* () {
      yield* run('insert into cups (id, name) values (1, ?)', 'a')
      throw new Error('changed my mind')
    })

    await expect(half).rejects.toThrow('changed my mind')
    expect(await cupIds()).toEqual([])
  })

  it('keeps its neighbours when one of many at once fails', async () => {
    await addCup(9, 'taken')

    const outcomes = await Promise.allSettled([addCup(1), addCup(2, 'taken'), addCup(3)])

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await cupIds()).toEqual([1, 3, 9])
  })

  it('stores hundreds that arrive at once', async () => {
    const ids = Array.from({ length: 500 }, (_, index) => index + 1)

    await Promise.all(ids.map((id) => addCup(id)))

    expect(await cupIds()).toEqual(ids)
  })

  it('can be read by another connection as soon as it is answered', async () => {
    const other = await openDatabase(fresh.settings)
    try {
      await addCup(1)

      expect(await other.one('select id from cups')).toEqual({ id: 1 })
    } finally {
      await other.close()
    }
  })

  it('names a second record of the same key, and a record that is not there', async () => {
    await addCup(1)

    const twice = await addCup(1).catch((error: unknown) => error)
    const sameName = await addCup(2, 'cup 1').catch((error: unknown) => error)
    const orphan = await fresh.db
      .write(() => run('insert into spoons (id, cupId) values (1, 99)'))
      .catch((error: unknown) => error)

    expect([twice, sameName, orphan].map(isUniqueViolation)).toEqual([true, true, false])
    expect([twice, sameName, orphan].map(isForeignKeyViolation)).toEqual([false, false, true])
  })

  it('retries when two of them wait for each other', async () => {
    await addCup(1)
    await addCup(2)
    const renameBoth = (first: number, second: number, name: string) =>
      fresh.db.write(function* () {
        yield* run('update cups set name = ? where id = ?', `${name} ${first}`, first)
        yield* run('update cups set name = ? where id = ?', `${name} ${second}`, second)
      })

    await Promise.all([renameBoth(1, 2, 'a'), renameBoth(2, 1, 'b'), renameBoth(1, 2, 'c')])

    const names = await fresh.db.many<{ name: string }>('select name from cups order by id')
    expect(names[0]?.name.at(0)).toBe(names[1]?.name.at(0))
  })
})

describe('values', () => {
  it('come back as they were stored', async () => {
    await fresh.db.write(() =>
      run(
        'insert into cups (id, name, isClean, millis, washedAt) values (1, ?, ?, ?, ?)',
        'كوب ☕',
        true,
        9_007_199_254_740,
        '2026-11-21T10:00:00.500Z',
      ),
    )

    const cup = await fresh.db.one<{ isclean: unknown; isClean: unknown }>('select * from cups')

    expect(cup).toMatchObject({ id: 1, name: 'كوب ☕', millis: 9_007_199_254_740 })
    expect(Boolean(cup?.isclean ?? cup?.isClean)).toBe(true)
    expect(Object.values(cup ?? {})).toContain('2026-11-21T10:00:00.500Z')
  })

  it('are numbers where they are counts and sums', async () => {
    await addCup(2)

    expect(await fresh.db.one('select count(*) as total, sum(id) as ids, sum(id + 0) as more from cups')).toEqual({
      total: 1,
      ids: 2,
      more: 2,
    })
  })

  it('reach built queries too', async () => {
    await Promise.all([addCup(1), addCup(2), addCup(3)])

    const rows = await fresh.db.list(fresh.db.build('cups').select('id').whereIn('id', [1, 3]).orderBy('id', 'desc'))

    expect(rows).toEqual([{ id: 3 }, { id: 1 }])
  })

  it.each([
    ['2026-11-21 10:00:00+00', '2026-11-21T10:00:00.000Z'],
    ['2026-11-21 10:00:00.5+00', '2026-11-21T10:00:00.500Z'],
    ['2026-11-21 10:00:00.123+00', '2026-11-21T10:00:00.123Z'],
  ])('turns %s of PostgreSQL into %s', (text, instant) => {
    expect(toIsoInstant(text)).toBe(instant)
  })

  it('get their numbers for PostgreSQL', () => {
    expect(numberPlaceholders('a = ? and b in (?, ?)')).toBe('a = $1 and b in ($2, $3)')
  })
})

describe('a read', () => {
  it('may take several steps', async () => {
    await addCup(4)

    const found = await fresh.db.read(function* () {
      const first = yield* one<{ id: number }>('select id from cups')
      return yield* many<{ name: string }>('select name from cups where id = ?', first?.id ?? 0)
    })

    expect(found).toEqual([{ name: 'cup 4' }])
  })
})

describe('migrating', () => {
  it('is done once by several that start at the same time', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'brigade-migrate-'))
    const databases = await Promise.all([
      openDatabase({ dataDir }),
      openDatabase({ dataDir }),
      openDatabase({ dataDir }),
    ])
    try {
      expect((await databases[0].migrationState()).missing).not.toEqual([])

      await Promise.all(databases.map((db) => db.migrate()))

      expect(await databases[0].migrationState()).toEqual({ missing: [], unknown: [] })
    } finally {
      await Promise.all(databases.map((db) => db.close()))
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
