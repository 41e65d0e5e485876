import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { sqliteFileName } from './sqlite.ts'
import { many, mapYielding, run, type Transaction } from './transaction.ts'

let dataDir: string
let db: Database

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-long-'))
  db = await openDatabase({ dataDir })
  await db.write(() => run('create table cups (id integer primary key)'))
})

afterEach(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

const addCup = (id: number) => run('insert into cups (id) values (?)', id)

async function cupIds(from: Database = db): Promise<number[]> {
  return (await from.many<{ id: number }>('select id from cups order by id')).map(({ id }) => id)
}

/** Blocks the thread for longer than one turn may take. */
function takeLong(): void {
  const until = performance.now() + 15
  while (performance.now() < until);
}

function* addSlowly(ids: readonly number[]): Transaction<void> {
  for (const id of ids) yield* addCup(id)
  yield* mapYielding(ids, takeLong)
}

it('answers reads, which see nothing of it, before it is done', async () => {
  let isDone = false
  const long = db.writeYielding(() => addSlowly([1, 2, 3])).then(() => (isDone = true))

  const seen: number[][] = []
  while (!isDone) {
    const ids = await cupIds()
    if (!isDone) seen.push(ids)
    await new Promise(setImmediate)
  }
  await long

  expect(seen.length).toBeGreaterThan(2)
  expect(seen.slice(0, -1).flat()).toEqual([])
  expect(await cupIds()).toEqual([1, 2, 3])
})

it('lets others write before and after it, and refuses none of them', async () => {
  const order: string[] = []
  const note = (what: string) => () => void order.push(what)
  let between: Promise<void> | undefined
  const before = db.write(() => addCup(1)).then(note('before'))
  const long = db.writeYielding(function* () {
    between = db.write(() => addCup(5)).then(note('between'))
    yield* addSlowly([2, 3])
  })
  const next = db.writeYielding(() => addSlowly([4])).then(note('next long'))

  await Promise.all([before, long.then(note('long')), next])
  await between

  expect(order).toEqual(['before', 'long', 'between', 'next long'])
  expect(await cupIds()).toEqual([1, 2, 3, 4, 5])
})

it('stores nothing of one that fails, and goes on', async () => {
  const failing = db.writeYielding(function* () {
    yield* addSlowly([1, 2])
    throw new Error('changed my mind')
  })

  await expect(failing).rejects.toThrow('changed my mind')
  await db.write(() => addCup(3))
  await db.writeYielding(() => addCup(4))

  expect(await cupIds()).toEqual([3, 4])
})

it('reads many rows by turns, and what itself has written', async () => {
  await db.write(function* () {
    for (let id = 1; id <= 300; id += 1) yield* addCup(id)
  })

  const rows = await db.writeYielding(function* () {
    yield* addCup(301)
    const added = yield* many<{ id: number }>('insert into cups (id) values (302), (303) returning id')
    return [...added, ...(yield* many<{ id: number }>('select id from cups order by id'))]
  })

  expect(rows.map(({ id }) => id)).toEqual([302, 303, ...Array.from({ length: 303 }, (_, place) => place + 1)])
})

it('waits for another program that writes to the file', async () => {
  const other = new Sqlite(join(dataDir, sqliteFileName))
  other.exec('begin immediate')
  const long = db.writeYielding(() => addCup(1))
  setTimeout(() => other.exec('commit'), 60)

  await long

  expect(await cupIds()).toEqual([1])
  other.close()
})

it('is done before the file is closed', async () => {
  const long = db.writeYielding(() => addSlowly([1, 2]))
  const waiting = db.write(() => addCup(3))
  await new Promise(setImmediate)

  await db.close()
  await Promise.all([long, waiting])

  db = await openDatabase({ dataDir })
  expect(await cupIds()).toEqual([1, 2, 3])
})
