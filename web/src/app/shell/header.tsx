import { type ReactNode, useLayoutEffect } from 'react'
import { Link } from 'react-router'
import { ConnectionWords } from '#app/shell/connection-words.tsx'
import { HeaderTools } from '#app/shell/header-tools.tsx'
import styles from '#app/shell/header.module.css'
import { LogoutButton } from '#app/shell/logout-button.tsx'
import { useScreenTitle } from '#app/shell/screen-title.ts'
import type { HeaderKind } from '#app/shell/shell-layouts.ts'
import { SilenceButton } from '#app/shell/silence-button.tsx'
import { SoundButton } from '#app/shell/sound-button.tsx'
import { useShownConnection } from '#app/shell/use-shown-connection.ts'
import { useNow } from '#kit/clock.ts'
import { useFormats } from '#kit/formats.ts'
import { headerBack, useGoBack } from '#kit/go-back.ts'
import { useWords } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { Icon } from '#ui/icon.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { backIcon, settingsIcon } from '#ui/icon-paths.ts'

type HeaderProps = {
  kind: HeaderKind
  isNarrow: boolean
  /** What folds the sidebar, or opens the menu of narrow screens; null where there is neither. */
  menu: ReactNode
}

/** The line over every screen. While there is no live connection it says so, in the place of the title. */
export function Header({ kind, isNarrow, menu }: HeaderProps) {
  const t = useWords('shell')
  const { title, backTo } = useScreenTitle()
  const connection = useShownConnection()
  return (
    <header className={styles.header} data-connection={connection}>
      {menu}
      {!menu && backTo ? <BackArrow to={backTo} /> : null}
      <div className={styles.words} role="status">
        {connection === 'online' ? (
          <Place title={kind === 'waiter' && backTo ? title : null} />
        ) : (
          <ConnectionWords connection={connection} />
        )}
      </div>
      {kind === 'chief' ? <WallClock /> : null}
      <SoundButton />
      <SilenceButton />
      <HeaderTools />
      {kind === 'standard' && !isNarrow ? <Account /> : null}
      {menu ? null : (
        <>
          <button type="button" className={styles.tool} onClick={() => location.reload()} aria-label={t('reload')}>
            <Icon path={reloadIcon} />
          </button>
          <Link to="/settings" className={styles.tool} aria-label={t('settings')}>
            <Icon path={settingsIcon} />
          </Link>
        </>
      )}
      {menu && isNarrow ? null : <LogoutButton />}
    </header>
  )
}

/** The venue, or the one order or table that a waiter's phone shows. */

/** An arrow to where a person came from. */
function BackArrow({ to }: { to: string }) {
  const t = useWords('shell')
  const goBack = useGoBack(to)
  useLayoutEffect(() => {
    headerBack.set(true)
    return () => headerBack.set(false)
  }, [])
  return (
    <button type="button" className={styles.tool} onClick={goBack} aria-label={t('back')}>
      <Icon path={backIcon} isDirectional />
    </button>
  )
}

function Place({ title }: { title: string | null }) {
  const t = useWords('shell')
  const { venue } = useSession()
  return (
    <span className={styles.place} dir="auto">
      {title ?? venue?.name ?? t('allVenues')}
    </span>
  )
}

function WallClock() {
  const { time } = useFormats()
  return <span className={styles.clock}>{time(new Date(useNow(1_000)).toISOString())}</span>
}

function Account() {
  const t = useWords('auth')
  const { user } = useSession()
  if (!user) return null
  return (
    <div className={styles.account}>
      <span className={styles.person}>{`${user.fname} ${user.lname}`}</span>
      <span className={styles.role}>{t(`roles.${user.role}`)}</span>
    </div>
  )
}
