import { signInLimits } from '@brigade/domain/auth/auth.schema.ts'
import type { Bus } from '#kit/events/bus.ts'
import type { Account } from './find-account.ts'
import { isPasswordOf } from './passwords.ts'
import { WrongTries } from './wrong-tries.ts'

declare module '#kit/context/context.ts' {
  interface AppParts {
    ownPasswords: OwnPasswords
  }
}

/**
 * Checks the passwords of people who are signed in and enter theirs again. The wrong ones of a person are counted together, whatever they
 * are asked for, and affect no sign-in.
 */
export class OwnPasswords {
  readonly #tries: WrongTries

  constructor({ bus }: { bus: Bus }) {
    this.#tries = new WrongTries(signInLimits, { bus, of: 'own passwords' })
  }

  /** Returns whether a password is that of the account. Throws TooManyRequests after too many wrong ones. */
  async isRight(password: string, { user, passwordHash }: Account): Promise<boolean> {
    const key = String(user.id)
    const isRight = await this.#tries.check(key, async () =>
      (await isPasswordOf(passwordHash, password)) ? true : undefined,
    )
    if (isRight) await this.#tries.forget(key)
    return isRight === true
  }
}
