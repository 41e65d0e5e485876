import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { run } from './transaction.ts'

let dataDir: string
let db: Database

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'brigade-group-'))
  db = await openDatabase({ dataDir })
  await db.write(function* () {
    yield* run('create table cups (id integer primary key)')
    yield* run('create table lids (cupId integer references cups (id) deferrable initially deferred)')
  })
})

afterEach(async () => {
  await db.close()
  await rm(dataDir, { recursive: true })
})

const addCup = (id: number) => db.write(() => run('insert into cups (id) values (?)', id))
const addLidOfNoCup = () => db.write(() => run('insert into lids (cupId) values (99)'))

async function cupIds(): Promise<number[]> {
  return (await db.many<{ id: number }>('select id from cups order by id')).map(({ id }) => id)
}

it('shows nothing of a write before all of its turn are committed', async () => {
  const other = await openDatabase({ dataDir })
  const seen: Promise<unknown>[] = []
  const look = () => seen.push(other.one('select count(*) as total from cups'))

  const writes = [1, 2, 3].map((id) =>
    db.write(function* () {
      yield* run('insert into cups (id) values (?)', id)
      look()
    }),
  )
  await Promise.all(writes)

  expect(await Promise.all(seen)).toEqual([{ total: 0 }, { total: 0 }, { total: 0 }])
  expect(await other.one('select count(*) as total from cups')).toEqual({ total: 3 })
  await other.close()
})

it('takes along what arrives in the next turn while more keep arriving', async () => {
  const first = addCup(1)
  const second = addCup(2)
  setImmediate(() => void addCup(3))

  await Promise.all([first, second])

  expect(await cupIds()).toEqual([1, 2, 3])
})

it('answers nobody when the commit itself fails, stores nothing, and goes on', async () => {
  const outcomes = await Promise.allSettled([addCup(1), addLidOfNoCup(), addCup(2)])

  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect(await cupIds()).toEqual([])
  await addCup(3)
  expect(await cupIds()).toEqual([3])
})

it('says so when a write alone fails at its commit', async () => {
  await expect(addLidOfNoCup()).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_FOREIGNKEY' })

  await addCup(4)
  expect(await cupIds()).toEqual([4])
})

it('stores what was asked for before it closes', async () => {
  const writes = [addCup(1), addCup(2)]

  await db.close()
  await Promise.all(writes)

  db = await openDatabase({ dataDir })
  expect(await cupIds()).toEqual([1, 2])
})

it('lets reads and timers come in between when very many write at once', async () => {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 0)

  await Promise.all(Array.from({ length: 3000 }, (_, index) => addCup(index + 1)))

  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
  expect(await db.one('select count(*) as total from cups')).toEqual({ total: 3000 })
})
