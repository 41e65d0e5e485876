import { signInLimits } from '@brigade/domain/auth/auth.schema.ts'
import { type TryLimits, WrongTries } from '#kit/wrong-tries.ts'

/** Wrong passwords, counted for the account and for the address that they come from. */
export class SignInTries {
  readonly #ofAddress: WrongTries
  readonly #ofAccount: WrongTries

  constructor(limits: TryLimits = signInLimits) {
    this.#ofAddress = new WrongTries(limits)
    this.#ofAccount = new WrongTries(limits)
  }

  /** Runs a check of a password that gives nothing when it is wrong. A right one clears the account, never the address. */
  async check<T>(
    { account, address }: { account: string; address: string },
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const result = await this.#ofAddress.check(address, () => this.#ofAccount.check(account, check))
    if (result !== undefined) await this.#ofAccount.forget(account)
    return result
  }
}
