import type { SettingsPart } from '#features/auth/public/settings-slot.ts'
import { OwnPinForm } from '#features/pins/parts/own-pin-form.tsx'

export const pinSettings: readonly SettingsPart[] = [
  { of: 'person', order: 25, permission: 'pins:own', Part: OwnPinForm },
]
