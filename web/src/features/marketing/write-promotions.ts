import { promotionsPath, sortPromotionsPath } from '@brigade/domain/marketing/marketing.api.ts'
import type { Promotion } from '@brigade/domain/marketing/marketing.schema.ts'
import type { BodyOf } from '@brigade/domain/services.ts'
import { useMutation } from '@tanstack/react-query'
import { apiCreate, apiPatch, apiRemove } from '#kit/calls/api-client.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { translate } from '#kit/i18n/i18n.ts'
import { usePassphrase } from '#features/passphrases/public/use-passphrase.tsx'
import { promotionsKey } from '#features/marketing/marketing.queries.ts'

/** Creates a promotion, for a form, which shows the problems itself. */
export async function createPromotion(body: BodyOf<typeof promotionsPath, 'create'>): Promise<Promotion> {
  return saved(await apiCreate(promotionsPath, body))
}

/** Changes a promotion, for a form. */
export async function changePromotion(id: number, change: BodyOf<typeof promotionsPath, 'patch'>): Promise<Promotion> {
  return saved(await apiPatch(promotionsPath, id, change))
}

/** Pauses a promotion or resumes it; a venue may ask for its passphrase. */
export function useSwitchPromotion() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: ({ id, isActive }: Pick<Promotion, 'id' | 'isActive'>) =>
      withPassphrase(() => changePromotion(id, { isActive: !isActive })),
    onError: showError,
  })
}

export function useRemovePromotion() {
  const { withPassphrase } = usePassphrase()
  return useMutation({
    mutationFn: (id: number) => withPassphrase(() => apiRemove(promotionsPath, id)),
    onSuccess: () => showToast({ kind: 'success', text: translate('marketing:removed') }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: promotionsKey }),
  })
}

/** Stores a new order, for the screen that sorts, which says so itself. */
export async function saveOrderOfPromotions(order: BodyOf<typeof sortPromotionsPath, 'create'>): Promise<void> {
  await apiCreate(sortPromotionsPath, order)
  await queryClient.invalidateQueries({ queryKey: promotionsKey })
}

async function saved(promotion: Promotion): Promise<Promotion> {
  await queryClient.invalidateQueries({ queryKey: promotionsKey })
  showToast({ kind: 'success', text: translate('marketing:saved') })
  return promotion
}
