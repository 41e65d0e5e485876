import { useState } from 'react'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#app/shell/menu-links.module.css'
import { isInstalled, useInstall } from '#kit/device/app-install.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useCan } from '#kit/calls/use-can.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { downloadIcon } from '#ui/icon-paths.ts'
import row from '#ui/link-row.module.css'

/**
 * Installs Brigade as an app of this device if the browser lets a page ask for it, and otherwise explains how. (spec 1,
 * §2.3)
 */
export function DownloadApp({ isCollapsed }: { isCollapsed?: boolean }) {
  const t = useTranslations('shell')
  const mayDownload = useCan('screens:downloadApp')
  const install = useInstall()
  const [isTold, setIsTold] = useState(false)
  if (!mayDownload || isInstalled()) return null
  return (
    <li>
      <button
        type="button"
        className={`${row.link} ${styles.link} ${font.nowrap}`}
        onClick={() => (install ? void install() : setIsTold(true))}
        title={isCollapsed ? t('download.label') : undefined}
      >
        <Icon path={downloadIcon} />
        <span className={styles.label}>{t(isCollapsed ? 'download.short' : 'download.label')}</span>
      </button>
      {isTold ? (
        <Dialog title={t('download.label')} onClose={() => setIsTold(false)}>
          <ul className={stack.grid3}>
            <li>{t('download.computer')}</li>
            <li>{t('download.android')}</li>
            <li>{t('download.apple')}</li>
          </ul>
        </Dialog>
      ) : null}
    </li>
  )
}
