import {
  authenticationPath,
  passwordPath,
  userdataPath,
  usersPath,
  versionPath,
} from '@brigade/domain/auth/auth.api.ts'
import type { StaffUser } from '@brigade/domain/auth/auth.schema.ts'
import type { StaffPrincipal } from '@brigade/domain/access/principal.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { notFound } from '#kit/errors/errors.ts'
import { changePassword } from './change-password.ts'
import { patchOwnAccount } from './patch-own-account.ts'
import { programVersion } from './program-version.ts'
import { ownAccount } from './find-principal.ts'

/** Registers the calls by which people manage their own account, and the program's version. */
export function registerAccountServices(app: App): void {
  const { db, clock, tokens, principals, transactionHooks } = app

  useService(app, userdataPath, {
    find: ({ user }) => ownAccount(db, user.id),
  })

  useService(app, usersPath, {
    get: async (id, { user }) => {
      assertOwn(id, user)
      return ownAccount(db, user.id)
    },

    patch: async (id, body, { user, ip }) => {
      assertOwn(id, user)
      const author = authorOf(user, { now: clock.now(), address: ip })
      const { before, account } = await db.write(
        () => patchOwnAccount({ userId: user.id, body, transactionHooks, now: clock.now() }),
        author,
      )
      principals.evict({ userId: user.id })
      const [from, to] = [fullNameOf(before), fullNameOf(account)]
      if (from !== to) app.log.info({ userId: user.id, from, to }, 'A member of staff changed their name')
      return account
    },
  })

  useService(app, passwordPath, {
    create: async (body, params) => {
      const { user, provider, connection } = params
      const changed = await changePassword({
        db,
        tokens,
        ownPasswords: app.ownPasswords,
        userId: user.id,
        body,
        address: params.ip,
        now: clock.now(),
      })
      principals.evict({ userId: user.id })
      const { accessToken, endedSessionIds } = changed
      // The calling socket moves to the new session before those of the old ones are closed.
      if (connection) {
        await app.service(authenticationPath).create({ strategy: 'jwt', accessToken }, { provider, connection })
      }
      for (const sessionId of endedSessionIds) app.publisher.disconnect({ sessionId })
      return { accessToken }
    },
  })

  const version = programVersion()
  useService(app, versionPath, { find: async () => ({ version }) })
}

function fullNameOf({ fname, lname }: StaffUser): string {
  return `${fname} ${lname}`
}

function assertOwn(id: number, user: StaffPrincipal): void {
  if (id !== user.id) throw notFound({ message: `Account ${id} isn’t yours.` })
}
