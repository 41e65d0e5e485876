import {
  countRequestsPath,
  exportRequestsPath,
  giveBackRequestPath,
  requestsPath,
  takeRequestPath,
  undoRequestPath,
} from '@brigade/domain/requests/requests.api.ts'
import { tableTopic } from '#features/tables/public/table-topic.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import { notFound } from '#kit/errors/errors.ts'
import { seesAtTable } from '#features/tables/public/sees-at-table.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useExport } from '#kit/sheets/use-export.ts'
import { countRequests } from './count-requests.ts'
import { countRequestsAtTables } from './count-requests-at-tables.ts'
import { createRequest, repeatedRequest } from './create-request.ts'
import { endRequestsByNight } from './end-by-night.ts'
import { escalateRequests } from './escalate-requests.ts'
import { exportRequests } from './export-requests.ts'
import { findRequest } from './find-request.ts'
import { followBill } from './on-bill-closed.ts'
import { keepTableWith } from '#features/tables/public/keep-table-with.ts'
import { followCart, followOrder, unfollowOrder } from './on-order-moved.ts'
import { endPaymentRequests } from './on-order-paid.ts'
import { registerGuestServices } from './register-guest-services.ts'
import { listRequests } from './list-requests.ts'
import { requestColumns } from './request-columns.ts'
import { resolveRequest } from './resolve-request.ts'
import { giveBackRequest, takeRequest } from './take-request.ts'
import { undoRequest } from './undo-request.ts'
import type { HookInputs } from '#kit/events/transaction-hooks.ts'
import type { Transaction } from '#kit/database/transaction.ts'
import { endRequests } from './end-requests.ts'

export const requestsFeature: Feature = {
  name: 'requests',
  register(app: App) {
    const { db, clock, transactionHooks } = app
    transactionHooks.add('orders:moved', followOrder)
    transactionHooks.add('orders:cartChanged', followCart)
    transactionHooks.add('orders:undone', unfollowOrder)
    transactionHooks.add('orders:moneyTaken', endPaymentRequests)
    transactionHooks.add('bills:closed', followBill)
    transactionHooks.add('trays:roomCleared', followClearing)
    keepTableWith(app, 'requests')
    app.liveCounters.push((asked) => countRequestsAtTables({ db, ...asked }))

    useService(app, requestsPath, {
      find: (params) =>
        listRequests({
          db,
          query: params.query,
          principal: params.user,
          isPaged: params.paginate !== false,
        }),

      get: async (id, { user }) => {
        const request = await db.read(() => findRequest(id))
        if (!request || !seesAtTable(user, request)) throw notFound({ message: `No request with id ${id}` })
        return requestColumns.read(request)
      },

      create: { transaction: createRequest, repeat: repeatedRequest, mayMakeNothing: true },

      patch: { transaction: resolveRequest },
    })

    registerGuestServices(app)

    useService(app, countRequestsPath, {
      create: (body, { user }) => countRequests({ db, body, principal: user, now: clock.now() }),
    })

    useService(app, takeRequestPath, { create: { transaction: takeRequest } })

    useService(app, giveBackRequestPath, { create: { transaction: giveBackRequest } })

    useService(app, undoRequestPath, { create: { transaction: undoRequest } })

    useExport(app, exportRequestsPath, (body, { user }) => exportRequests({ db, body, principal: user }))

    app.schedule('overdue requests', '* * * * *', () => escalateRequests(app, clock.now()))
    app.schedule('requests of the night', '8 * * * *', () => endRequestsByNight(app, clock.now()))

    publishEvents(app, requestsPath, tableTopic('requests', 'requests:read'))
  },
}

/** Resolves a guest's request to collect trays when the room is cleared. */
function* followClearing(cleared: HookInputs['trays:roomCleared']): Transaction<void> {
  const { tableId, until, principal, now } = cleared
  yield* endRequests({
    where: `"tableId" = ? AND "requestType" = 'tray'${until === undefined ? '' : ' AND "createdAt" <= ?'}`,
    params: until === undefined ? [tableId] : [tableId, until],
    principal,
    now,
  })
}
