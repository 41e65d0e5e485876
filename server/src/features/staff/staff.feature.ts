import {
  endStaffSessionPath,
  readLinkPath,
  removeFactorPath,
  staffLinkPath,
  staffPath,
  staffSessionsPath,
  useLinkPath,
  wrongLinkLimits,
} from '@brigade/domain/staff/staff.api.ts'
import { WrongTries } from '#features/auth/public/wrong-tries.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { emit } from '#kit/database/transaction.ts'
import { forgetOldLinks } from './account-links.ts'
import { prepareInvitation } from './invite-staff.ts'
import { linkAccount } from './link-account.ts'
import { listStaff } from './list-staff.ts'
import { findSeenAccount } from './locked-accounts.ts'
import { patchStaff, removeInvited } from './patch-staff.ts'
import { memberOf } from './staff-members.ts'
import { endStaffSession, listSessions } from './staff-sessions.ts'
import { removeStaffFactor } from './remove-staff-factor.ts'
import { staffChanges } from './staff-topic.ts'
import { readLink, useLink } from './use-link.ts'

export const staffFeature: Feature = {
  name: 'staff',
  register(app: App) {
    registerAccounts(app)
    registerLinks(app)
    registerSessions(app)
    publishEvents(app, staffPath, staffChanges)
    app.transactionHooks.add('auth:ownAccountChanged', ({ account: { id, restaurantId } }) =>
      emit(staffPath, 'patched', { id, restaurantId }),
    )
  },
}

function registerAccounts(app: App): void {
  const { db, clock, principals, publisher } = app

  useService(app, staffPath, {
    find: ({ query, user, paginate }) => listStaff({ db, query, user, isPaged: paginate !== false, now: clock.now() }),

    get: (id, { user }) => {
      const now = clock.now()
      return db.read(function* () {
        const { row } = yield* findSeenAccount(id, { user, now })
        return yield* memberOf(row, user, now)
      })
    },

    create: { prepare: prepareInvitation },

    patch: async (id, body, { user, ip }) => {
      const now = clock.now()
      const { member, isSignedOut } = await db.write(
        () => patchStaff(id, body, { principal: user, now }),
        authorOf(user, { now, address: ip }),
      )
      principals.evict({ userId: id })
      if (isSignedOut) publisher.disconnect({ userId: id })
      return member
    },

    remove: async (id, { user, ip }) => {
      const now = clock.now()
      const member = await db.write(
        () => removeInvited(id, { principal: user, now }),
        authorOf(user, { now, address: ip }),
      )
      principals.evict({ userId: id })
      return member
    },
  })
}

function registerLinks(app: App): void {
  const { db, clock } = app
  const tries = new WrongTries(wrongLinkLimits, { bus: app.bus, of: 'links of accounts' })

  useService(app, staffLinkPath, {
    create: { transaction: linkAccount, repeat: (id, call) => linkAccount({ id }, call) },
  })

  useService(app, readLinkPath, { create: ({ token }, { ip }) => readLink(token, { app, tries, address: ip }) })

  useService(app, useLinkPath, {
    create: (body, { ip, headers }) => useLink(body, { app, tries, address: ip, userAgent: headers?.['user-agent'] }),
  })

  app.schedule('old links', '41 3 * * *', () => forgetOldLinks(db, clock.now()))
}

function registerSessions(app: App): void {
  const { db, clock, principals, publisher } = app

  useService(app, staffSessionsPath, {
    find: ({ query, user, paginate }) =>
      listSessions({ db, query, user, isPaged: paginate !== false, now: clock.now() }),
  })

  useService(app, removeFactorPath, {
    create: async ({ id }, { user, ip }) => {
      const now = clock.now()
      const member = await db.write(
        () => removeStaffFactor(id, { principal: user, now }),
        authorOf(user, { now, address: ip }),
      )
      principals.evict({ userId: id })
      publisher.disconnect({ userId: id })
      return member
    },
  })

  useService(app, endStaffSessionPath, {
    create: async ({ id }, { user, ip }) => {
      const now = clock.now()
      const ended = await db.write(
        () => endStaffSession(id, { principal: user, now }),
        authorOf(user, { now, address: ip }),
      )
      principals.evict({ sessionId: id })
      publisher.disconnect({ sessionId: id })
      return ended
    },
  })
}
