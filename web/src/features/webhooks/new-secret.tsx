import type { NewWebhook } from '@brigade/domain/webhooks/webhooks.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ShownOnce } from '#ui/shown-once.tsx'

type NewSecretProps = {
  made: Pick<NewWebhook, 'name' | 'secret'>
  /** The time until which the secret before is valid too, as people read it. */
  oldUntil?: string | undefined
  onClose: () => void
}

/** Shows the secret of a webhook this once, to be copied. */
export function NewSecret({ made: { name, secret }, oldUntil, onClose }: NewSecretProps) {
  const t = useTranslations('webhooks')
  return (
    <ShownOnce
      title={t('secret.title', { name })}
      secret={secret}
      translations={{
        text: oldUntil ? `${t('secret.text')} ${t('oldSecret', { time: oldUntil })}` : t('secret.text'),
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
