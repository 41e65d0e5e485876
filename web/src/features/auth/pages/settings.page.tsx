import { can } from '@brigade/domain/access/permissions.ts'
import { useLoaderData } from 'react-router'
import { VenueSetup } from '#features/auth/parts/venue-setup.tsx'
import stack from '#ui/stack.module.css'
import styles from '#features/auth/pages/settings.module.css'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import type { SettingsPart } from '#features/auth/public/settings-slot.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Page } from '#ui/page.tsx'

/** Renders the parts of all features in the settings: settings of the person, and settings of this device. */
export function SettingsPage() {
  const t = useTranslations('auth')
  const { user } = useSession()
  // The route's loader is `settingsSlot.load`.
  const parts: readonly SettingsPart[] = useLoaderData()
  const shown = parts.filter(({ permission }) => permission === undefined || can(user, permission))
  return (
    <AntdRoot>
      <Page title={t('screens.settings')}>
        <VenueSetup />
        <div className={styles.columns}>
          {(['person', 'device'] as const).map((column) => (
            <div key={column} className={`${stack.column5} ${stack.shrink}`}>
              {shown.map(({ of, order, Part }) => (of === column ? <Part key={`${order} ${Part.name}`} /> : null))}
            </div>
          ))}
        </div>
      </Page>
    </AntdRoot>
  )
}
