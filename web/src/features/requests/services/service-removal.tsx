import type { GuestService } from '@brigade/domain/requests/guest-services.schema.ts'
import { useServiceTitle } from '#features/requests/services/use-service-name.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { RemovalQuestion } from '#ui/record-form/removal-question.tsx'

type ServiceRemovalProps = { service: GuestService; isBusy: boolean; onConfirm: () => void; onCancel: () => void }

/** Asks before a service of the venue's own is deleted. */
export function ServiceRemoval({ service, ...question }: ServiceRemovalProps) {
  const t = useTranslations('guestServices')
  const titleOf = useServiceTitle()
  return (
    <RemovalQuestion
      {...question}
      title={t('removeQuestion')}
      confirmLabel={t('removeAct')}
      name={titleOf(service)}
      text={t('removeText')}
    />
  )
}
