import type { AlertableRole } from './escalation.schema.ts'
import type { RequestStatus, RequestType } from './requests.schema.ts'

/** The label of each type of request. (spec 1, §4) */
export const requestTypeLabels = {
  talk: 'Talk to Staff',
  icebucket: 'Request Ice Bucket',
  bill: 'Request Bill',
  food: "Remove my food i'm done",
  towel: 'Request Towels',
  tray: 'Tray Clearance',
  card: 'Bring Card Machine',
  cash: 'Pay By Cash',
  online: 'Online Payment',
  kitchen: 'Kitchen Request',
  orderCancellation: 'Order Cancellation',
  custom: 'Special Request',
} as const satisfies Record<RequestType, string>

/** The label of each status in reports. (spec 1, §2.6) */
export const requestStatusLabels = {
  active: 'Active',
  completed: 'Done',
  cancelled: 'No Answer',
} satisfies Record<RequestStatus, string>

/** The label of each column of requests, in reports and on screens. */
export const requestColumnLabels = {
  request: 'Request',
  venue: 'Venue',
  timeZone: 'Time zone',
  table: 'Table / Room',
  type: 'Type',
  order: 'Order',
  status: 'Status',
  createdAt: 'Requested at',
  dueAt: 'Due at',
  takenBy: 'Assigned to',
  takenAt: 'Assigned at',
  minutesUntilTaken: 'Minutes until assigned',
  updatedBy: 'Updated by',
  endedAt: 'Ended at',
  minutesUntilEnded: 'Minutes until ended',
  answers: 'Answers',
  escalations: 'Escalated to',
} as const

export type RequestColumn = keyof typeof requestColumnLabels

/** The name of each role that requests alert, in reports and push messages. */
export const alertedRoleLabels = {
  manager: 'Manager',
  orderTaker: 'Order Taker',
  waiter: 'Waiter',
} as const satisfies Record<AlertableRole, string>
