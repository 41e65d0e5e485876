import { can } from '@brigade/domain/access/permissions.ts'
import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { notAuthenticated } from '#kit/errors/errors.ts'
import { Challenges } from '../second-factor/challenges.ts'
import { findFactor } from '../second-factor/factor-rows.ts'
import type { Account } from './find-account.ts'

declare module '#kit/context/context.ts' {
  interface AppParts {
    secondFactors: SecondFactors
  }
}

/** The step that a person with the right password still needs before a session is opened. */
export type NeededStep = 'code' | 'requiredSetUp'

type Options = { secret: string; key: Buffer; isRequired: boolean }

/** Decides which accounts need a second step to sign in. */
export class SecondFactors {
  readonly challenges: Challenges
  /** Encrypts the secrets of authenticator apps. */
  readonly key: Buffer
  readonly #isRequired: boolean

  constructor({ secret, key, isRequired }: Options) {
    this.challenges = new Challenges(secret)
    this.key = key
    this.#isRequired = isRequired
  }

  /** Returns whether accounts of a role must have a second factor. */
  isRequiredOf({ role }: Pick<StaffUser, 'role'>): boolean {
    return this.#isRequired && can({ role }, 'account:secondFactor')
  }

  /** Returns the step that an account still needs. */
  *neededFor(user: Pick<StaffUser, 'id' | 'role'>): Transaction<NeededStep | undefined> {
    if (yield* findFactor(user.id)) return 'code'
    return this.isRequiredOf(user) ? 'requiredSetUp' : undefined
  }

  /**
   * Returns the refusal of a sign-in that needs another step, with the challenge of that step, and with what its page
   * needs of the account: the language, and whether `npm run admin:reset` can help.
   */
  refusalOf(needed: NeededStep, of: { account: Account; now: Date }) {
    const { language, role } = of.account.user
    const extras = { ...this.challenges.make({ for: needed }, of), language, isAdmin: role === 'admin' }
    const reason = needed === 'code' ? 'secondFactorNeeded' : 'secondFactorSetUpNeeded'
    return notAuthenticated({ message: authErrors[reason], reason, extras })
  }
}
