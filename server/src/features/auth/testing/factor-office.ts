import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { demoPassword } from '#seeds/accounts.ts'
import type { Settings } from '#kit/settings/settings.ts'
import { codeAt, type SetUpFactor, setUpFactorOf } from '#testing/authenticator.ts'
import { noon, startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Answer } from '#testing/with-app.ts'

export type FactorRefusal = {
  code: number
  data: { reason?: string; challenge: string; expiresAt?: string; codes?: object; retryAfter?: number }
}

/** The answer of a sign-in, or its refusal. */
export type SignInAnswer = Answer<SignedIn & FactorRefusal>

export type FactorOwner = SetUpFactor & { token: string }

/** The demo with a clock of its own, and people with authenticator apps. */
export type FactorOffice = {
  testServer: TestServer
  /** Moves the clock forward. */
  wait(seconds: number): void
  /** Returns the code that an authenticator app shows, now or some seconds ahead. */
  codeOf(secret: string, ahead?: number): string
  signIn(email: string, headers?: Record<string, string>): Promise<SignInAnswer>
  /** Enters the right password, and returns the challenge. */
  challengeOf(email: string): Promise<string>
  pass(challenge: string, code: string, headers?: Record<string, string>): Promise<SignInAnswer>
  call<T>(path: string, token: string, body: object): Promise<Answer<T & FactorRefusal>>
  /** Sets up the second factor of a person who is not asked for one yet. */
  setUp(email: string): Promise<FactorOwner>
}

export const password = demoPassword

export async function startFactorOffice(settings: Partial<Settings> = {}): Promise<FactorOffice> {
  let now = noon
  const testServer = await startTestServer(settings, { now: () => now })
  const office: FactorOffice = {
    testServer,
    wait: (seconds) => void (now = new Date(now.getTime() + seconds * 1_000)),
    codeOf: (secret, ahead = 0) => codeAt(secret, new Date(now.getTime() + ahead * 1_000)),
    signIn: (email, headers = {}) =>
      testServer.request('POST', '/v1/authentication', { headers, body: { strategy: 'local', email, password } }),
    challengeOf: async (email) => (await office.signIn(email)).body.data.challenge,
    pass: (challenge, code, headers = {}) =>
      testServer.request('POST', '/v1/authentication', {
        headers,
        body: { strategy: 'secondFactor', challenge, code },
      }),
    call: (path, token, body) => testServer.request('POST', `/v1/${path}`, { token, body }),
    async setUp(email) {
      const token = (await office.signIn(email)).body.accessToken
      return { token, ...(await setUpFactorOf(testServer, { token, at: now })) }
    },
  }
  return office
}
