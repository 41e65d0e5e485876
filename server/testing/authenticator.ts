import type { FactorSetUp, NewRecoveryCodes } from '@brigade/domain/auth/second-factor.schema.ts'
import { TOTP } from 'otpauth'
import { demoPassword } from '#seeds/accounts.ts'
import type { TestApp } from './with-app.ts'

export type SetUpFactor = { secret: string; recoveryCodes: string[] }

/** Returns the code that an authenticator app shows at a time. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() })
}

/** Returns the body that confirms a second factor which a person of the demo begins to set up. */
export async function beginFactorOf(testApp: TestApp, { token, at }: { token: string; at: Date }) {
  const asked = { token, body: { currentPassword: demoPassword } }
  const { body } = await testApp.request<FactorSetUp>('POST', '/v1/begin/second-factor', asked)
  return { secret: body.secret, confirmation: { challenge: body.challenge, code: codeAt(body.secret, at) } }
}

/** Sets up the second factor of a person of the demo. */
export async function setUpFactorOf(testApp: TestApp, of: { token: string; at: Date }): Promise<SetUpFactor> {
  const { secret, confirmation: body } = await beginFactorOf(testApp, of)
  const asked = { token: of.token, body }
  const confirmed = await testApp.request<NewRecoveryCodes>('POST', '/v1/confirm/second-factor', asked)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes }
}
