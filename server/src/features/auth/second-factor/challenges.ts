import { createHash } from 'node:crypto'
import { challengeMinutes } from '@brigade/domain/auth/second-factor.schema.ts'
import { readStored } from '#kit/database/stored-json.ts'
import { derivedKey } from '#kit/settings/derived-key.ts'
import { openSealed, sealText } from '#kit/settings/sealed-text.ts'
import type { Account } from '../public/find-account.ts'

/**
 * The purpose of a challenge: to enter a code, to begin a required set-up, or to confirm a set-up. The last one has the new
 * secret, and the time of the second factor that it replaces.
 */
type Content =
  | { for: 'code' | 'requiredSetUp' }
  | { for: 'confirmation'; secret: string; replaces: string | null; isSignIn: boolean }

export type Challenge = Content & { userId: number; passwordMark: string; expiresAt: number }

export type MadeChallenge = { challenge: string; expiresAt: string }

const context = 'challenge'

/**
 * Makes and reads challenges: what a person holds between the steps of a sign-in or a set-up. They are encrypted and
 * stored nowhere, so every process reads them. They end with their time, and with the password that they were made
 * after.
 */
export class Challenges {
  readonly #key: Buffer

  constructor(secret: string) {
    this.#key = derivedKey(secret, 'challenges of second factors')
  }

  make(content: Content, { account, now }: { account: Account; now: Date }): MadeChallenge {
    const minutes = content.for === 'confirmation' ? challengeMinutes.setUp : challengeMinutes.signIn
    const expiresAt = now.getTime() + minutes * 60_000
    const challenge = { ...content, userId: account.user.id, passwordMark: markOf(account), expiresAt }
    return {
      challenge: sealText(JSON.stringify(challenge), { key: this.#key, context }),
      expiresAt: new Date(expiresAt).toISOString(),
    }
  }

  /** Returns a challenge; undefined for one that this server has not made, or that is too old. */
  read(text: string, now: Date): Challenge | undefined {
    const opened = openSealed(text, { key: this.#key, context })
    if (opened === undefined) return undefined
    // Nobody else has the key, so `make` has written it.
    const challenge = readStored<Challenge>(opened)
    return challenge.expiresAt > now.getTime() ? challenge : undefined
  }
}

/** Returns whether an account still has the password after which a challenge was made, and is active. */
export function isOf(challenge: Challenge, account: Account): boolean {
  return account.user.isActive && account.user.id === challenge.userId && markOf(account) === challenge.passwordMark
}

function markOf({ passwordHash }: Account): string {
  return createHash('sha256').update(passwordHash).digest('base64url').slice(0, 22)
}
