import type { Doer } from '@brigade/domain/access/principal.ts'
import { guestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import { serviceName } from '@brigade/domain/requests/guest-services.rules.ts'
import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { defaulted, flag, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
}

/** Storage of the requests that venues offer to guests. */
export const guestServiceColumns = columnsOf<GuestService, Kept>(guestServicesPath, {
  record: 'guestService',
  nameOf: (service) => serviceName(service, 'en'),
  except: ['index'],
})(
  'guest_services',
  {
    id: defaulted(plain),
    restaurantId: plain,
    requestType: plain,
    index: plain,
    isActive: defaulted(flag),
    label: defaulted(json),
    daysAvailable: defaulted(json),
    hoursAvailable: defaulted(json),
    alertedRoles: defaulted(json),
    icon: defaulted(plain),
    escalation: defaulted(json),
    areas: defaulted(json),
    dueMinutes: defaulted(plain),
    questions: defaulted(json),
    version: rising,
    updatedAt: defaulted(plain),
    updatedBy: defaulted(plain),
  },
  { updatedByKind: defaulted(plain), updatedById: defaulted(plain) },
)

export type GuestServiceRow = RowOf<typeof guestServiceColumns>
