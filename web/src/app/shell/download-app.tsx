import { useState } from 'react'
import styles from '#app/shell/menu-links.module.css'
import { isInstalled, useInstall } from '#kit/app-install.ts'
import { useWords } from '#kit/i18n.ts'
import { useCan } from '#kit/use-can.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { downloadIcon } from '#ui/icon-paths.ts'
import row from '#ui/link-row.module.css'

/** Installs Brigade as an app of this device where the browser lets a page ask for it, and else says how it is done. (spec 1, §2.3) */
export function DownloadApp({ isCollapsed }: { isCollapsed?: boolean }) {
  const t = useWords('shell')
  const mayDownload = useCan('screens:downloadApp')
  const install = useInstall()
  const [isTold, setIsTold] = useState(false)
  if (!mayDownload || isInstalled()) return null
  return (
    <li>
      <button
        type="button"
        className={`${row.link} ${styles.link}`}
        onClick={() => (install ? void install() : setIsTold(true))}
        title={isCollapsed ? t('download.label') : undefined}
      >
        <Icon path={downloadIcon} />
        <span className={styles.label}>{t('download.label')}</span>
      </button>
      {isTold ? (
        <Dialog title={t('download.label')} onClose={() => setIsTold(false)}>
          <ul className={styles.ways}>
            <li>{t('download.computer')}</li>
            <li>{t('download.android')}</li>
            <li>{t('download.apple')}</li>
          </ul>
        </Dialog>
      ) : null}
    </li>
  )
}
