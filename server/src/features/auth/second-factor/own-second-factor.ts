import { authErrors } from '@brigade/domain/auth/auth.errors.ts'
import type {
  BeginFactor,
  ConfirmFactor,
  EndFactor,
  FactorSetUp,
  NewRecoveryCodes,
  SecondFactor,
} from '@brigade/domain/auth/second-factor.schema.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { App } from '#kit/context/context.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { badRequest, conflict, refuseField } from '#kit/errors/errors.ts'
import { auditPerson } from '../public/audit-person.ts'
import { signedOut } from '../public/access-tokens.ts'
import { type Account, findAccount } from '../public/find-account.ts'
import { removeFactor } from '../public/remove-factor.ts'
import type { SignInTries } from '../sign-in-tries.ts'
import { isOf } from './challenges.ts'
import { confirmSetUp, newSetUp, setUpEnded } from './confirm-set-up.ts'
import { findFactor } from './factor-rows.ts'
import { countRecoveryCodes, newRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { refusedCode, type UsedCode, useCode } from './use-code.ts'

/** A person who manages their own second factor while they are signed in. */
export type Owner = { app: App; tries: SignInTries; user: StaffPrincipal; address: string }

/** Reads the second factor of the caller. */
export async function readOwnFactor({ app, user }: Pick<Owner, 'app' | 'user'>): Promise<SecondFactor> {
  return app.db.read(function* () {
    const factor = yield* findFactor(user.id)
    return {
      isOn: factor !== undefined,
      since: factor?.since ?? null,
      recoveryCodesLeft: yield* countRecoveryCodes(user.id),
      isRequired: app.secondFactors.isRequiredOf(user),
    }
  })
}

/** Begins a set-up. Throws BadRequest for a wrong password or code, TooManyRequests after too many of them. */
export async function beginFactor({ currentPassword, code }: BeginFactor, owner: Owner): Promise<FactorSetUp> {
  const { app, user } = owner
  const account = await confirmedAccount(currentPassword, owner)
  const factor = await app.db.read(() => findFactor(user.id))
  if (factor) {
    if (code === undefined) refuseField({ code: 'codeMissing' }, authErrors)
    await withCode(code, { owner, account })
  }
  return newSetUp(app.secondFactors, { account, factor, isSignIn: false, now: app.clock.now() })
}

/** Confirms a set-up by the first code. Throws BadRequest for a wrong one, Conflict for a set-up that has ended. */
export async function confirmFactor(body: ConfirmFactor, owner: Owner): Promise<NewRecoveryCodes> {
  const { app, tries, user } = owner
  const now = app.clock.now()
  const { challenges, key } = app.secondFactors
  const challenge = challenges.read(body.challenge, now)
  const account = await app.db.read(() => findAccount(user.id))
  if (!account) throw signedOut()
  if (challenge?.for !== 'confirmation' || challenge.isSignIn || !isOf(challenge, account)) throw setUpEnded()
  const recoveryCodes = newRecoveryCodes()
  const confirmation = { account, challenge, code: body.code, recoveryCodes, key, now }
  const isRight = await tries.checkOwnCode(user.id, async () =>
    (await app.db.write(() => confirmSetUp(confirmation), authorIn(owner))) ? true : undefined,
  )
  if (!isRight) throw refusedCode('wrongCode')
  return { recoveryCodes }
}

/** Turns the second factor off. Throws Conflict where the caller must have one, BadRequest as `beginFactor` does. */
export async function endFactor({ currentPassword, code }: EndFactor, owner: Owner): Promise<SecondFactor> {
  const { app, user } = owner
  if (app.secondFactors.isRequiredOf(user)) {
    throw conflict({ message: authErrors.factorRequired, reason: 'factorRequired' })
  }
  const account = await confirmedAccount(currentPassword, owner)
  await withCode(code, { owner, account, allowed: () => removeFactor(account.user) })
  return readOwnFactor(owner)
}

/** Makes new recovery codes. Throws BadRequest for a wrong code. */
export async function renewRecoveryCodes({ code }: { code: string }, owner: Owner): Promise<NewRecoveryCodes> {
  const account = await owner.app.db.read(() => findAccount(owner.user.id))
  if (!account) throw signedOut()
  const recoveryCodes = newRecoveryCodes()
  await withCode(code, { owner, account, allowed: () => replaceOwnCodes(account, recoveryCodes) })
  return { recoveryCodes }
}

function* replaceOwnCodes({ user }: Account, recoveryCodes: readonly string[]): Transaction<void> {
  yield* replaceRecoveryCodes(user.id, recoveryCodes)
  yield* auditPerson('recoveryCodesRenewed', user)
}

async function confirmedAccount(currentPassword: string, { app, user }: Owner): Promise<Account> {
  const account = await app.db.read(() => findAccount(user.id))
  if (!account) throw signedOut()
  if (await app.ownPasswords.isRight(currentPassword, account)) return account
  const message = authErrors.wrongCurrentPassword
  throw badRequest({ message, reason: 'wrongCurrentPassword', fields: { currentPassword: message } })
}

type AllowedByCode = { owner: Owner; account: Account; allowed?: () => Transaction<unknown> }

/** Uses a code of the caller, and runs what it allows in the same transaction. */
async function withCode(code: string, { owner, account: { user }, allowed }: AllowedByCode): Promise<void> {
  const { app, tries } = owner
  const now = app.clock.now()
  let used: UsedCode = { refusal: 'wrongCode' }
  await tries.checkOwnCode(user.id, async () => {
    used = await app.db.write(function* () {
      const outcome = yield* useCode({ user, code, key: app.secondFactors.key, now })
      if ('by' in outcome && allowed) yield* allowed()
      return outcome
    }, authorIn(owner))
    if ('by' in used) return true
    if (used.refusal !== 'factorOff') await app.db.write(() => auditPerson('codeFailed', user), authorIn(owner))
    return undefined
  })
  refuseUsed(used)
}

function refuseUsed(used: UsedCode): void {
  if ('by' in used) return
  if (used.refusal === 'factorOff') throw conflict({ message: authErrors.factorOff, reason: 'factorOff' })
  throw refusedCode(used.refusal)
}

function authorIn({ app, user, address }: Owner) {
  return authorOf(user, { now: app.clock.now(), address })
}
