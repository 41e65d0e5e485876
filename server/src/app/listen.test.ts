import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Feature } from '#kit/context/feature.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'

/** The functions that end the running calls of the slow service. */
let endings: (() => void)[]

/** A slow service, and one with a fault. */
const slowFeature: Feature = {
  name: 'slow',
  register(app) {
    const find = () => new Promise((resolve) => void endings.push(() => resolve({ isDone: true })))
    app.use('v1/slow', { find }, { methods: ['find'] })
    app.use('v1/faulty', { find: () => Promise.reject(new Error('inner detail')) }, { methods: ['find'] })
  },
}

let testApp: TestApp

beforeEach(async () => {
  endings = []
  testApp = await startTestApp({ features: [slowFeature], isLogged: true })
})

afterEach(() => testApp.close())

it('ends what runs before it stops, and takes nothing new', async () => {
  const screen = await testApp.connect()
  const running = [testApp.request('GET', '/v1/slow'), screen.client.service('v1/slow').find()]
  await expect.poll(() => endings.length).toBe(2)

  const stopping = testApp.stop()
  const late = await testApp.request('GET', '/healthz').then(
    ({ headers }) => headers.get('connection'),
    () => 'refused',
  )
  for (const end of endings) end()

  expect(await Promise.all(running)).toMatchObject([{ status: 200, body: { isDone: true } }, { isDone: true }])
  await stopping
  expect(['refused', 'close']).toContain(late)
  await expect(testApp.request('GET', '/healthz')).rejects.toThrow('fetch failed')
})

it('closes sockets so that they come back by themselves', async () => {
  const screen = await testApp.connect()
  const reason = new Promise((resolve) => void screen.socket.once('disconnect', resolve))

  await testApp.app.io.engine.close()

  expect(await reason).toBe('transport close')
})

it('says of a fault no more than an id, under which the log tells all', async () => {
  const { status, body } = await testApp.request<{ message: string; data: { requestId: string } }>('GET', '/v1/faulty')

  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('inner detail')
  const line = testApp.log.find(({ level, requestId }) => level === 'error' && requestId === body.data.requestId)
  expect(line).toMatchObject({ err: { message: 'inner detail', stack: expect.stringContaining('listen.test.ts') } })
})

it('says the same of it over the socket', async () => {
  const screen = await testApp.connect()

  const error = await screen.client
    .service('v1/faulty')
    .find()
    .catch((reason: unknown) => reason)

  expect(error).toMatchObject({ code: 500, data: { requestId: expect.any(String) } })
  expect(JSON.stringify(error)).not.toContain('inner detail')
})
