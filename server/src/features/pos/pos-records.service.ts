import {
  countPosNotificationsPath,
  posKeysPath,
  posChecksPath,
  posNotificationsPath,
  posPostingsPath,
  posProfilesPath,
  readPosNotificationsPath,
  removeReadPosNotificationsPath,
  testPosPath,
} from '@brigade/domain/pos/pos.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { findRecord } from '#kit/lists/records.ts'
import { clearPosNotification, countPosNotifications, removePosNotification } from './clear-pos-notification.ts'
import { listKeyFaults } from './list-key-faults.ts'
import { listChecks, listPosNotifications, listPostings, listProfiles } from './list-pos.ts'
import { readPosNotifications, removeReadPosNotifications } from './many-pos-notifications.ts'
import { postingColumns } from './posting-columns.ts'
import { createCheck, patchCheck } from './store-check.ts'
import { testPos } from './test-pos.ts'
import { createProfile, removeProfile, renameProfile } from './write-profile.ts'

/** Registers the services of the records about points of sale. */
export function registerPosRecords(app: App): void {
  const { db } = app

  useService(app, posPostingsPath, {
    find: ({ query, user, paginate }) => listPostings({ db, query, principal: user, isPaged: paginate !== false }),

    get: async (id, { user }) =>
      postingColumns.read(await db.read(() => findRecord(postingColumns, { id, principal: user, what: 'posting' }))),
  })

  useService(app, posChecksPath, {
    find: ({ query, user, paginate }) => listChecks({ db, query, principal: user, isPaged: paginate !== false }),

    create: { transaction: createCheck },

    patch: { transaction: patchCheck },
  })

  useService(app, posProfilesPath, {
    find: ({ query, user, paginate }) => listProfiles({ db, query, principal: user, isPaged: paginate !== false }),

    create: { transaction: createProfile },

    patch: { transaction: renameProfile },

    remove: { transaction: removeProfile },
  })

  useService(app, posNotificationsPath, {
    find: ({ query, user, paginate }) =>
      listPosNotifications({ db, query, principal: user, isPaged: paginate !== false }),

    patch: { transaction: clearPosNotification },

    remove: { transaction: removePosNotification },
  })

  useService(app, countPosNotificationsPath, {
    create: (body, { user }) => countPosNotifications({ db, body, principal: user }),
  })

  useService(app, readPosNotificationsPath, {
    create: (body, { user }) => readPosNotifications(app, { body, principal: user }),
  })

  useService(app, removeReadPosNotificationsPath, {
    create: (body, { user }) => removeReadPosNotifications(app, { body, principal: user }),
  })

  useService(app, posKeysPath, {
    find: ({ query, user, paginate }) => listKeyFaults(app, { query, principal: user, isPaged: paginate !== false }),
  })

  useService(app, testPosPath, {
    create: (body, { user }) => testPos(app, { body, principal: user }),
  })
}
