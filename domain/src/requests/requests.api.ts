import { pageOf } from '../kit/paging.ts'
import type { ServiceContract } from '../access/contract.ts'
import {
  countRequestsSchema,
  createRequestSchema,
  exportRequestsSchema,
  patchRequestSchema,
  requestActSchema,
  requestCountSchema,
  requestListQuerySchema,
  requestSchema,
} from './requests.schema.ts'

export const requestsPath = 'v1/waiter'
export const countRequestsPath = 'v1/requestcount'
export const takeRequestPath = 'v1/take/request'
export const giveBackRequestPath = 'v1/giveBack/request'
export const undoRequestPath = 'v1/undo/request'
export const exportRequestsPath = 'v1/exportRequests'

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
      idempotent: 'request',
      summary:
        'Asks for a service, to pay, or to have an own order cancelled; a person sees to it. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'requests:resolve',
      data: patchRequestSchema,
      answer: requestSchema,
      summary:
        'Ends an active request, once: the second who tries gets a 409 that names the first. Called off (`cancelled`) in hotels only.',
    },
    events: { created: requestSchema, patched: requestSchema },
  },
  [countRequestsPath]: {
    create: {
      permission: 'requests:count',
      data: countRequestsSchema,
      answer: requestCountSchema,
      status: 200,
      summary: 'Counts the requests that wait for somebody, and those of them that are overdue.',
    },
  },
  [takeRequestPath]: {
    create: {
      permission: 'requests:take',
      data: requestActSchema,
      answer: requestSchema,
      status: 200,
      summary: 'Says that the caller is on it, for all to see. Who comes second gets a 409 that names the first.',
    },
  },
  [giveBackRequestPath]: {
    create: {
      permission: 'requests:take',
      data: requestActSchema,
      answer: requestSchema,
      status: 200,
      summary: 'Gives back a request that the caller took, or as a manager one that somebody took.',
    },
  },
  [undoRequestPath]: {
    create: {
      permission: 'requests:resolve',
      data: requestActSchema,
      answer: requestSchema,
      status: 200,
      summary:
        'Opens a request again that the caller has ended, within ten seconds and before anything else has happened.',
    },
  },
  [exportRequestsPath]: {
    create: {
      permission: 'requests:export',
      data: exportRequestsSchema,
      answer: 'file',
      status: 200,
      summary:
        'Answers with a spreadsheet (xlsx) of the requests of some time, with how long each took. Over REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
