import type { ServiceMethod } from '@brigade/domain/access/contract.ts'
import { takeRequestPath } from '@brigade/domain/requests/requests.api.ts'
import type { ServicePath } from '@brigade/domain/services.ts'

/** What schemas cannot say of who is on a request. */
export const requestNotes: Partial<Record<ServicePath, Partial<Record<ServiceMethod, string>>>> = {
  [takeRequestPath]: {
    create:
      'Everybody hears `v1/waiter patched` with `takenBy`, `takenById` and `takenAt`. Who comes second gets a 409 (`requestTaken`) with `by`. Anybody who may resolve a request may do so whoever is on it.',
  },
}
