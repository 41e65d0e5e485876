import { auditServices } from './audit/audit.api.ts'
import { authServices } from './auth/auth.api.ts'
import { secondFactorServices } from './auth/second-factor.api.ts'
import type { Static, TSchema } from '@sinclair/typebox'
import type { MethodContract, ServiceContract, ServiceEvent, ServiceMethod, StaticOf } from './access/contract.ts'
import { marketingServices } from './marketing/marketing.api.ts'
import { mailingServices } from './mailing/mailing.api.ts'
import { machineServices } from './machines/machines.api.ts'
import { menuActServices } from './menus/menus.acts.api.ts'
import { jobServices } from './jobs/jobs.api.ts'
import { fileServices } from './files/files.api.ts'
import { menuBulkServices } from './menus/bulk/bulk.api.ts'
import { menuServices } from './menus/menus.api.ts'
import { menuSharedServices } from './menus/menus.shared.api.ts'
import { notificationServices } from './notifications/notifications.api.ts'
import { staffNotificationServices } from './notifications/staff-notifications.api.ts'
import { brandingServices } from './branding/branding.api.ts'
import { billServices } from './orders/bills.api.ts'
import { financeServices } from './orders/finance.api.ts'
import { orderServices } from './orders/orders.api.ts'
import { insightServices } from './insights/insights.api.ts'
import { overviewServices } from './overview/overview.api.ts'
import { pausingServices } from './venues/pausing.api.ts'
import { paymentServices } from './payments/payments.api.ts'
import { passphraseServices } from './passphrases/passphrases.api.ts'
import { pinServices } from './pins/pins.api.ts'
import { posServices } from './pos/pos.api.ts'
import { pushServices } from './push/push.api.ts'
import { preOrderServices } from './preorders/preorders.api.ts'
import { printerServices } from './printers/printers.api.ts'
import { receiptServices } from './receipts/receipts.api.ts'
import { recommendationServices } from './recommendations/recommendations.api.ts'
import { guestServiceServices } from './requests/guest-services.api.ts'
import { requestServices } from './requests/requests.api.ts'
import { staffServices } from './staff/staff.api.ts'
import { tableServices } from './tables/tables.api.ts'
import { trayServices } from './trays/trays.api.ts'
import { venueServices } from './venues/venues.api.ts'
import { webhookServices } from './webhooks/webhooks.api.ts'

/** Every service by its wire path: its parameters, permissions and events. */
export const services = {
  ...authServices,
  ...secondFactorServices,
  ...auditServices,
  ...venueServices,
  ...machineServices,
  ...jobServices,
  ...notificationServices,
  ...staffNotificationServices,
  ...passphraseServices,
  ...staffServices,
  ...pinServices,
  ...fileServices,
  ...tableServices,
  ...menuServices,
  ...menuActServices,
  ...menuSharedServices,
  ...menuBulkServices,
  ...pausingServices,
  ...orderServices,
  ...billServices,
  ...financeServices,
  ...insightServices,
  ...overviewServices,
  ...posServices,
  ...printerServices,
  ...preOrderServices,
  ...receiptServices,
  ...brandingServices,
  ...paymentServices,
  ...trayServices,
  ...requestServices,
  ...guestServiceServices,
  ...marketingServices,
  ...pushServices,
  ...webhookServices,
  ...mailingServices,
  ...recommendationServices,
} as const satisfies Record<string, ServiceContract>

export type ServicePath = keyof Services

export type Services = typeof services

/** The paths whose services have this method. */
export type PathWith<M extends ServiceMethod> = {
  [P in ServicePath]: Services[P] extends Record<M, MethodContract> ? P : never
}[ServicePath]

type Contract<P extends ServicePath, M extends ServiceMethod> =
  Services[P] extends Record<M, infer C extends MethodContract> ? C : never

/** The permissions of a method, of which one is needed; `public` if it needs none. */
export type PermissionOf<P extends ServicePath, M extends ServiceMethod> = Contract<
  P,
  M
>['permission'] extends infer Needed
  ? Needed extends readonly (infer One)[]
    ? One
    : Needed
  : never

/** The answer of a method. */
export type AnswerOf<P extends ServicePath, M extends ServiceMethod> = StaticOf<Contract<P, M>['answer']>

/** The body of a method. */
export type BodyOf<P extends ServicePath, M extends ServiceMethod> =
  Contract<P, M> extends { data: infer Schema extends TSchema } ? Static<Schema> : undefined

/** The query of a method. */
export type QueryOf<P extends ServicePath, M extends ServiceMethod> =
  Contract<P, M> extends { query: infer Schema extends TSchema } ? Static<Schema> : Record<string, unknown>

/** A record in the pages of a service's `find`. */
export type RecordOf<P extends PathWith<'find'>> = AnswerOf<P, 'find'> extends { data: (infer T)[] } ? T : never

/** The events that a service publishes. */
export type EventsOn<P extends ServicePath> = Services[P] extends { events: infer Events }
  ? keyof Events & ServiceEvent
  : never

/** The payload of any event of a service. */
export type PublishedBy<P extends ServicePath> = { [E in EventsOn<P>]: EventOf<P, E> }[EventsOn<P>]

/** The paths whose services publish this event. */
export type PathWithEvent<E extends ServiceEvent> = {
  [P in ServicePath]: Services[P] extends { events: Record<E, TSchema> } ? P : never
}[ServicePath]

/** The payload of an event of a service. */
export type EventOf<P extends ServicePath, E extends ServiceEvent> = Services[P] extends {
  events: Record<E, infer Schema extends TSchema>
}
  ? Static<Schema>
  : never
