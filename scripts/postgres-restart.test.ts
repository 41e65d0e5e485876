import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endConnections } from '../server/testing/end-connections.ts'
import { firstTable, listOrders, place, Refused, signIn, someOrder } from '../server/testing/outside-caller.ts'
import { type SpawnedServer, spawnServer } from '../server/testing/spawn-server.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { type Postgres, startPostgres } from './postgres.ts'

type Answered = { key: string; id: number }

describe.skipIf(!findPostgresPrograms())('a server whose PostgreSQL goes away', () => {
  let postgres: Postgres
  let dataDir: string
  let server: SpawnedServer

  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
    dataDir = await mkdtemp(join(tmpdir(), 'brigade-restart-'))
    // A crash must show: nobody is there to start it again.
    server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' })
  })

  afterAll(async () => {
    await server?.kill('SIGTERM')
    await postgres?.stop()
    if (dataDir) await rm(dataDir, { recursive: true, force: true })
  })

  it('lives on, answers 503 meanwhile, and keeps every order that it answered, once', async () => {
    const { url } = server
    const manager = await signIn(url)
    const table = await firstTable(url, manager)
    const body = { ...(await someOrder(url, manager, table.id)), tableId: table.id }
    const before = (await listOrders(url, manager, table.id)).length
    const answered: Answered[] = []
    const refused: { key: string; error: unknown }[] = []
    let isOver = false
    const clients = Array.from({ length: 8 }, async () => {
      while (!isOver) {
        const key = randomUUID()
        await place(url, manager, key, body).then(
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
      await untilMoreAnswered()
      for (let time = 1; time <= 3; time += 1) {
        await endConnections(postgres.url)
        await untilMoreAnswered()
      }
      for (let time = 1; time <= 2; time += 1) {
        await postgres.restart()
        await untilMoreAnswered()
      }
    } finally {
      isOver = true
      await Promise.all(clients)
    }

    const statuses = new Set(refused.map(({ error }) => (error as Refused).status))
    expect([...statuses]).toEqual([503])
    for (const { key } of refused) answered.push({ key, id: (await place(url, manager, key, body)).id })
    const stored = (await listOrders(url, manager, table.id)).map(({ id }) => id)
    expect(answered.filter(({ id }) => !stored.includes(id))).toEqual([])
    expect(new Set(answered.map(({ id }) => id)).size).toBe(answered.length)
    expect(stored.length - before).toBe(answered.length)
  })
})
