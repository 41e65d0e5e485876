import { requestsPath } from '@brigade/domain/requests/requests.api.ts'
import type { PageCall } from '#kit/testing/open-page.tsx'

/** Returns a server that refuses writes of one method with a conflict, and can't read request 1. */
export function refusing(wanted: 'PATCH' | 'POST', data: object, message = 'Already') {
  return ({ method, path }: PageCall): Response | undefined => {
    if (method === 'GET' && path === `/${requestsPath}/1`)
      return Response.json({ name: 'GeneralError', message: 'Broken', code: 500, className: 'x' }, { status: 500 })
    if (method !== wanted) return undefined
    return Response.json({ name: 'Conflict', message, code: 409, className: 'conflict', data }, { status: 409 })
  }
}
