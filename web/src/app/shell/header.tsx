import { type ReactNode, useLayoutEffect, useState } from 'react'
import { Link } from 'react-router'
import { ConnectionText } from '#app/shell/connection-text.tsx'
import { HeaderTools } from '#app/shell/header-tools.tsx'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#app/shell/header.module.css'
import tool from '#ui/header-tool.module.css'
import { LogoutQuestion } from '#app/shell/logout-question.tsx'
import { NetworkTest } from '#app/shell/network-test.tsx'
import { useScreenTitle } from '#app/shell/screen-title.ts'
import { SearchButton } from '#app/shell/search-button.tsx'
import type { HeaderKind } from '#app/shell/shell-layouts.ts'
import { SilenceButton } from '#app/shell/silence-button.tsx'
import { SoundButton } from '#app/shell/sound-button.tsx'
import { VenueSwitch } from '#app/shell/venue-switch.tsx'
import { useShownConnection } from '#app/shell/use-shown-connection.ts'
import { SwitchButton } from '#features/pins/public/switch-button.tsx'
import { useSharedDevice } from '#kit/device/shared-device.ts'
import { useNow } from '#kit/device/clock.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { headerBack, headerTitle, useGoBack } from '#kit/address/go-back.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useSession } from '#kit/calls/session.ts'
import { Icon } from '#ui/icon.tsx'
import { reloadIcon } from '#ui/first-icon-paths.ts'
import { backIcon, logoutIcon, settingsIcon } from '#ui/icon-paths.ts'

type HeaderProps = {
  kind: HeaderKind
  isNarrow: boolean
  /** The button that folds the sidebar, or opens the menu of narrow screens; null if there is neither, or elsewhere. */
  menu: ReactNode
  /** True for people with a whole menu: reload and settings are there, and on phones logout. */
  hasMenu: boolean
  /** True if the tabs of a phone, or its menu, lead to the settings. */
  hasTabs: boolean
  /** The links to the screens of people without a menu, if there is room for them here. */
  links: ReactNode
}

/** Renders the header over every screen. While there is no live connection it shows that in the place of the title. */
export function Header({ kind, isNarrow, menu, hasMenu, hasTabs, links }: HeaderProps) {
  const t = useTranslations('shell')
  const { backTo } = useScreenTitle()
  const connection = useShownConnection()
  const { isShared, ownTitle, isTight, hasSearch } = useHeaderRoom({ kind, isNarrow })
  return (
    <header className={`${styles.header} ${stack.row1}`} data-connection={connection}>
      {menu}
      {!hasMenu && backTo ? <BackArrow to={backTo} /> : null}
      <Whereabouts title={ownTitle} connection={connection} isGrowing={!links} />
      {links}
      {hasSearch ? <SearchButton /> : null}
      {kind === 'chief' ? <WallClock /> : null}
      <NetworkTest connection={connection} />
      <SoundButton />
      <SilenceButton />
      <HeaderTools />
      {kind === 'standard' && !isNarrow && !isShared ? <Account /> : null}
      {isTight || hasMenu || menu ? null : (
        <button type="button" className={tool.tool} onClick={() => location.reload()} title={t('reload')}>
          <Icon path={reloadIcon} />
        </button>
      )}
      {hasMenu || hasTabs ? null : (
        <Link to="/settings" className={tool.tool} title={t('settings')}>
          <Icon path={settingsIcon} />
        </Link>
      )}
      {isShared ? <SwitchButton hasSign={!isNarrow} /> : null}
      {isShared || ((hasMenu || menu) && isNarrow) ? null : <LogoutButton />}
    </header>
  )
}

/** Returns what the header has room for. On a shared phone a title needs it; the list has the same buttons. */
function useHeaderRoom({ kind, isNarrow }: Pick<HeaderProps, 'kind' | 'isNarrow'>) {
  const { title, backTo } = useScreenTitle()
  const isShared = useSharedDevice() !== null
  const ownTitle = kind === 'waiter' && backTo ? title : null
  const isTight = isShared && isNarrow && ownTitle !== null
  return { isShared, ownTitle, isTight, hasSearch: !isTight && !(kind === 'chief' && isNarrow) }
}

type WhereaboutsProps = {
  /** The one order or table on a waiter's phone. */
  title: string | null
  connection: ReturnType<typeof useShownConnection>
  /** True if it takes the room that is left. */
  isGrowing: boolean
}

/** Shows where the person works, and lets people of several venues switch; or that there is no live connection. */
function Whereabouts({ title, connection, isGrowing }: WhereaboutsProps) {
  const { user, venue } = useSession()
  const isOnline = connection === 'online'
  const hasSwitch = isOnline && title === null && venue !== null && (user?.restaurantId.length ?? 0) > 1
  const room = isGrowing ? stack.grow : stack.shrink
  return (
    <>
      {hasSwitch ? (
        <div className={room}>
          <VenueSwitch />
        </div>
      ) : null}
      <div className={hasSwitch ? undefined : room} role="status">
        {isOnline ? null : <ConnectionText connection={connection} />}
        {isOnline && !hasSwitch ? <Place title={title} /> : null}
      </div>
    </>
  )
}

/** Renders an arrow to where the person came from. */
function BackArrow({ to }: { to: string }) {
  const t = useTranslations('shell')
  const goBack = useGoBack(to)
  useLayoutEffect(() => {
    headerBack.set(true)
    return () => headerBack.set(false)
  }, [])
  return (
    <button type="button" className={tool.tool} onClick={goBack} title={t('back')}>
      <Icon path={backIcon} isDirectional />
    </button>
  )
}

/** Shows the venue, or the one order or table on a waiter's phone. */
function Place({ title }: { title: string | null }) {
  const t = useTranslations('shell')
  const { venue } = useSession()
  const hasTitle = title !== null
  useLayoutEffect(() => {
    headerTitle.set(hasTitle)
    return () => headerTitle.set(false)
  }, [hasTitle])
  return (
    <span className={`${styles.place} ${font.ellipsis}`} dir="auto">
      {title ?? venue?.name ?? t('allVenues')}
    </span>
  )
}

function WallClock() {
  const { time } = useFormats()
  return <span className={styles.clock}>{time(new Date(useNow(1_000)).toISOString())}</span>
}

/** Shows who is signed in, with the role for those who ask. */
function Account() {
  const t = useTranslations('auth')
  const { user } = useSession()
  if (!user) return null
  const role = t(`roles.${user.role}`)
  return (
    <span className={`${styles.account} ${font.ellipsis}`} title={role} dir="auto">
      {`${user.fname} ${user.lname}`}
      <span className="visually-hidden">{`, ${role}`}</span>
    </span>
  )
}

function LogoutButton() {
  const t = useTranslations('shell')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <button type="button" className={tool.tool} onClick={() => setIsAsking(true)} title={t('logout')}>
        <Icon path={logoutIcon} isDirectional />
      </button>
      {isAsking ? <LogoutQuestion onCancel={() => setIsAsking(false)} /> : null}
    </>
  )
}
