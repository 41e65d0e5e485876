import { AboutSettings } from '#features/auth/parts/about-settings.tsx'
import { AppearanceSettings } from '#features/auth/parts/appearance-settings.tsx'
import { NotificationSettings } from '#features/auth/parts/notification-settings.tsx'
import { PasswordForm } from '#features/auth/parts/password-form.tsx'
import { ProfileForm } from '#features/auth/parts/profile-form.tsx'
import { SecondFactorSettings } from '#features/auth/parts/second-factor-settings.tsx'
import { ShortcutSettings } from '#features/auth/parts/shortcut-settings.tsx'
import { SoundSettings } from '#features/auth/parts/sound-settings.tsx'
import type { SettingsPart } from '#features/auth/public/settings-slot.ts'

export const authSettings: readonly SettingsPart[] = [
  { of: 'person', order: 10, Part: ProfileForm },
  { of: 'person', order: 20, Part: PasswordForm },
  { of: 'person', order: 25, Part: SecondFactorSettings },
  { of: 'device', order: 10, Part: AppearanceSettings },
  { of: 'device', order: 20, Part: SoundSettings },
  { of: 'device', order: 30, Part: ShortcutSettings },
  { of: 'device', order: 40, Part: NotificationSettings },
  { of: 'device', order: 90, Part: AboutSettings },
]
