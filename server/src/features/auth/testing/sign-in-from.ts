import { demoPassword } from '#seeds/accounts.ts'
import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import type { Answer, TestApp } from '#testing/with-app.ts'

export type SignInRefusal = {
  code: number
  message: string
  data: { reason?: string; fields?: object; retryAfter?: number }
}

/** Signs in over REST, from an address and with a device cookie if they are given. */
export function signInFrom(
  testApp: TestApp,
  email: string,
  { secret = demoPassword, from = '', cookie = '' } = {},
): Promise<Answer<SignedIn & SignInRefusal>> {
  return testApp.request('POST', '/v1/authentication', {
    body: { strategy: 'local', email, password: secret },
    // The test takes the place of a proxy on the same machine, which may name the address that it forwards for.
    headers: { ...(from && { 'x-forwarded-for': from }), ...(cookie && { cookie }) },
  })
}
