import { createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import jwt from 'jsonwebtoken'
import { notAuthenticated } from '#kit/errors/errors.ts'

/**
 * The claims of a token: staff by a session `sid`, a guest by a sitting `st` at a table at the version `tv` of its secret. `n` is the
 * number of the guest's session among those of the table; tokens of earlier versions of Brigade have none.
 */
export type TokenClaims =
  | { kind: 'staff'; sub: string; sid: string }
  | { kind: 'guest'; sub: string; tv: number; st: number; n?: number }

export type VerifiedClaims = TokenClaims & { iat: number; exp: number; jti: string }

export type SignedToken = { accessToken: string; expiresAt: Date }

/** Signs and verifies the tokens of staff and guests. */
export class AccessTokens {
  // With a text instead of a key object, every verification would throw and catch inside.
  readonly #key: KeyObject

  constructor(secret: string) {
    this.#key = createSecretKey(secret, 'utf8')
  }

  sign(claims: TokenClaims, { now, hours }: { now: Date; hours: number }): SignedToken {
    const iat = Math.floor(now.getTime() / 1000)
    const exp = iat + hours * 3600
    const accessToken = jwt.sign({ ...claims, iat, exp, jti: randomUUID() }, this.#key, { algorithm: 'HS256' })
    return { accessToken, expiresAt: new Date(exp * 1000) }
  }

  /** Returns the claims of a valid token; throws NotAuthenticated for any other. */
  verify(accessToken: string, now: Date): VerifiedClaims {
    const claims = this.#read(accessToken, now)
    if (!isVerified(claims)) throw signedOut()
    return claims
  }

  #read(accessToken: string, now: Date): unknown {
    try {
      return jwt.verify(accessToken, this.#key, {
        algorithms: ['HS256'],
        clockTimestamp: Math.floor(now.getTime() / 1000),
      })
    } catch {
      // The answer is the same for every fault (form, signature, age).
      throw signedOut()
    }
  }
}

/** Returns the refusal of a token that is wrong, too old or revoked. */
export function signedOut() {
  return notAuthenticated({ message: authErrors.signedOut, reason: 'signedOut' })
}

declare module '#kit/context/context.ts' {
  interface AppParts {
    /** Signs and verifies tokens. */
    tokens: AccessTokens
  }
}

function isVerified(claims: unknown): claims is VerifiedClaims {
  if (!hasFields(claims)) return false
  const { kind, sub, exp, jti, sid, tv, st, n } = claims
  if (typeof sub !== 'string' || !/^\d{1,10}$/.test(sub) || typeof exp !== 'number' || typeof jti !== 'string')
    return false
  if (kind === 'staff') return typeof sid === 'string'
  const isNumbered = n === undefined || typeof n === 'number'
  return kind === 'guest' && typeof tv === 'number' && typeof st === 'number' && isNumbered
}
