import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import { requestSchema, createRequestSchema, patchRequestSchema, requestListQuerySchema } from './requests.schema.ts'

export const requestsPath = 'v1/waiter'

export const requestServices = {
  [requestsPath]: {
    find: {
      permission: 'requests:read',
      query: requestListQuerySchema,
      answer: pageOf(requestSchema),
      summary: "Lists requests of the caller's venues; guests see those of their sitting.",
    },
    get: { permission: 'requests:read', answer: requestSchema, summary: 'Reads one request.' },
    create: {
      permission: 'requests:create',
      data: createRequestSchema,
      answer: requestSchema,
      summary: 'Asks to pay, or to have an own order cancelled; a person sees to it. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'requests:resolve',
      data: patchRequestSchema,
      answer: requestSchema,
      summary: 'Ends an active request, once: the second who tries gets a 409 that names the first.',
    },
    events: { created: requestSchema, patched: requestSchema },
  },
} as const satisfies Record<string, ServiceContract>
