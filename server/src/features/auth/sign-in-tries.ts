import { codeLimits } from '@brigade/domain/auth/second-factor.schema.ts'
import { addressSlowDown, accountSlowDown, signInLimits } from '@brigade/domain/auth/auth.schema.ts'
import type { Bus } from '#kit/events/bus.ts'
import { networkOf } from '#kit/admission/client-address.ts'
import { FailedSignIns } from './audit-sign-ins.ts'
import { WrongTries } from './public/wrong-tries.ts'
import { isKnownTo, type KnownDevice } from './known-devices.ts'
import { SlowDown } from './slow-down.ts'

export type SignInAttempt = { account: string; address: string; device?: KnownDevice }

/** `isGuess` is false for a recovery code, which nobody can guess. */
export type CodeAttempt = SignInAttempt & { isGuess: boolean }

type Check<T> = () => Promise<T | undefined>

/**
 * The counts of wrong passwords, which make guessing slow without letting other people lock an account's owner out. An account is locked
 * only for the address that was wrong too often at it. Whole accounts and addresses are only slowed down, and devices that an account
 * signed in with before not even that.
 */
export class SignInTries {
  readonly #locks: WrongTries
  readonly #ofAccount: SlowDown
  readonly #ofAddress: SlowDown
  readonly #codes: WrongTries
  /** Writes failed sign-ins to the audit log. */
  readonly failures = new FailedSignIns()

  constructor({ bus, pause }: { bus: Bus; pause?: (milliseconds: number) => Promise<unknown> }) {
    this.#locks = new WrongTries(signInLimits, { bus, of: 'sign-ins' })
    this.#codes = new WrongTries(codeLimits, { bus, of: 'codes of accounts' })
    this.#ofAccount = new SlowDown(accountSlowDown, { bus, of: 'sign-ins of accounts', pause })
    this.#ofAddress = new SlowDown(addressSlowDown, { bus, of: 'sign-ins from addresses', pause })
  }

  /**
   * Runs a check of a password, which returns undefined if it is wrong. Throws TooManyRequests while this account is locked for this
   * caller.
   */
  async check<T>({ account, address, device }: SignInAttempt, check: Check<T>): Promise<T | undefined> {
    if (isKnownTo(device, account)) return this.#checkLocked(`device ${device.id} ${account}`, check)
    const network = networkOf(address)
    return this.#checkLocked(`address ${network} ${account}`, () => this.#checkSlowly({ account, network }, check))
  }

  /**
   * Runs a check of a code, for a person who knows the password. A device that the account signed in with before has
   * tries of its own, so that nobody else's wrong codes keep its owner out. Throws TooManyRequests while this account
   * is locked for this caller.
   */
  async checkCode<T>({ account, address, device, isGuess }: CodeAttempt, check: Check<T>): Promise<T | undefined> {
    if (isKnownTo(device, account)) return this.#checkLocked(`code device ${device.id} ${account}`, check)
    const guess = isGuess ? () => this.#codes.check(account, check) : check
    return this.#checkLocked(`code address ${networkOf(address)} ${account}`, guess)
  }

  /** Checks a code of a person who is signed in. This does not affect anyone's sign-in. */
  async checkOwnCode<T>(userId: number, check: Check<T>): Promise<T | undefined> {
    const key = `own code ${userId}`
    return this.#checkLocked(key, () => this.#codes.check(key, check))
  }

  async #checkLocked<T>(key: string, check: Check<T>): Promise<T | undefined> {
    const result = await this.#locks.check(key, check)
    if (result !== undefined) await this.#locks.forget(key)
    return result
  }

  /**
   * Checks a password after the delays of its account and address. A right one clears the account, never the address: otherwise an
   * account of the attacker's own would clear the way for guesses at others.
   */
  async #checkSlowly<T>({ account, network }: { account: string; network: string }, check: Check<T>) {
    await Promise.all([this.#ofAccount.wait(account), this.#ofAddress.wait(network)])
    const result = await check()
    if (result === undefined) await Promise.all([this.#ofAccount.count(account), this.#ofAddress.count(network)])
    else await this.#ofAccount.forget(account)
    return result
  }
}
