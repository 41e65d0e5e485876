import {
  guestServicesPath,
  offeredServicesPath,
  responseTimesPath,
  sortGuestServicesPath,
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
import { measureResponseTimes } from './measure-response-times.ts'
import { sortGuestServices } from './sort-guest-services.ts'
import { patchGuestService } from './write-guest-service.ts'

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

    patch: { transaction: patchGuestService },
  })

  useService(app, sortGuestServicesPath, { create: { transaction: sortGuestServices } })

  useService(app, offeredServicesPath, {
    create: (body, { user }) => db.read(() => listOffered({ body, principal: user, now: clock.now() })),
  })

  useService(app, responseTimesPath, {
    create: ({ id }, { user }) => db.read(() => measureResponseTimes({ id, principal: user, now: clock.now() })),
  })

  for (const path of [guestServicesPath, sortGuestServicesPath] as const)
    publishEvents(app, path, staffTopic('guestServices', 'guestServices:read'))
}
