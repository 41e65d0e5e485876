import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../server/src/kit/database/database.ts'
import { one, run } from '../server/src/kit/database/transaction.ts'
import { endConnections } from '../server/testing/end-connections.ts'
import { firstTable, listOrders, place, Refused, signIn, someOrder } from '../server/testing/outside-caller.ts'
import { openSilentLine, type SilentLine } from '../server/testing/silent-line.ts'
import { type SpawnedServer, spawnServer } from '../server/testing/spawn-server.ts'
import { preparePostgresPrograms } from './postgres-programs.ts'
import { type Postgres, startPostgres } from './postgres.ts'

type Answered = { key: string; id: number }

const ownBackend = 'select pg_backend_pid() as "backend"'
const terminate = 'select pg_terminate_backend(?)'

const isThere = (await preparePostgresPrograms()) !== undefined

// These tests have a server of their own: other tests would be affected by their interruptions.
describe.skipIf(!isThere)('when PostgreSQL goes away', () => {
  let postgres: Postgres
  let dataDir: string

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
    dataDir = await mkdtemp(join(tmpdir(), 'brigade-losses-'))
  })

  afterAll(async () => {
    await postgres?.stop()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  describe('a connection', () => {
    let db: Database
    let other: Database

    beforeEach(async () => {
      db = await openDatabase({ databaseUrl: postgres.url, dataDir })
      other = await openDatabase({ databaseUrl: postgres.url, dataDir })
      await db.write(() => run('create table cups (id integer primary key)'))
    })

    afterEach(async () => {
      await db.write(() => run('drop table cups'))
      await db.close()
      await other.close()
    })

    it('that is lost inside a work is replaced, and the work done once', async () => {
      let attempts = 0

      await db.write(function* () {
        attempts += 1
        yield* run('insert into cups (id) values (1)')
        const { backend } = (yield* one<{ backend: number }>(ownBackend))!
        if (attempts === 1) {
          void other.one(terminate, backend)
          yield* run('select pg_sleep(30)')
        }
      })

      expect(attempts).toBe(2)
      expect(await db.many('select id from cups')).toEqual([{ id: 1 }])
    })

    it('that is lost at the commit is told apart, and the work is not repeated', async () => {
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
    })

    it('that is lost while it is idle is replaced', async () => {
      const { backend } = (await db.one<{ backend: number }>(ownBackend))!
      const heard = new Promise<string>((resolve) =>
        db.listen({ troubleBegan() {}, troubleEnded() {}, callLeftOut() {}, connectionLost: resolve }),
      )

      await other.one(terminate, backend)

      expect(await heard).toMatch(/terminat/)
      expect(await db.one('select 1 as "one"')).toEqual({ one: 1 })
    })
  })

  describe('a server', () => {
    let server: SpawnedServer

    beforeAll(async () => {
      // A crash must be visible, so no supervisor restarts it.
      server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: 'on', LOG_LEVEL: 'fatal' })
    })

    afterAll(() => server?.kill('SIGTERM'))

    it('lives on, answers 503 meanwhile, and keeps every order that it answered, once', async () => {
      const outcome = await ordersWhile(server, async (untilMoreAnswered) => {
        await untilMoreAnswered()
        for (let time = 1; time <= 3; time += 1) {
          await endConnections(postgres.url)
          await untilMoreAnswered()
        }
        for (let time = 1; time <= 2; time += 1) {
          await postgres.restart()
          await untilMoreAnswered()
        }
      })

      expect(outcome).toEqual(atWorst503)
    })
  })

  describe('a server to which nothing gets through', () => {
    let line: SilentLine
    let server: SpawnedServer

    beforeAll(async () => {
      const databaseUrl = new URL(postgres.url)
      line = await openSilentLine(Number(databaseUrl.port))
      databaseUrl.port = String(line.port)
      server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl.href, DEMO: 'on', LOG_LEVEL: 'fatal' })
    })

    afterAll(async () => {
      await server?.kill('SIGTERM')
      line?.close()
    })

    it('answers 503 too, is not ready, and goes on as soon as the database is heard again', async () => {
      const outcome = await ordersWhile(server, async (untilMoreAnswered, refused) => {
        await untilMoreAnswered()
        line.silence()
        while (refused.length < 8) await sleep(20)
        expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
        line.speak()
        await untilMoreAnswered()
      })

      expect(outcome).toEqual(atWorst503)
    })
  })
})

type RefusedOrder = { key: string; error: unknown }
type WhileOrdersCome = (untilMoreAnswered: () => Promise<void>, refused: readonly RefusedOrder[]) => Promise<void>

const atWorst503 = { refusedWith: [503], lost: [], twice: 0, unknown: 0 }

/** Places orders during an interruption, and returns their results after the refused ones have been repeated. */
async function ordersWhile({ url }: SpawnedServer, happen: WhileOrdersCome) {
  const manager = await signIn(url)
  const table = await firstTable(url, manager)
  const body = { ...(await someOrder(url, manager, table.id)), tableId: table.id }
  const before = (await listOrders(url, manager, table.id)).length
  const answered: Answered[] = []
  const refused: RefusedOrder[] = []
  let isOver = false
  const clients = Array.from({ length: 8 }, async () => {
    while (!isOver) {
      const key = randomUUID()
      await place(url, manager, { key, body }).then(
        ({ id }) => answered.push({ key, id }),
        (error: unknown) => refused.push({ key, error }),
      )
    }
  })
  const untilMoreAnswered = async () => {
    const enough = answered.length + 20
    while (answered.length < enough) {
      const unanswered = refused.find(({ error }) => !(error instanceof Refused))
      if (unanswered) throw unanswered.error
      await new Promise((resolve) => setImmediate(resolve))
    }
  }

  try {
    await happen(untilMoreAnswered, refused)
  } finally {
    isOver = true
    await Promise.all(clients)
  }

  for (const { key } of refused) answered.push({ key, id: (await place(url, manager, { key, body })).id })
  const stored = (await listOrders(url, manager, table.id)).map(({ id }) => id)
  return {
    refusedWith: [...new Set(refused.map(({ error }) => (error as Refused).status))],
    lost: answered.filter(({ id }) => !stored.includes(id)),
    twice: answered.length - new Set(answered.map(({ id }) => id)).size,
    unknown: stored.length - before - answered.length,
  }
}
