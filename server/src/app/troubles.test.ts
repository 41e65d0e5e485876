import { open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { sqliteFileName } from '#kit/database/sqlite.ts'
import { run } from '#kit/database/transaction.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'

type Refused = { message: string; data: { reason: string; retryAfter: number } }

const writing: Feature = {
  name: 'writing',
  register(app: App) {
    const create = async ({ bytes }: { bytes: number }) => {
      await app.db.write(() => run('INSERT INTO fillings ("bytes") VALUES (?)', new Uint8Array(bytes)))
      return { bytes }
    }
    app.use('v1/fillings', { create } as never)
  },
}

describe('while the database suffers', () => {
  let testApp: TestApp

  beforeEach(async () => {
    // Other tests cover how PostgreSQL goes away and comes back: here the file and its disk fail.
    testApp = await startTestApp({ features: [writing], isLogged: true, database: 'sqlite' })
    await testApp.db.write(() => run('CREATE TABLE fillings ("bytes" BLOB)'))
  })

  afterEach(() => testApp.close())

  it('from a full disk, writes are 503, reads go on, it is not ready, and the log has one line', async () => {
    await limitPages(0)

    const refused = await Promise.all([1, 2, 3].map(() => write(1_000_000)))
    const ready = await testApp.request('GET', '/readyz')

    for (const { status, body, headers } of refused) {
      expect({ status, reason: body.data.reason }).toEqual({ status: 503, reason: 'diskFull' })
      expect(headers.get('retry-after')).toBe(String(body.data.retryAfter))
    }
    expect(ready).toMatchObject({ status: 503, body: { status: 'not ready', reason: 'diskFull' } })
    expect(await testApp.db.one('SELECT count(*) AS total FROM fillings')).toEqual({ total: 0 })
    expect(warnings()).toMatchObject([{ msg: 'The database can not serve', trouble: 'diskFull' }])
    expect(JSON.stringify(testApp.log)).not.toContain('stack')

    await limitPages(1_000_000)
    await vi.waitFor(
      async () => expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 200 }),
      patience,
    )
    expect(await write(1_000_000)).toMatchObject({ status: 201 })
    expect(testApp.log.filter(({ msg }) => msg === 'The database serves again')).toHaveLength(1)
  })

  it('from the lock of another program, others are answered meanwhile, and a write as soon as it is over', async () => {
    const other = lockFile()
    const events: string[] = []

    const written = write(10).then((answer) => (events.push('written'), answer))
    await testApp.request('GET', '/healthz')
    events.push('healthy')
    await testApp.request('GET', '/readyz')
    events.push('ready')
    other.exec('rollback')

    expect(await written).toMatchObject({ status: 201 })
    expect(events).toEqual(['healthy', 'ready', 'written'])
    expect(await testApp.db.one('SELECT count(*) AS total FROM fillings')).toEqual({ total: 1 })
    other.close()
  })

  it('from a lock that lasts, writes are 503 until it is over', async () => {
    const other = lockFile()

    const refused = await Promise.all([write(10), write(11)])

    for (const { status, body } of refused) {
      expect({ status, reason: body.data.reason }).toEqual({ status: 503, reason: 'databaseLocked' })
    }
    expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'databaseLocked' } })
    expect(warnings()).toMatchObject([{ msg: 'The database can not serve', trouble: 'databaseLocked' }])

    other.exec('rollback')
    await vi.waitFor(
      async () => expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 200 }),
      patience,
    )
    expect(await write(10)).toMatchObject({ status: 201 })
    expect(await testApp.db.one('SELECT count(*) AS total FROM fillings')).toEqual({ total: 1 })
    other.close()
  })

  it('from damage, what meets it is 503, and it is not ready until it is started again', async () => {
    await damageFillings()

    const refused = [await write(10), await write(11)]

    for (const { status, body } of refused) {
      expect({ status, reason: body.data.reason }).toEqual({ status: 503, reason: 'databaseDamaged' })
    }
    expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'databaseDamaged' } })
    expect(warnings()).toMatchObject([{ msg: 'The database can not serve', trouble: 'databaseDamaged' }])
    expect(await testApp.db.one('SELECT count(*) AS total FROM write_probes')).toEqual({ total: 0 })
  })

  it('from its file being moved away, writes are 503 instead of lost, and go on when it is back', async () => {
    const file = join(testApp.app.get('dataDir'), sqliteFileName)
    await rename(file, `${file}.old`)

    const refused = [await write(10), await write(11)]

    for (const { status, body } of refused) {
      expect({ status, reason: body.data.reason }).toEqual({ status: 503, reason: 'databaseReadOnly' })
    }
    expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 503, body: { reason: 'databaseReadOnly' } })
    expect(warnings()).toMatchObject([{ msg: 'The database can not serve', trouble: 'databaseReadOnly' }])
    expect(await testApp.db.one('SELECT count(*) AS total FROM fillings')).toEqual({ total: 0 })

    await writeFile(file, '')
    expect(await write(12)).toMatchObject({ status: 503 })
    await rename(`${file}.old`, file)
    await vi.waitFor(
      async () => expect(await testApp.request('GET', '/readyz')).toMatchObject({ status: 200 }),
      patience,
    )
    expect(await write(10)).toMatchObject({ status: 201 })
    expect(await testApp.db.one('SELECT count(*) AS total FROM fillings')).toEqual({ total: 1 })
  })

  const patience = { timeout: 20_000, interval: 50 }

  function write(bytes: number) {
    return testApp.request<Refused>('POST', '/v1/fillings', { body: { bytes } })
  }

  /** Limits the size of SQLite's file, as a full disk would; never below its current size. */
  async function limitPages(pages: number): Promise<void> {
    await testApp.db.many(`PRAGMA max_page_count = ${Math.max(pages, 1)}`)
  }

  /** Overwrites the first page of the table, which is not in memory then. */
  async function damageFillings(): Promise<void> {
    await testApp.db.many('PRAGMA wal_checkpoint(TRUNCATE)')
    const place = await testApp.db.one<{ page: number }>(
      `SELECT "rootpage" AS "page" FROM sqlite_schema WHERE "name" = 'fillings'`,
    )
    const size = await testApp.db.one<{ page_size: number }>('PRAGMA page_size')
    await testApp.db.many('PRAGMA shrink_memory')
    const file = await open(join(testApp.app.get('dataDir'), sqliteFileName), 'r+')
    await file.write(new Uint8Array(size!.page_size).fill(255), 0, size!.page_size, (place!.page - 1) * size!.page_size)
    await file.close()
  }

  function lockFile(): Sqlite.Database {
    const other = new Sqlite(join(testApp.app.get('dataDir'), sqliteFileName))
    other.exec('begin immediate')
    return other
  }

  function warnings() {
    return testApp.log.filter(({ level }) => level === 'warn' || level === 'error' || level === 'fatal')
  }
})

describe('health', () => {
  let testApp: TestApp

  beforeEach(async () => {
    testApp = await startTestApp({ features: [] })
  })

  afterEach(() => testApp.close())

  it.each(['/healthz', '/readyz'])('is read at %s and nothing else, with the headers of the API', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await testApp.request(method, path)
      expect({ method, status: answer.status, allow: answer.headers.get('allow') }).toEqual({
        method,
        status: 405,
        allow: 'GET, HEAD',
      })
    }
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const { headers } = await testApp.request(method, path)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('tells for how long the event loop was held up', async () => {
    expect(await testApp.request('GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ready', eventLoop: { longestDelayMs: expect.any(Number) } },
    })
  })
})
