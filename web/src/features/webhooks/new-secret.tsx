import type { NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ShownOnce } from '#ui/shown-once.tsx'

type NewSecretProps = { made: Pick<NewWebhook, 'name' | 'secret'>; onClose: () => void }

/** Shows the secret of a webhook this once, to be copied. */
export function NewSecret({ made: { name, secret }, onClose }: NewSecretProps) {
  const t = useTranslations('webhooks')
  return (
    <ShownOnce
      title={t('secret.title', { name })}
      secret={secret}
      translations={{
        text: t('secret.text'),
        label: t('secret.label'),
        copy: t('secret.copy'),
        copied: t('secret.copied'),
        lost: t('secret.lost'),
        close: t('secret.close'),
      }}
      onClose={onClose}
    />
  )
}
