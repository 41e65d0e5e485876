import { Button } from 'antd'
import { useState } from 'react'
import { Panel } from '#ui/panel.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'

type Leave = NotificationPermission | 'unsupported'

const sentences = {
  granted: 'settings.notificationsGranted',
  denied: 'settings.notificationsDenied',
  default: 'settings.notificationsText',
  unsupported: 'settings.notificationsUnsupported',
} as const satisfies Record<Leave, string>

export function NotificationSettings() {
  const t = useTranslations('auth')
  const [leave, setLeave] = useState<Leave>(() => ('Notification' in window ? Notification.permission : 'unsupported'))
  return (
    <Panel title={t('settings.notifications')} hint={t(sentences[leave])}>
      {leave === 'default' ? (
        <div>
          <Button onClick={() => void Notification.requestPermission().then(setLeave)}>
            {t('settings.notificationsAllow')}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
