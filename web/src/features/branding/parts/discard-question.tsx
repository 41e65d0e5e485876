import type { BrandingDraft } from '@brigade/domain/branding/branding.schema.ts'
import { useState } from 'react'
import { useDiscardBranding } from '#features/branding/branding.mutations.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'

/** Asks before a draft is discarded: its changes can't be brought back. What a colleague adds meanwhile is not discarded. */
export function DiscardQuestion({ draft: latest, onClose }: { draft: BrandingDraft; onClose: () => void }) {
  const t = useTranslations('branding')
  const [draft] = useState(latest)
  const discard = useDiscardBranding()
  return (
    <Confirm
      title={t('question.discardTitle')}
      confirmLabel={t('discard')}
      isDanger
      isBusy={discard.isPending}
      onConfirm={() => discard.mutate(draft, { onSettled: onClose })}
      onCancel={onClose}
    >
      <p>{t('question.discardText')}</p>
    </Confirm>
  )
}
