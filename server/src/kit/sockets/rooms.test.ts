import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Socket } from 'socket.io-client'
import { demoSeed } from '#testing/test-server.ts'
import { startTestApp, type TestApp } from '#testing/with-app.ts'
import { checkAgain } from './rooms.ts'

const hotel = 'venue:1:orders'
const noon = new Date('2026-03-04T08:00:00.000Z')

let now: Date
let testApp: TestApp

beforeEach(async () => {
  now = noon
  testApp = await startTestApp({ clock: { now: () => now }, seed: demoSeed })
})

afterEach(() => testApp.close())

async function signIn(email: string) {
  const body = { strategy: 'local', email, password: 'brigade-demo' }
  const answer = await testApp.request<{ accessToken: string; user: { id: number } }>('POST', '/v1/authentication', {
    body,
  })
  return answer.body
}

function members(room: string): number {
  return testApp.app.io.of('/').adapter.rooms.get(room)?.size ?? 0
}

function disconnected(socket: Socket): Promise<string> {
  return new Promise((resolve) => void socket.once('disconnect', resolve))
}

it('lets nobody hear anything before they have signed in', async () => {
  const screen = await testApp.connect()

  testApp.app.publisher.send({ service: 'v1/anything', event: 'created', data: {}, rooms: [hotel] })
  const refused = await screen.client
    .service('v1/order')
    .find()
    .catch((error: unknown) => error)
  await screen.caughtUp()

  expect(refused).toMatchObject({ code: 401 })
  expect(screen.heard('v1/anything created')).toEqual([])
  expect(members(hotel)).toBe(0)
})

it('has a screen in its rooms by the time that the sign-in is answered', async () => {
  const { accessToken } = await signIn('manager@hotel.demo')

  await testApp.connect(accessToken)

  expect(members(hotel)).toBe(1)
  expect(members('venue:2:orders')).toBe(0)
})

it('leaves the rooms on signing out and keeps the line for the next person', async () => {
  const { accessToken } = await signIn('manager@hotel.demo')
  const screen = await testApp.connect(accessToken)

  await screen.client.logout()
  const refused = await screen.client
    .service('v1/order')
    .find()
    .catch((error: unknown) => error)

  expect(members(hotel)).toBe(0)
  expect(refused).toMatchObject({ code: 401 })
  await screen.client.authenticate({
    strategy: 'jwt',
    accessToken: (await signIn('manager@restaurant.demo')).accessToken,
  })
  expect(members('venue:2:orders')).toBe(1)
})

it('changes rooms when somebody else signs in on the same line', async () => {
  const screen = await testApp.connect((await signIn('manager@hotel.demo')).accessToken)

  await screen.client.authenticate({
    strategy: 'jwt',
    accessToken: (await signIn('manager@restaurant.demo')).accessToken,
  })

  expect([members(hotel), members('venue:2:orders')]).toEqual([0, 1])
})

it('closes the line of a session that is ended elsewhere', async () => {
  const { accessToken } = await signIn('manager@hotel.demo')
  const screen = await testApp.connect(accessToken)
  const other = await testApp.connect((await signIn('manager@hotel.demo')).accessToken)

  const closing = disconnected(screen.socket)
  await testApp.request('DELETE', '/v1/authentication', { token: accessToken })

  expect(await closing).toBe('io server disconnect')
  expect(other.socket.connected).toBe(true)
  expect(members(hotel)).toBe(1)
})

it('closes the lines of one user, or of one table', async () => {
  const manager = await signIn('manager@hotel.demo')
  const waiter = await signIn('waiter@hotel.demo')
  const [managersScreen, waitersScreen] = [
    await testApp.connect(manager.accessToken),
    await testApp.connect(waiter.accessToken),
  ]

  const closing = disconnected(managersScreen.socket)
  testApp.app.publisher.disconnect({ tableId: manager.user.id })
  testApp.app.publisher.disconnect({ userId: manager.user.id })

  expect(await closing).toBe('io server disconnect')
  expect(waitersScreen.socket.connected).toBe(true)
})

it('closes the line when the token expires', async () => {
  const { accessToken } = await signIn('manager@hotel.demo')
  const { exp } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as { exp: number }
  now = new Date(exp * 1000 - 300)
  const screen = await testApp.connect()
  const closing = disconnected(screen.socket)

  // This is so late that the answer may not arrive.
  await Promise.race([screen.client.authenticate({ strategy: 'jwt', accessToken }), closing])

  expect(await closing).toBe('io server disconnect')
})

it('tells nothing to a screen whose token has expired by a clock that was set forward, and closes its line', async () => {
  const { accessToken } = await signIn('manager@hotel.demo')
  const screen = await testApp.connect(accessToken)
  const closing = disconnected(screen.socket)

  now = new Date(noon.getTime() + 24 * 3_600_000)
  expect(await testApp.request('GET', '/v1/userdata', { token: accessToken })).toMatchObject({ status: 401 })
  testApp.app.publisher.send({ service: 'v1/anything', event: 'created', data: {}, rooms: [hotel] })

  expect(await closing).toBe('io server disconnect')
  expect(screen.heard('v1/anything created')).toEqual([])
})

it('closes the line of a session that ended while the clock was ahead, once it is right again', async () => {
  const { accessToken, user } = await signIn('manager@hotel.demo')
  now = new Date(noon.getTime() + 3_600_000)
  const screen = await testApp.connect(accessToken)
  const closing = disconnected(screen.socket)

  await testApp.db.write(function* () {
    yield { sql: 'DELETE FROM sessions WHERE "userId" = ?', params: [user.id] }
  })
  now = noon
  await checkAgain(testApp.app, testApp.app.io)

  expect(await closing).toBe('io server disconnect')
  expect(await testApp.request('GET', '/v1/userdata', { token: accessToken })).toMatchObject({ status: 401 })
})

it('finds out by itself that a session ended in another process, or that a person works elsewhere now', async () => {
  const manager = await signIn('manager@hotel.demo')
  const waiter = await signIn('waiter@hotel.demo')
  const [managersScreen] = [await testApp.connect(manager.accessToken), await testApp.connect(waiter.accessToken)]
  const closing = disconnected(managersScreen.socket)

  await testApp.db.write(function* () {
    yield { sql: 'DELETE FROM sessions WHERE "userId" = ?', params: [manager.user.id] }
    yield { sql: 'UPDATE user_venues SET "restaurantId" = 2 WHERE "userId" = ?', params: [waiter.user.id] }
  })
  now = new Date(noon.getTime() + 60_000)
  await checkAgain(testApp.app, testApp.app.io)

  expect(await closing).toBe('io server disconnect')
  expect([members(hotel), members('venue:2:orders')]).toEqual([0, 1])
})

it('is not brought back by a look that began before somebody else signed in', async () => {
  const manager = await signIn('manager@hotel.demo')
  const other = await signIn('manager@restaurant.demo')
  const screen = await testApp.connect(manager.accessToken)
  const { principals, io } = testApp.app
  const asked = principals.fromToken.bind(principals)
  const gate = Promise.withResolvers<void>()
  principals.fromToken = async (token) => {
    const principal = await asked(token)
    if (token === manager.accessToken) await gate.promise
    return principal
  }

  const looked = checkAgain(testApp.app, io)
  await screen.client.service('v1/authentication').create({ strategy: 'jwt', accessToken: other.accessToken })
  gate.resolve()
  await looked

  expect(members(hotel)).toBe(0)
  expect(members('venue:2:orders')).toBe(1)
})
