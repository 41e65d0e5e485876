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
      summary:
        'Lists what the server does by itself, newest first: what waits, runs, is done, or needs somebody to look at it.',
    },
    patch: {
      permission: 'jobs:retry',
      data: retryJobSchema,
      answer: jobSchema,
      summary: 'Has a job tried again that failed, or that was cut off and may not be repeated by itself.',
    },
    events: { created: jobSchema, patched: jobSchema, removed: jobSchema },
  },
} as const satisfies Record<string, ServiceContract>
