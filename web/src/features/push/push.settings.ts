import { PushSettings } from '#features/push/parts/push-settings.tsx'
import type { SettingsPart } from '#features/auth/public/settings-slot.ts'

export const pushSettingsParts: readonly SettingsPart[] = [
  { of: 'device', order: 45, permission: 'push:subscribe', Part: PushSettings },
]
