import type { BodyOf } from '@brigade/domain/services.ts'
import { endStaffSessionPath, removeFactorPath, staffLinkPath, staffPath } from '@brigade/domain/staff/staff.api.ts'
import type { StaffLink, StaffMember } from '@brigade/domain/staff/staff.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { sendOnce } from '#kit/outbox/send-once.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { staffKey } from '#features/staff/staff.queries.ts'

/** Invites a person, for a form, which shows the problems itself. */
export async function inviteStaff(body: BodyOf<typeof staffPath, 'create'>): Promise<StaffLink> {
  const link = await apiCreate(staffPath, body)
  await fetchAgain()
  return link
}

/** Changes an account, for a form. */
export async function changeStaff(id: number, change: BodyOf<typeof staffPath, 'patch'>): Promise<StaffMember> {
  const member = await apiPatch(staffPath, id, change)
  await fetchAgain()
  showToast({ kind: 'success', text: translate('staff:said.saved') })
  return member
}

/** Makes a new link for an account. */
export async function makeLink(id: number): Promise<StaffLink> {
  const link = await sendOnce({
    name: `staff/link/${id}`,
    request: { id },
    send: (idempotencyKey) => apiCreate(staffLinkPath, { id, idempotencyKey }),
  })
  await fetchAgain()
  return link
}

export function useMakeLink() {
  const { withPassphrase } = usePassphrase()
  return useMutation({ mutationFn: (id: number) => withPassphrase(() => makeLink(id)), onError: showError })
}

export function useWithdraw() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (id: number) => withPassphrase(() => apiRemove(staffPath, id)),
    onSuccess: async ({ fname, lname }) => {
      await fetchAgain()
      showToast({ kind: 'success', text: translate('staff:said.withdrawn', { name: `${fname} ${lname}` }) })
    },
    onError: showError,
  })
}

/** Removes the second factor of a person who has lost their phone. */
export function useRemoveFactor() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (id: number) => withPassphrase(() => apiCreate(removeFactorPath, { id })),
    onSuccess: async ({ fname, lname }) => {
      await fetchAgain()
      showToast({ kind: 'success', text: translate('staff:factor.removed', { name: `${fname} ${lname}` }) })
    },
    onError: showError,
  })
}

export function useEndSession() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (id: string) => withPassphrase(() => apiCreate(endStaffSessionPath, { id })),
    onSuccess: async () => {
      await fetchAgain()
      showToast({ kind: 'success', text: translate('staff:sessions.ended') })
    },
    onError: showError,
  })
}

function fetchAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: staffKey })
}
