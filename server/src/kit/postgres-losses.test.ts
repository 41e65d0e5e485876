import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDatabase, type FreshDatabase } from '#testing/fresh-database.ts'
import { openDatabase } from './database.ts'
import { one, run } from './work.ts'

const ownBackend = 'select pg_backend_pid() as "backend"'
const terminate = 'select pg_terminate_backend(?)'

// Written for PostgreSQL alone: SQLite has no connection that somebody else could end.
describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('a connection to PostgreSQL', () => {
  let fresh: FreshDatabase

  beforeEach(async () => {
    fresh = await freshDatabase()
    await fresh.db.write(() => run('create table cups (id integer primary key)'))
  })

  afterEach(() => fresh.remove())

  it('that is lost inside a work is replaced, and the work done once', async () => {
    const other = await openDatabase(fresh.settings)
    let attempts = 0

    await fresh.db.write(function* () {
      attempts += 1
      yield* run('insert into cups (id) values (1)')
      const { backend } = (yield* one<{ backend: number }>(ownBackend))!
      if (attempts === 1) {
        void other.one(terminate, backend)
        yield* run('select pg_sleep(30)')
      }
    })

    expect(attempts).toBe(2)
    expect(await fresh.db.many('select id from cups')).toEqual([{ id: 1 }])
    await other.close()
  })

  it('that is lost at the commit is told apart, and the work is not repeated', async () => {
    const { db } = fresh
    const other = await openDatabase(fresh.settings)
    await db.write(() =>
      run(
        `create function wait() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return null; end $$`,
      ),
    )
    await db.write(() =>
      run(
        'create constraint trigger slow after insert on cups initially deferred for each row execute function wait()',
      ),
    )
    let attempts = 0

    const outcome = db.write(function* () {
      attempts += 1
      yield* run('insert into cups (id) values (1)')
    })
    const refused = expect(outcome).rejects.toMatchObject({ code: '08006', mayBeStored: true })
    const committing = `select pid from pg_stat_activity where query = 'commit' and state = 'active' and datname = current_database()`
    let busy = await other.one<{ pid: number }>(committing)
    while (!busy) busy = (await sleep(5), await other.one<{ pid: number }>(committing))
    await other.one(terminate, busy.pid)

    await refused
    expect(attempts).toBe(1)
    await other.close()
  })

  it('that is lost while it is idle is replaced', async () => {
    const other = await openDatabase(fresh.settings)
    const { backend } = (await fresh.db.one<{ backend: number }>(ownBackend))!
    const heard = new Promise<string>((resolve) =>
      fresh.db.listen({ troubleBegan() {}, troubleEnded() {}, callLeftOut() {}, connectionLost: resolve }),
    )

    await other.one(terminate, backend)

    expect(await heard).toMatch(/terminat/)
    expect(await fresh.db.one('select 1 as "one"')).toEqual({ one: 1 })
    await other.close()
  })
})
