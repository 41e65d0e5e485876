import type { NewSharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { demoPassword } from '#seeds/accounts.ts'
import { noon, startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

export type PinAnswer = {
  accessToken: string
  user: { id: number; fname: string }
  authentication: { strategy: string }
  code: number
  data: { reason?: string; retryAfter?: number; lockedUntil?: string; fields?: Record<string, string> }
}

type Asked = [method: string, address: string, token?: string, body?: object]

/** A venue's people with PINs, and their shared devices, on the real server with a clock that the test moves. */
export type Lobby = {
  testServer: TestServer
  minutesLater(minutes: number): void
  idOf(email: string): Promise<number>
  share(body?: object, email?: string): Promise<NewSharedDevice & { token: string }>
  setPin(email: string, pin: string): Promise<void>
  use(token: string, userId: number, pin: string): Promise<Answer<PinAnswer>>
  ask<T = Record<string, unknown>>(...asked: Asked): Promise<Answer<T>>
}

export const [waiter, orderTaker, chief] = ['waiter@hotel.demo', 'ordertaker@hotel.demo', 'chief@hotel.demo'] as const

export async function openLobby(): Promise<Lobby> {
  let now = noon
  const testServer = await startTestServer({}, { now: () => now })

  function ask<T>(...[method, address, token, body]: Asked): Promise<Answer<T>> {
    return testServer.request<T>(method, address, { ...(token && { token }), ...(body && { body }) })
  }

  async function idOf(email: string): Promise<number> {
    return (await testServer.db.one<{ id: number }>('SELECT "id" FROM users WHERE "email" = ?', email))!.id
  }

  return {
    testServer,
    ask,
    idOf,
    minutesLater: (minutes) => (now = new Date(now.getTime() + minutes * 60_000)),
    async share(body = {}, email = 'manager@hotel.demo') {
      const token = await testServer.signIn(email)
      const answer = await ask<NewSharedDevice>('POST', '/v1/shared-devices', token, {
        restaurantId: 1,
        name: 'Bar tablet',
        ...body,
      })
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
      return { ...answer.body, token: answer.body.token! }
    },
    async setPin(email, pin) {
      const token = await testServer.signIn(email)
      const answer = await ask('POST', '/v1/own-pin', token, { pin, currentPassword: demoPassword })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    },
    use: (token, userId, pin) => ask('POST', '/v1/use/pin', undefined, { token, userId, pin }),
  }
}
