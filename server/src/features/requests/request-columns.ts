import type { Doer } from '@brigade/domain/access/principal.ts'
import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { EscalationStep } from '@brigade/domain/requests/escalation.schema.ts'
import type { GuestRequest } from '@brigade/domain/requests/requests.schema.ts'
import { defaulted, json, plain, rising } from '#kit/database/column-kinds.ts'
import { columnsOf, type RowOf } from '#kit/database/columns.ts'

type Kept = {
  updatedByKind: Doer['byKind'] | null
  updatedById: number | null
  /** The version of the order whose act opened it. */
  openedIn: number | null
  /**
   * The version of the order whose act settled it, and that order: a payment for one order settles the requests of its whole
   * table.
   */
  settledIn: number | null
  settledOrderId: number | null
  /** The order that it was about before a merge. */
  movedFrom: number | null
  /** The steps of its escalation, as its service had them; null before requests had steps. */
  steps: EscalationStep[] | null
  /** The time of the next escalation; null if none is to come. */
  alertAt: string | null
}

/** Storage of requests: with the last editor, and the act of an order that concerned them. */
export const requestColumns = columnsOf<GuestRequest, Kept>(requestsPath)(
  'requests',
  {
    id: defaulted(plain),
    restaurantId: plain,
    requestType: plain,
    status: plain,
    tableId: plain,
    table: plain,
    sitting: plain,
    orderId: plain,
    version: rising,
    createdAt: plain,
    updatedAt: plain,
    updatedBy: defaulted(plain),
    dueAt: defaulted(plain),
    escalatedAt: defaulted(plain),
    takenBy: defaulted(plain),
    takenById: defaulted(plain),
    takenAt: defaulted(plain),
    endedAt: defaulted(plain),
    alertedRoles: defaulted(json),
    escalations: defaulted(json),
    serviceId: defaulted(plain),
    serviceLabel: defaulted(json),
    serviceIcon: defaulted(plain),
    answers: defaulted(json),
  },
  {
    updatedByKind: defaulted(plain),
    updatedById: defaulted(plain),
    openedIn: defaulted(plain),
    settledIn: defaulted(plain),
    settledOrderId: defaulted(plain),
    movedFrom: defaulted(plain),
    steps: defaulted(json),
    alertAt: defaulted(plain),
  },
)

export type RequestRow = RowOf<typeof requestColumns>
