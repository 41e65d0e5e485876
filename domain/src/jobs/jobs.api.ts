import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import { jobsPath } from '../kit/jobs-path.api.ts'
import { jobListQuerySchema, jobSchema, retryJobSchema } from './jobs.schema.ts'

export const jobServices = {
  [jobsPath]: {
    find: {
      permission: 'jobs:read',
      query: jobListQuerySchema,
      answer: pageOf(jobSchema),
      summary: 'Lists background jobs, newest first: waiting, running, done, failed or unconfirmed.',
    },
    patch: {
      permission: 'jobs:retry',
      data: retryJobSchema,
      answer: jobSchema,
      summary: 'Retries a failed or unconfirmed job.',
    },
    events: { created: jobSchema, patched: jobSchema, removed: jobSchema },
  },
} as const satisfies Record<string, ServiceContract>
