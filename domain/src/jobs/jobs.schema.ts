import { type Static, Type } from '@sinclair/typebox'
import { idSchema, instantSchema } from '../kit/ids.ts'
import { jobStates } from '../kit/job-states.ts'
import { filters, listQuerySchema } from '../kit/paging.ts'

const jobStateSchema = Type.Union(jobStates.map((state) => Type.Literal(state)))

/** A job of the server as administrators see it. Its payload is not shown. */
export const jobSchema = Type.Object(
  {
    id: idSchema,
    /** `feature:verbNoun`. */
    kind: Type.String(),
    restaurantId: Type.Union([idSchema, Type.Null()]),
    state: jobStateSchema,
    /** The time at which it is, or was, due. */
    runAt: instantSchema,
    /** The number of attempts since the last retry by a person. */
    tries: Type.Integer(),
    lastError: Type.Union([Type.String(), Type.Null()]),
    version: Type.Integer(),
    createdAt: instantSchema,
    updatedAt: instantSchema,
  },
  { additionalProperties: false },
)

export type Job = Static<typeof jobSchema>

export const jobListQuerySchema = listQuerySchema(
  {
    state: filters.oneOf(jobStateSchema),
    kind: filters.oneOf(Type.String({ maxLength: 100 })),
    restaurantId: filters.id,
  },
  ['id', 'runAt'],
)

export type JobListQuery = Static<typeof jobListQuerySchema>

/** The body that retries a job. */
export const retryJobSchema = Type.Object({ state: Type.Literal('waiting') }, { additionalProperties: false })
