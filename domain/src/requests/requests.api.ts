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
      summary: "Lists requests of the caller's venues. Guests see the requests of their sitting.",
    },
    get: { permission: 'requests:read', answer: requestSchema, summary: 'Reads one request.' },
    create: {
      permission: 'requests:create',
      data: createRequestSchema,
      answer: requestSchema,
      idempotent: 'request',
      summary:
        'Requests a service, a payment or the cancellation of an own order. Staff open services and payments for the guests of a table. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'requests:resolve',
      data: patchRequestSchema,
      answer: requestSchema,
      summary:
        'Ends an active request: resolved (`completed`) or, in hotels only, no answer (`cancelled`). A second attempt gets a 409 that names the first.',
    },
    events: { created: requestSchema, patched: requestSchema },
  },
  [countRequestsPath]: {
    create: {
      permission: 'requests:count',
      data: countRequestsSchema,
      answer: requestCountSchema,
      status: 200,
      summary: 'Counts active requests, and the overdue ones among them.',
    },
  },
  [takeRequestPath]: {
    create: {
      permission: 'requests:take',
      data: requestActSchema,
      answer: requestSchema,
      status: 200,
      summary: 'Assigns a request to the caller. A second attempt gets a 409 that names the first.',
    },
  },
  [giveBackRequestPath]: {
    create: {
      permission: 'requests:take',
      data: requestActSchema,
      answer: requestSchema,
      status: 200,
      summary: 'Releases a request that the caller took. Managers can release any request.',
    },
  },
  [undoRequestPath]: {
    create: {
      permission: 'requests:resolve',
      data: requestActSchema,
      answer: requestSchema,
      status: 200,
      summary: 'Reopens a request that the caller ended, within ten seconds and if nothing else has happened since.',
    },
  },
  [exportRequestsPath]: {
    create: {
      permission: 'requests:export',
      data: exportRequestsSchema,
      answer: 'file',
      status: 200,
      summary: 'Returns a spreadsheet (xlsx) of requests within a time range, with how long each took. REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
