import { useQuery } from '@tanstack/react-query'
import { serverVersion } from '#features/auth/auth.queries.ts'
import { SettingsSection } from '#ui/settings-section.tsx'
import { useWords } from '#kit/i18n.ts'

export function AboutSettings() {
  const t = useWords('auth')
  const { data, isPending } = useQuery(serverVersion())
  return (
    <SettingsSection title={t('settings.about')}>
      <p>
        {t('settings.version')}: <strong dir="ltr">{isPending ? '…' : (data ?? t('settings.versionUnknown'))}</strong>
      </p>
      <p>
        <a href="/source.tar.gz" download>
          {t('settings.source')}
        </a>{' '}
        {t('settings.sourceHint')}
      </p>
    </SettingsSection>
  )
}
