import { request } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { Job } from '@brigade/domain/jobs/jobs.schema.ts'
import { type TestServer, noon, startTestServer } from '#testing/test-server.ts'
import { run } from '../database/transaction.ts'

/** Enough records for a megabyte of JSON. */
const records = 4000

let testServer: TestServer
let admin: string

beforeAll(async () => {
  testServer = await startTestServer()
  admin = await testServer.signIn('admin@brigade.demo')
  await testServer.db.write(function* () {
    yield* run('DELETE FROM jobs')
    for (let job = 0; job < records; job += 1)
      yield* run(
        `INSERT INTO jobs ("kind", "payload", "state", "lastError", "runAt", "createdAt", "updatedAt") VALUES ('test:sing', '{}', 'failed', ?, ?, ?, ?)`,
        `لا ورق في الطابعة ${job}`,
        ...[noon, noon, noon].map((at) => at.toISOString()),
      )
  })
})

afterEach(() => vi.restoreAllMocks())

afterAll(() => testServer.close())

it('are the same over both transports, and never made in one go', async () => {
  const { client } = await testServer.connect(admin)
  const stringify = vi.spyOn(JSON, 'stringify')

  const overSocket = (await client.service('v1/jobs').find({ query: { skipPaginate: true } })) as Job[]
  const { body } = await testServer.request<Job[]>('GET', '/v1/jobs?skipPaginate=true', { token: admin })

  const longest = Math.max(...stringify.mock.results.map(({ value }) => String(value).length))
  expect(overSocket).toHaveLength(records)
  expect(overSocket[0]).toMatchObject({ lastError: `لا ورق في الطابعة ${records - 1}` })
  expect(body).toEqual(overSocket)
  expect(longest).toBeLessThan(JSON.stringify(body).length / 20)
})

const comings = {
  'the socket': async () => {
    const { socket } = await testServer.connect(admin)
    const sockets = () => testServer.app.io.of('/').sockets
    const { size } = sockets()
    socket.emit('find', 'v1/jobs', { skipPaginate: true }, () => undefined)
    return async () => {
      socket.disconnect()
      await expect.poll(() => sockets().size).toBe(size - 1)
    }
  },
  HTTP: async () => {
    const { admission } = testServer.app
    const enter = admission.enter.bind(admission)
    let hasLeft = false
    vi.spyOn(admission, 'enter').mockImplementationOnce((...load) => {
      const leave = enter(...load)
      return () => {
        hasLeft = true
        leave()
      }
    })
    const asking = request(`${testServer.url}/v1/jobs?skipPaginate=true`, {
      headers: { authorization: `Bearer ${admin}` },
    })
    asking.on('error', () => {}).end()
    return async () => {
      asking.destroy()
      await expect.poll(() => hasLeft).toBe(true)
    }
  },
} as const

it.each(Object.entries(comings))('are not made for who has gone from %s while they waited', async (_, come) => {
  const { app, request: ask } = testServer
  const { body: me } = await ask<{ id: number }>('GET', '/v1/userdata', { token: admin })
  const first = { who: `staff ${me.id}`, isGone: () => false }
  const ends = [await app.listQueue.begin(first), await app.listQueue.begin(first)]
  const leave = await come()
  await expect.poll(() => app.callsRunning).toBe(1)

  await leave()
  const listed = vi.spyOn(app.db, 'list')
  const later = ask('GET', '/v1/jobs?$limit=0', { token: admin })
  for (const end of ends) end()

  expect(await later).toMatchObject({ status: 200, body: { total: records } })
  await expect.poll(() => app.callsRunning).toBe(0)
  expect(listed).not.toHaveBeenCalled()
})

it('wait for their turn where they are sums of as much, too', async () => {
  const { app, request: ask } = testServer
  const organization = await testServer.signIn('organization@brigade.demo')
  const { body: me } = await ask<{ id: number }>('GET', '/v1/userdata', { token: admin })
  const asking = { who: `staff ${me.id}`, isGone: () => false }
  const ends = [await app.listQueue.begin(asking), await app.listQueue.begin(asking)]
  const sum = (token: string) =>
    ask('POST', '/v1/orderTotals', { token, body: { from: '2025-05-01', to: '2026-04-30' } })
  const happened: string[] = []

  const summed = sum(admin).then(({ status }) => happened.push(`summed: ${status}`))
  await expect.poll(() => app.callsRunning).toBe(1)
  await sum(organization)
  happened.push('turns over')
  for (const end of ends) end()
  await summed

  expect(happened).toEqual(['turns over', 'summed: 200'])
})
