import { apiKeysPath } from '@brigade/domain/machines/machines.api.ts'
import type { App } from '#kit/context/context.ts'
import { useService } from '#kit/contracts/contract.ts'
import type { Feature } from '#kit/context/feature.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { listRecords } from '#kit/lists/list-records.ts'
import { machineColumns } from './machine-columns.ts'
import { createApiKey, repeatedApiKey, revokeApiKey } from './write-api-key.ts'

export const machinesFeature: Feature = {
  name: 'machines',
  register(app: App) {
    const { db, clock, principals } = app

    useService(app, apiKeysPath, {
      find: ({ query, user, paginate }) =>
        listRecords(
          { db, query, principal: user, isPaged: paginate !== false },
          { columns: machineColumns, sort: { id: -1 } },
        ),

      create: { transaction: createApiKey, repeat: repeatedApiKey },

      async remove(id, { user, ip }) {
        const now = clock.now()
        const revoked = await db.write(
          () => revokeApiKey(id, { principal: user, now }),
          authorOf(user, { now, address: ip }),
        )
        // Its next call is refused, and its sockets are closed.
        principals.evict({ machineId: id })
        app.publisher.disconnect({ machineId: id })
        return revoked
      },
    })
  },
}
