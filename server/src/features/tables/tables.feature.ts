import {
  addTablesPath,
  guestSessionLimits,
  guestSessionPath,
  openingsOfTable,
  renewTableTokenPath,
  sortTablesPath,
  tablesPath,
} from '@brigade/domain/tables/tables.api.ts'
import { hasFields } from '@brigade/domain/kit/has-fields.ts'
import { tableErrors } from '@brigade/domain/tables/tables.errors.ts'
import { callCounter } from '#kit/admission/call-counter.ts'
import { publishEvents } from '#kit/contracts/publish-events.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { staffTopic } from '#kit/events/topics.ts'
import type { LiveCounter } from './public/live-counter.ts'
import { WrongTries } from '#features/auth/public/wrong-tries.ts'
import { copyTables } from './copy-tables.ts'
import { tableSteps } from './table-steps.ts'
import { countTables } from './count-tables.ts'
import { countLive } from './count-live.ts'
import { getTable } from './get-table.ts'
import { listTables } from './list-tables.ts'
import { openGuestSession } from './open-guest-session.ts'
import { renewTableToken, repeatedRenewal } from './renew-table-token.ts'
import { sortTables } from './sort-tables.ts'
import { addTables, patchTable, removeTable, repeatedTables } from './write-table.ts'

export const tablesFeature: Feature = {
  name: 'tables',
  register(app: App) {
    const { db, clock, tokens, principals, transactionHooks } = app
    const { publicUrl } = app.settings
    const counters: LiveCounter[] = []
    app.liveCounters = counters
    app.venueCounters.push(countTables)
    app.setUpCounters.push(...tableSteps)
    transactionHooks.add('venues:duplicated', copyTables)
    const tries = new WrongTries(guestSessionLimits, { bus: app.bus, of: 'codes of tables' })
    const countOpening = callCounter(openingsOfTable, tableErrors.openedTooOften)

    useService(app, tablesPath, {
      find: (params) =>
        listTables({
          db,
          counters,
          query: params.query,
          principal: params.user,
          publicUrl,
          isPaged: params.paginate !== false,
          now: clock.now(),
        }),

      get: (id, { user }) => getTable({ db, counters, id, principal: user, publicUrl, now: clock.now() }),

      patch: { transaction: patchTable },

      remove: { transaction: removeTable },
    })

    useService(app, addTablesPath, {
      create: { transaction: addTables, byTurns: true, repeat: repeatedTables, idToRepeat: ([first]) => first?.id },
    })

    useService(app, sortTablesPath, { create: { transaction: sortTables } })

    useService(app, renewTableTokenPath, {
      create: {
        async prepare({ id }, { now }) {
          const countsOf = await countLive({ counters, tableIds: [id], now })
          return {
            transaction: (body, call) => renewTableToken(body, countsOf(id), call),
            repeat: (tableId, call) => repeatedRenewal(tableId, countsOf(tableId), call),
          }
        },
      },
    })

    useService(app, guestSessionPath, {
      create: ({ token }, { ip }) =>
        openGuestSession({ db, transactionHooks, tokens, tries, countOpening, token, address: ip, now: clock.now() }),
    })

    // Its guests sign in again: those who came by an old code, or to a table that is off, can't.
    db.onEvents((events) => {
      for (const { path, event, row } of events) {
        if (path !== tablesPath || event === 'created' || !hasFields(row) || typeof row.id !== 'number') continue
        principals.evict({ tableId: row.id })
        app.publisher.disconnect({ tableId: row.id })
      }
    })
    for (const path of [tablesPath, sortTablesPath] as const)
      publishEvents(app, path, staffTopic('tables', 'tables:read'))
  },
}
