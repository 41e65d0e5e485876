import {
  guestServicesPath,
  offeredServicesPath,
  responseTimesPath,
  sortGuestServicesPath,
  staffedRolesPath,
} from '@brigade/domain/requests/guest-services.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import { staffTopic } from '#kit/events/topics.ts'
import { listRecords } from '#kit/lists/list-records.ts'
import { findRecord } from '#kit/lists/records.ts'
import { addGuestServices, copyGuestServices } from './copy-guest-services.ts'
import { guestServiceColumns } from './guest-service-columns.ts'
import { listOffered } from './list-offered.ts'
import { listStaffedRoles } from './list-staffed-roles.ts'
import { measureResponseTimes } from './measure-response-times.ts'
import { sortGuestServices } from './sort-guest-services.ts'
import {
  createGuestService,
  patchGuestService,
  removeGuestService,
  repeatedGuestService,
} from './write-guest-service.ts'

/** Registers which requests a venue offers to its guests. */
export function registerGuestServices(app: App): void {
  const { db, clock, transactionHooks } = app
  transactionHooks.add('venues:created', addGuestServices)
  transactionHooks.add('venues:duplicated', copyGuestServices)

  useService(app, guestServicesPath, {
    find: ({ query, user, paginate }) =>
      listRecords(
        { db, query, principal: user, isPaged: paginate !== false },
        { columns: guestServiceColumns, sort: { index: 1 } },
      ),

    get: async (id, { user }) =>
      guestServiceColumns.read(
        await db.read(() => findRecord(guestServiceColumns, { id, principal: user, what: 'service' })),
      ),

    create: { transaction: createGuestService, repeat: repeatedGuestService },

    patch: { transaction: patchGuestService },

    remove: { transaction: removeGuestService },
  })

  useService(app, sortGuestServicesPath, { create: { transaction: sortGuestServices } })

  useService(app, offeredServicesPath, {
    create: (body, { user }) => db.read(() => listOffered({ body, principal: user, now: clock.now() })),
  })

  useService(app, responseTimesPath, {
    create: ({ id }, { user }) => db.read(() => measureResponseTimes({ id, principal: user, now: clock.now() })),
  })

  useService(app, staffedRolesPath, {
    create: ({ restaurantId }, { user }) => db.read(() => listStaffedRoles({ restaurantId, principal: user })),
  })

  for (const path of [guestServicesPath, sortGuestServicesPath] as const)
    publishEvents(app, path, staffTopic('guestServices', 'guestServices:read'))
}
