import { guestServicesPath, sortGuestServicesPath } from '@brigade/domain/requests/guest-services.api.ts'
import type {
  CreateGuestService,
  GuestService,
  PatchGuestService,
} from '@brigade/domain/requests/guest-services.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { guestServicesKey } from '#features/requests/services/guest-services.queries.ts'

/** Adds a service of the venue's own, for a form, which shows the problems itself. */
export async function addService(body: CreateGuestService): Promise<GuestService> {
  return saved(await apiCreate(guestServicesPath, body))
}

/** Changes a service, for a form, which shows the problems itself. */
export async function changeService(id: number, change: PatchGuestService): Promise<GuestService> {
  return saved(await apiPatch(guestServicesPath, id, change))
}

/** Deletes a service of the venue's own. Its requests keep their words. */
export function useRemoveService() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(guestServicesPath, id),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: guestServicesKey })
      showToast({ kind: 'success', text: translate('guestServices:removed') })
    },
    onError: showError,
  })
}

async function saved(service: GuestService): Promise<GuestService> {
  await queryClient.invalidateQueries({ queryKey: guestServicesKey })
  showToast({ kind: 'success', text: translate('guestServices:saved') })
  return service
}

/** Stores a new order, for the screen that sorts, which says so itself. */
export async function saveOrderOfServices(order: BodyOf<typeof sortGuestServicesPath, 'create'>): Promise<void> {
  await apiCreate(sortGuestServicesPath, order)
  await queryClient.invalidateQueries({ queryKey: guestServicesKey })
}
