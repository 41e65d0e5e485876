import { type Static, Type } from '@sinclair/typebox'
import type { RolesWith } from '../access/permissions.ts'
import { instantSchema } from '../kit/ids.ts'
import { nullable } from '../kit/nullable.ts'
import { escalationLimits } from './escalation.limits.ts'

/** The roles that requests can pop up for. */
export const alertableRoles = ['manager', 'orderTaker', 'waiter'] as const satisfies RolesWith<'popups:requests'>[]

export type AlertableRole = (typeof alertableRoles)[number]

export const alertedRolesSchema = Type.Array(Type.Union(alertableRoles.map((role) => Type.Literal(role))), {
  maxItems: alertableRoles.length,
  uniqueItems: true,
})

/** A step of the escalation of a service: whom an unanswered request alerts after so many minutes. */
const escalationStepSchema = Type.Object(
  {
    /** Minutes after the request was made. */
    afterMinutes: Type.Integer({ minimum: escalationLimits.least, maximum: escalationLimits.most }),
    roles: alertedRolesSchema,
  },
  { additionalProperties: false },
)

export type EscalationStep = Static<typeof escalationStepSchema>

export const escalationStepsSchema = Type.Array(escalationStepSchema, { maxItems: escalationLimits.mostSteps })

/** An escalation of a request that has happened. */
export const escalationSchema = Type.Object(
  {
    /** The number of the step; null for the alert of a late request whose service has no steps. */
    step: nullable(Type.Integer()),
    at: instantSchema,
    roles: Type.Array(Type.String()),
  },
  { additionalProperties: false },
)

export type Escalation = Static<typeof escalationSchema>
