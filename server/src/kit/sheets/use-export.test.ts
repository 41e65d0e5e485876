import { exportDataPath } from '@brigade/domain/menus/bulk/bulk.api.ts'
import { demoSeed } from '#testing/test-server.ts'
import { readXlsx } from '#testing/read-xlsx.ts'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { authFeature } from '#features/auth/auth.feature.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import type { Sheet } from './sheet.ts'
import { useExport } from './use-export.ts'

const now = new Date('2026-03-04T08:00:00.000Z')

let testApp: TestApp
let admin: string
let parts: () => Sheet<number>['parts']

beforeAll(async () => {
  const numbers: Pick<Sheet<number>, 'sheetName' | 'language' | 'columns'> = {
    sheetName: 'numbers',
    language: 'en',
    columns: [{ header: 'text', cell: (number) => `Number ${number} ${Math.sin(number)}` }],
  }
  testApp = await startTestApp({
    isLogged: true,
    clock: { now: () => now },
    seed: demoSeed,
    features: [
      authFeature,
      {
        name: 'numbers',
        register: (app) =>
          useExport(app, exportDataPath, async ({ fileName }) => ({ ...numbers, fileName, parts: parts() })),
      },
    ],
  })
  const { body } = await testApp.request<{ accessToken: string }>('POST', '/v1/authentication', {
    body: { strategy: 'local', email: 'admin@brigade.demo', password: 'brigade-demo' },
  })
  admin = body.accessToken
})

afterAll(() => testApp.close())

function download(): Promise<Response> {
  return fetch(`${testApp.url}/${exportDataPath}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fileName: 'Numbers', moduleName: 'menus', restaurantId: 1 }),
  })
}

function brokenOff(): unknown[] {
  return testApp.log.filter(({ msg }) => msg === 'An answer broke off')
}

function countUpTo(count: number, each = 1000): number[][] {
  return Array.from({ length: count / each }, (_, part) =>
    Array.from({ length: each }, (_, place) => part * each + place),
  )
}

it('gives a sheet of many rows as a file that is written while it is read', async () => {
  parts = () => countUpTo(30_000)

  const answer = await download()
  const cells = readXlsx(new Uint8Array(await answer.arrayBuffer()))

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toContain('filename="Numbers.xlsx"')
  expect(answer.headers.get('content-length')).toBeNull()
  expect(cells).toHaveLength(30_001)
  expect(cells[30_000]).toEqual([`Number 29999 ${Math.sin(29_999)}`])
})

it('breaks off where the rows can’t be had, so that half of them are not taken for all', async () => {
  parts = function* () {
    yield* countUpTo(30_000)
    throw new Error('The rows are gone')
  }

  const answer = await download()

  await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
  expect(brokenOff()).toHaveLength(1)
})

it('asks for no more rows when who asked has gone, which is no error', async () => {
  const before = brokenOff().length
  const [asked, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  parts = function* () {
    asked.resolve()
    try {
      for (;;) yield* countUpTo(1000)
    } finally {
      ended.resolve()
    }
  }

  const answer = await download()
  // If the caller leaves before that, no rows are requested at all.
  await asked.promise
  await answer.body?.cancel()

  await expect(ended.promise).resolves.toBeUndefined()
  await expect.poll(() => testApp.app.callsRunning).toBe(0)
  expect(brokenOff()).toHaveLength(before)
})

it('writes two of a person at a time; the next when one of them was read, or is wanted no more', async () => {
  const { app, request } = testApp
  const { body: me } = await request<{ id: number }>('GET', '/v1/userdata', { token: admin })
  const asking = { who: `files of staff ${me.id}`, isGone: () => false }
  const [first, second] = [await app.listQueue.begin(asking), await app.listQueue.begin(asking)]
  const happened: string[] = []
  parts = () => (happened.push('begun'), countUpTo(1000))

  const waiting = download()
  await expect.poll(() => app.callsRunning).toBe(1)
  // A list of the same caller is served in between.
  expect((await request('GET', '/v1/userdata', { token: admin })).status).toBe(200)
  happened.push('turn over')
  first()
  await (await waiting).body?.cancel()
  await (await download()).arrayBuffer()
  second()
  for (let file = 0; file < 3; file += 1) await (await download()).arrayBuffer()

  expect(happened).toEqual(['turn over', ...Array.from({ length: 5 }, () => 'begun')])
})

it('says so in time where those before it are not read, and gives the next once they are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { app, request } = testApp
  const { body: me } = await request<{ id: number }>('GET', '/v1/userdata', { token: admin })
  const asking = { who: `files of staff ${me.id}`, isGone: () => false }
  const ends = [await app.listQueue.begin(asking), await app.listQueue.begin(asking)]
  parts = () => countUpTo(1000)

  const waiting = download()
  await expect.poll(() => app.callsRunning).toBe(1)
  vi.advanceTimersByTime(20_000)

  const refused = await waiting
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('20')
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('other downloads in progress'),
    data: { reason: 'filesUnderWay' },
  })
  for (const end of ends) end()
  expect((await download()).status).toBe(200)
})
