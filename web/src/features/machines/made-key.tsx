import type { NewApiKey } from '@brigade/domain/machines/machines.schema.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { ShownOnce } from '#ui/shown-once.tsx'

/** Shows a new key this once, to be copied. */
export function MadeKey({ made: { name, key }, onClose }: { made: NewApiKey; onClose: () => void }) {
  const t = useTranslations('machines')
  return (
    <ShownOnce
      title={t('made.title', { name })}
      secret={key}
      translations={{
        text: t('made.text'),
        label: t('made.key'),
        copy: t('made.copy'),
        copied: t('made.copied'),
        lost: t('made.lost'),
        close: t('made.close'),
      }}
      onClose={onClose}
    />
  )
}
