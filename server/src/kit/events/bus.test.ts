import { afterAll, beforeAll, expect, it } from 'vitest'
import { userdataPath } from '@brigade/domain/auth/auth.api.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import { joinedBuses } from '#testing/joined-buses.ts'
import { demoSeed } from '#testing/test-server.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { run } from '../database/transaction.ts'

/** Two processes of one installation; each has its own database here, because only the bus is tested. */
let here: TestApp
let there: TestApp

beforeAll(async () => {
  const [one, other] = joinedBuses(2)
  ;[here, there] = await Promise.all([
    startTestApp({ seed: demoSeed, bus: one }),
    startTestApp({ seed: demoSeed, bus: other }),
  ])
})

afterAll(() => Promise.all([here.close(), there.close()]))

it('brings an event to the screens of every process, once each', async () => {
  const screens = await Promise.all(
    [here, there].map(async (app) => app.connect(await signIn(app, 'manager@hotel.demo'))),
  )
  const heard = screens.map((screen) => screen.next('v1/anything told'))

  here.app.publisher.send({ service: 'v1/anything', event: 'told', data: { id: 1 }, rooms: ['venue:1:orders'] })

  expect(await Promise.all(heard)).toEqual([{ id: 1 }, { id: 1 }])
  expect(screens.map((screen) => screen.heard('v1/anything told').length)).toEqual([1, 1])
})

it('ends the lines of a person, and what is remembered of them, in every process', async () => {
  const token = await signIn(there, 'chief@hotel.demo')
  const screen = await there.connect(token)
  const { id } = await account(there, token)
  await there.db.write(() => run('UPDATE users SET "isActive" = ? WHERE "id" = ?', false, id))
  const closed = new Promise((resolve) => void screen.socket.once('disconnect', resolve))

  here.app.principals.evict({ userId: id })
  here.app.publisher.disconnect({ userId: id })

  await closed
  expect(await there.request('GET', `/${userdataPath}`, { token })).toMatchObject({ status: 401 })
})

async function signIn(app: TestApp, email: string): Promise<string> {
  const body = { strategy: 'local', email, password: 'brigade-demo' }
  return (await app.request<{ accessToken: string }>('POST', '/v1/authentication', { body })).body.accessToken
}

async function account(app: TestApp, token: string): Promise<StaffUser> {
  return (await app.request<StaffUser>('GET', `/${userdataPath}`, { token })).body
}
