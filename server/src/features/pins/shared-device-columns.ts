import type { SharedDevice } from '@brigade/domain/pins/pins.schema.ts'
import { defaulted, plain } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

/** Storage of shared devices: of the token only its hash. */
export const sharedDeviceColumns = columnsOf<SharedDevice, { tokenHash: string }>(undefined, {
  record: 'sharedDevice',
  nameOf: ({ name }) => name,
  except: ['createdBy', 'lastSeenAt'],
})(
  'shared_devices',
  {
    id: defaulted(plain),
    restaurantId: plain,
    name: plain,
    lockAfterMinutes: defaulted(plain),
    createdAt: plain,
    createdBy: plain,
    lastSeenAt: defaulted(plain),
  },
  { tokenHash: plain },
)

export type SharedDeviceRow = RowOf<typeof sharedDeviceColumns>
