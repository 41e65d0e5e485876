import type { SignedIn } from '@brigade/domain/auth/auth.api.ts'
import { type StaffUser, tokenLifetimes } from '@brigade/domain/auth/auth.schema.ts'
import type { AccessTokens } from './access-tokens.ts'

type Opened = { user: StaffUser; sessionId: string; strategy?: 'local' | 'secondFactor' | 'pin'; now: Date }

/** Returns the answer of a sign-in that has opened a session: its token, and the account. */
export function signedInAs(tokens: AccessTokens, { user, sessionId, strategy = 'local', now }: Opened): SignedIn {
  const claims = { kind: 'staff', sub: String(user.id), sid: sessionId } as const
  const { accessToken, expiresAt } = tokens.sign(claims, { now, hours: tokenLifetimes.staffHours })
  const payload = { ...claims, exp: expiresAt.getTime() / 1000 }
  return { accessToken, authentication: { strategy, payload }, user }
}
