import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FloatingTools, ToolPlace } from '#app/shell/floating-tools.tsx'
import { Header } from '#app/shell/header.tsx'
import { FoldButton, SideMenuButton } from '#app/shell/side-menu-button.tsx'
import { useMenuEntries } from '#app/shell/menu-entries.ts'
import { LatePartSign } from '#app/shell/late-part-sign.tsx'
import { PhoneTabs } from '#app/shell/phone-tabs.tsx'
import { PopupHost } from '#app/shell/popup-host.tsx'
import { ReloadedDialog } from '#app/shell/reloaded-dialog.tsx'
import { ScreenLinks } from '#app/shell/screen-links.tsx'
import { useScreenTitle } from '#app/shell/screen-title.ts'
import { type ShellLayout, shellLayouts } from '#app/shell/shell-layouts.ts'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import styles from '#app/shell/shell.module.css'
import { ShortcutsDialog } from '#app/shell/shortcuts-dialog.tsx'
import { Sidebar } from '#app/shell/sidebar.tsx'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { TopMenu } from '#app/shell/top-menu.tsx'
import { useArrivalFocus } from '#app/shell/use-arrival-focus.ts'
import { useLiveLine } from '#app/shell/use-live-line.ts'
import { WarningBanner } from '#app/shell/warning-banner.tsx'
import { PauseLine } from '#features/pausing/public/pause-line.tsx'
import { VenueBookProvider } from '#features/venues/public/venues-context.tsx'
import { PausedWebhooksLine } from '#features/webhooks/public/paused-webhooks-line.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { queryClient } from '#kit/calls/query-client.ts'
import { signInPath } from '#kit/address/safe-path.ts'
import { useSession } from '#kit/calls/session.ts'
import { useDarkByDefault } from '#kit/device/theme.ts'
import { offerPopupBar } from '#kit/device/popup-bar.ts'
import { useMedia } from '#kit/device/use-media.ts'
import { OpenedModals } from '#ui/opened-modals.tsx'

/** The width of a phone. (spec 1, §9) */
const narrow = matchMedia('(width < 576px)')

/** Room for the links to the screens within the header, beside the search; low windows have none for another line. */
const wide = matchMedia('(width >= 1000px), (width >= 576px) and (height < 500px)')

/** Low windows have room for one fixed bar, which is the line of pop-ups. */
const low = matchMedia('(height < 500px)')

/** Too low for tabs and for the warning above the content, as on a desk screen at 400 %. */
const tiny = matchMedia('(height < 300px)')

/** Renders the frame around every screen of a person who is signed in. */
export function Shell() {
  const { user, venue, endedBecause } = useSession()
  const { pathname, search } = useLocation()
  const { title } = useScreenTitle()
  const isNarrow = useMedia(narrow)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [toolPlace, setToolPlace] = useState<HTMLElement | null>(null)
  const venueId = venue?.id ?? null
  useLiveLine(user?.id, venueId)
  useArrivalFocus()

  // People who left on purpose start at the beginning; people whose session ended return to where they were.
  if (!user) return <Navigate to={endedBecause ? signInPath(pathname + search) : '/login'} replace />

  const layout: ShellLayout = shellLayouts[user.role]
  return (
    <QueryClientProvider client={queryClient}>
      <title>{title ? `${title} · Brigade` : 'Brigade'}</title>
      {layout.isDarkByDefault ? <DarkByDefault /> : null}
      <Frame
        layout={layout}
        isNarrow={isNarrow}
        isMenuOpen={isMenuOpen}
        onOpenMenu={() => setIsMenuOpen(true)}
        placeTools={setToolPlace}
        venueId={venueId}
      />
      <FloatingTools key={`tools-${venueId}`} place={toolPlace} />
      {isMenuOpen && isNarrow ? <TopMenu onClose={() => setIsMenuOpen(false)} /> : null}
      <PopupHost key={`popups-${venueId}`} />
      <OpenedModals key={`modals-${venueId}`} provider={VenueBookProvider} />
      <ReloadedDialog />
      <ShortcutsDialog />
    </QueryClientProvider>
  )
}

type FrameProps = {
  layout: ShellLayout
  isNarrow: boolean
  isMenuOpen: boolean
  onOpenMenu: () => void
  /** Receives the room of the floating buttons. */
  placeTools: (place: HTMLElement | null) => void
  /** The screen begins anew at another venue. */
  venueId: number | null
}

/** Renders the bars around the screen, and the screen. */
function Frame({ layout, isNarrow, isMenuOpen, onOpenMenu, placeTools, venueId }: FrameProps) {
  const t = useTranslations('shell')
  const isLow = useMedia(low)
  const isTiny = useMedia(tiny)
  const isWide = useMedia(wide)
  const entries = useMenuEntries()
  const parts = partsOf({ layout, isNarrow, isTiny, hasSeveral: entries.length > 1 })
  const { hasSidebar, hasTabs, hasLinks } = parts
  const menuButton = parts.hasMenuButton ? (
    <SideMenuButton
      label={t(hasTabs ? 'moreScreens' : 'openMenu')}
      word={hasTabs ? t('moreTab') : undefined}
      isOpen={isMenuOpen}
      onPress={onOpenMenu}
    />
  ) : null
  const headerMenu = hasSidebar ? <FoldButton /> : menuButton
  const links = hasLinks ? <ScreenLinks entries={entries} placeTools={placeTools} isInHeader={isWide} /> : null
  const ownLines = (
    <>
      {parts.hasOwnTools ? <ToolPlace ref={placeTools} position="alone" /> : null}
      <PauseLine />
      <PausedWebhooksLine />
      <WarningBanner />
    </>
  )
  const tabs = hasTabs ? (
    <PhoneTabs entries={entries} menu={menuButton} tools={<ToolPlace ref={placeTools} position="tab" />} />
  ) : null

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      {hasSidebar ? <Sidebar placeTools={placeTools} /> : null}
      <div className={`${stack.column} ${stack.grow}`}>
        <div className={`${styles.page} ${stack.column} ${stack.fill}`} data-page-scroller="">
          <Header
            kind={isNarrow ? layout.narrowHeader : layout.header}
            isNarrow={isNarrow}
            menu={hasTabs ? null : headerMenu}
            hasMenu={layout.hasSidebar}
            hasTabs={isNarrow && entries.length > 1}
            links={isWide ? links : null}
          />
          {isLow ? tabs : null}
          {isWide ? null : links}
          {isTiny ? null : ownLines}
          <main id="content" className={`${styles.content} ${stack.column} ${stack.fill}`} tabIndex={-1}>
            <Outlet key={venueId} />
            <footer className={`${styles.footer} ${font.note}`}>{t('support')}</footer>
          </main>
          {isTiny ? ownLines : null}
        </div>
        <div className={`${stack.fixed} ${stack.relative}`}>
          <LatePartSign />
          <ToastHost />
          <div ref={offerPopupBar} className={styles.popups} />
          {isLow ? null : tabs}
        </div>
      </div>
    </div>
  )
}

type Room = { layout: ShellLayout; isNarrow: boolean; isTiny: boolean; hasSeveral: boolean }

/** Returns where the person's screens are: in the sidebar, in tabs, behind a button, or in links. */
function partsOf({ layout, isNarrow, isTiny, hasSeveral }: Room) {
  const hasSidebar = layout.hasSidebar && !isNarrow
  const hasTabs = isNarrow && hasSeveral && !isTiny
  const hasMenuButton = isNarrow && (layout.hasSidebar || (hasSeveral && isTiny))
  const hasLinks = !layout.hasSidebar && !isNarrow && hasSeveral
  return { hasSidebar, hasTabs, hasMenuButton, hasLinks, hasOwnTools: !hasSidebar && !hasTabs && !hasLinks }
}

function DarkByDefault() {
  useDarkByDefault()
  return null
}
