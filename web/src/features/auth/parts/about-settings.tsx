import { useQuery } from '@tanstack/react-query'
import { serverVersion } from '#features/auth/auth.queries.ts'
import { Panel } from '#ui/panel.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'

export function AboutSettings() {
  const t = useTranslations('auth')
  const { data, isPending } = useQuery(serverVersion())
  return (
    <Panel title={t('settings.about')}>
      <p>
        {t('settings.version')}: <strong dir="ltr">{isPending ? '…' : (data ?? t('settings.versionUnknown'))}</strong>
      </p>
      <p>
        <a href="/source.tar.gz" download>
          {t('settings.source')}
        </a>{' '}
        {t('settings.sourceHint')}
      </p>
    </Panel>
  )
}
