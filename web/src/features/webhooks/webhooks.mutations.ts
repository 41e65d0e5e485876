import type { BodyOf } from '@brigade/domain/services.ts'
import {
  renewWebhookPath,
  resendDeliveryPath,
  testWebhookPath,
  webhooksPath,
} from '@brigade/domain/webhooks/webhooks.api.ts'
import type { NewWebhook, Webhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import type { PlainKey } from '#kit/i18n/translation-keys.ts'
import { deliveriesKey, webhooksKey } from '#features/webhooks/webhooks.queries.ts'

/** Adds a webhook, for a form, which shows the problems itself. */
export async function createWebhook(body: BodyOf<typeof webhooksPath, 'create'>): Promise<NewWebhook> {
  const made = await apiCreate(webhooksPath, body)
  await queryClient.invalidateQueries({ queryKey: webhooksKey })
  return made
}

/** Changes a webhook, for a form. */
export async function changeWebhook(id: number, change: BodyOf<typeof webhooksPath, 'patch'>): Promise<Webhook> {
  const changed = await apiPatch(webhooksPath, id, change)
  await conclude('webhooks:said.saved', webhooksKey)
  return changed
}

export function useRemoveWebhook() {
  return useMutation({
    mutationFn: (id: number) => apiRemove(webhooksPath, id),
    onSuccess: () => conclude('webhooks:said.removed', webhooksKey),
    onError: showError,
  })
}

/** Makes a new secret, which the answer has this once. */
export function useRenewWebhook() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(renewWebhookPath, { id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: webhooksKey }),
    onError: showError,
  })
}

export function useTestWebhook() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(testWebhookPath, { id }),
    onSuccess: () => conclude('webhooks:said.tested', deliveriesKey),
    onError: showError,
  })
}

export function useResendDelivery() {
  return useMutation({
    mutationFn: (id: number) => apiCreate(resendDeliveryPath, { id }),
    onSuccess: () => conclude('webhooks:said.resent', deliveriesKey),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: deliveriesKey }),
  })
}

async function conclude(said: PlainKey, key: readonly string[]): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: key })
  showToast({ kind: 'success', text: translate(said) })
}
