import { can } from '@brigade/domain/access/permissions.ts'
import { useLoaderData } from 'react-router'
import { VenueSetup } from '#features/auth/parts/venue-setup.tsx'
import styles from '#features/auth/pages/settings.module.css'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import type { SettingsPart } from '#kit/settings-parts.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Page } from '#ui/page.tsx'

/** What each feature brings to the settings: what belongs to the person, and what belongs to this device. */
export function SettingsPage() {
  const t = useWords('auth')
  const { user } = useSession()
  // The route's loader is `fetchSettings`.
  const parts: readonly SettingsPart[] = useLoaderData()
  const shown = parts.filter(({ permission }) => permission === undefined || can(user, permission))
  return (
    <AntdRoot>
      <Page title={t('screens.settings')}>
        <VenueSetup />
        <div className={styles.columns}>
          {(['person', 'device'] as const).map((column) => (
            <div key={column} className={styles.column}>
              {shown.map(({ of, order, Part }) => (of === column ? <Part key={`${order} ${Part.name}`} /> : null))}
            </div>
          ))}
        </div>
      </Page>
    </AntdRoot>
  )
}
