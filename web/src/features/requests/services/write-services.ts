import { guestServicesPath, sortGuestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import type { GuestService, PatchGuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { apiCreate, apiPatch } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { guestServicesKey } from '#features/requests/services/guest-services.queries.ts'

/** Changes a service, for a form, which shows the problems itself. */
export async function changeService(id: number, change: PatchGuestService): Promise<GuestService> {
  const service = await apiPatch(guestServicesPath, id, change)
  await queryClient.invalidateQueries({ queryKey: guestServicesKey })
  showToast({ kind: 'success', text: translate('guestServices:saved') })
  return service
}

/** Stores a new order, for the screen that sorts, which says so itself. */
export async function saveOrderOfServices(order: BodyOf<typeof sortGuestServicesPath, 'create'>): Promise<void> {
  await apiCreate(sortGuestServicesPath, order)
  await queryClient.invalidateQueries({ queryKey: guestServicesKey })
}
