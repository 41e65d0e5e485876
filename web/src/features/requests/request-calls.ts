import type { Role } from '@brigade/domain/access/roles.ts'
import { escalationsOf } from '@brigade/domain/requests/escalation.rules.ts'
import type { GuestRequest, RequestType } from '@brigade/domain/requests/requests.schema.ts'
import type { SoundKind } from '#kit/sounds/sounds.ts'
import type { StaffCall } from '#kit/sounds/use-calls.ts'

/** The sounds of the requests that pop up. */
const sounds = {
  kitchen: 'kitchenRequest',
  orderCancellation: 'request',
  card: 'request',
  cash: 'request',
  online: 'request',
  bill: 'request',
  talk: 'request',
  icebucket: 'request',
  food: 'request',
  towel: 'request',
  tray: 'request',
  custom: 'request',
} as const satisfies Record<RequestType, SoundKind>

export type RequestCall = StaffCall & { request: GuestRequest; isOverdue: boolean }

/**
 * Returns the requests that call: those without a person on them, if they alert this role. Each escalation calls its roles once more: a step
 * of a service while nobody is on it, the alert of a late request whoever is on it. (spec 1, §2.5)
 */
export function requestCallsOf(requests: readonly GuestRequest[], { role }: { role: Role }): RequestCall[] {
  return requests.filter(popsUp).flatMap((request) => {
    const escalation = escalationsOf(request).findLast(({ roles }) => roles.includes(role))
    if (request.alertedRoles?.includes(role) === false && !escalation) return []
    if (request.takenById !== null && escalation?.step !== null) return []
    const isOverdue = escalation !== undefined
    return {
      key: isOverdue ? `${request.id}:overdue${escalation.step ?? ''}` : String(request.id),
      sound: isOverdue ? 'overdueRequest' : sounds[request.requestType],
      at: escalation?.at ?? request.createdAt,
      dueAt: request.dueAt,
      isOffBoard: request.requestType !== 'kitchen' || isOverdue,
      request,
      isOverdue,
    }
  })
}

/**
 * Returns true if a request pops up. One about an order must name it: without an order there is nothing to fetch or to
 * answer.
 */
function popsUp({ requestType, orderId }: GuestRequest): boolean {
  return orderId !== null || (requestType !== 'kitchen' && requestType !== 'orderCancellation')
}
