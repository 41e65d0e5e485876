import styles from '#features/auth/pages/settings.module.css'
import { AboutSettings } from '#features/auth/parts/about-settings.tsx'
import { AppearanceSettings } from '#features/auth/parts/appearance-settings.tsx'
import { NotificationSettings } from '#features/auth/parts/notification-settings.tsx'
import { PasswordForm } from '#features/auth/parts/password-form.tsx'
import { ProfileForm } from '#features/auth/parts/profile-form.tsx'
import { ShortcutSettings } from '#features/auth/parts/shortcut-settings.tsx'
import { SoundSettings } from '#features/auth/parts/sound-settings.tsx'
import { useWords } from '#kit/i18n.ts'
import { AntdRoot } from '#ui/antd-root.tsx'
import { Page } from '#ui/page.tsx'

export function SettingsPage() {
  const t = useWords('auth')
  return (
    <AntdRoot>
      <Page title={t('screens.settings')}>
        <div className={styles.columns}>
          <div className={styles.column}>
            <ProfileForm />
            <PasswordForm />
          </div>
          <div className={styles.column}>
            <AppearanceSettings />
            <SoundSettings />
            <ShortcutSettings />
            <NotificationSettings />
            <AboutSettings />
          </div>
        </div>
      </Page>
    </AntdRoot>
  )
}
