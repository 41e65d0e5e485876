import { useState } from 'react'
import styles from '#app/shell/header.module.css'
import { LogoutQuestion } from '#app/shell/logout-question.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { logoutIcon } from '#ui/icon-paths.ts'

export function LogoutButton() {
  const t = useTranslations('shell')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className={styles.tool} onClick={() => setIsAsking(true)} title={t('logout')}>
        <Icon path={logoutIcon} isDirectional />
      </button>
      {isAsking ? <LogoutQuestion onCancel={() => setIsAsking(false)} /> : null}
    </>
  )
}
