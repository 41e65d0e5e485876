import {
  beginFactorPath,
  beginRequiredFactorPath,
  confirmFactorPath,
  endFactorPath,
  renewRecoveryCodesPath,
  secondFactorPath,
} from '@brigade/domain/auth/second-factor.api.ts'
import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { SignInTries } from '../sign-in-tries.ts'
import { newSetUp } from './confirm-set-up.ts'
import { beginFactor, confirmFactor, endFactor, readOwnFactor, renewRecoveryCodes } from './own-second-factor.ts'
import { accountOfChallenge, challengeEnded } from './pass-second-factor.ts'

/** Registers the calls by which people manage the second factor of their own account. */
export function registerSecondFactor(app: App, tries: SignInTries): void {
  useService(app, secondFactorPath, { find: ({ user }) => readOwnFactor({ app, user }) })

  useService(app, beginFactorPath, {
    create: (body, { user, ip: address }) => beginFactor(body, { app, tries, user, address }),
  })

  useService(app, beginRequiredFactorPath, { create: ({ challenge }) => beginRequiredFactor(challenge, app) })

  useService(app, confirmFactorPath, {
    create: (body, { user, ip: address }) => confirmFactor(body, { app, tries, user, address }),
  })

  useService(app, endFactorPath, {
    create: (body, { user, ip: address }) => endFactor(body, { app, tries, user, address }),
  })

  useService(app, renewRecoveryCodesPath, {
    create: (body, { user, ip: address }) => renewRecoveryCodes(body, { app, tries, user, address }),
  })
}

/** Begins the set-up that a sign-in requires. Throws NotAuthenticated for any challenge but that of such a sign-in. */
async function beginRequiredFactor(text: string, { db, clock, secondFactors }: App): Promise<FactorSetUp> {
  const now = clock.now()
  const challenge = secondFactors.challenges.read(text, now)
  const account = await accountOfChallenge(challenge, db)
  if (challenge?.for !== 'requiredSetUp' || !account) throw challengeEnded()
  // Someone who has set it up since then signs in again, by a code.
  if ((await db.read(() => secondFactors.neededFor(account.user))) !== 'requiredSetUp') throw challengeEnded()
  return newSetUp(secondFactors, { account, factor: undefined, isSignIn: true, now })
}
