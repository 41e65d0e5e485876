import type { ApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { defaulted, json, plain } from '#kit/database/column-kinds.ts'
import { columnsOf } from '#kit/database/columns.ts'

/** Storage of the keys of other systems: of the key itself only its hash. */
export const machineColumns = columnsOf<ApiKey, { keyHash: string }>(undefined, {
  record: 'machine',
  nameOf: ({ name }) => name,
  except: ['createdBy', 'lastUsedAt', 'revokedBy'],
})(
  'machines',
  {
    id: defaulted(plain),
    restaurantId: plain,
    name: plain,
    scopes: defaulted(json),
    createdAt: plain,
    createdBy: defaulted(plain),
    lastUsedAt: defaulted(plain),
    revokedAt: defaulted(plain),
    revokedBy: defaulted(plain),
  },
  { keyHash: plain },
)
