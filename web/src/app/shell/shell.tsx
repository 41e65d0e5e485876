import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { FloatingTools } from '#app/shell/floating-tools.tsx'
import { Header } from '#app/shell/header.tsx'
import { FoldButton, MenuButton } from '#app/shell/menu-button.tsx'
import { LatePartSign } from '#app/shell/late-part-sign.tsx'
import { NetworkTest } from '#app/shell/network-test.tsx'
import { PopupHost } from '#app/shell/popup-host.tsx'
import { ReloadedDialog } from '#app/shell/reloaded-dialog.tsx'
import { ScreenLinks } from '#app/shell/screen-links.tsx'
import { useScreenTitle } from '#app/shell/screen-title.ts'
import { type ShellLayout, shellLayouts } from '#app/shell/shell-layouts.ts'
import styles from '#app/shell/shell.module.css'
import { ShortcutsDialog } from '#app/shell/shortcuts-dialog.tsx'
import { Sidebar } from '#app/shell/sidebar.tsx'
import { ToastHost } from '#app/shell/toast-host.tsx'
import { TopMenu } from '#app/shell/top-menu.tsx'
import { useArrivalFocus } from '#app/shell/use-arrival-focus.ts'
import { useLiveLine } from '#app/shell/use-live-line.ts'
import { useShieldedScreen } from '#app/shell/use-shielded-screen.ts'
import { WarningBanner } from '#app/shell/warning-banner.tsx'
import { useWords } from '#kit/i18n.ts'
import { queryClient } from '#kit/query-client.ts'
import { signInPath } from '#kit/safe-path.ts'
import { useSession } from '#kit/session.ts'
import '#kit/shield-shortened.ts'
import { useDarkByDefault } from '#kit/theme.ts'
import { offerPopupBar } from '#kit/popup-bar.ts'
import { useMedia } from '#kit/use-media.ts'

/** As narrow as a phone. (spec 1, §9) */
const narrow = matchMedia('(width < 576px)')

/** Where the footer scrolls with the rest (`shell.module.css`), what floats stays at the lower edge. */
const scrolledWhole = matchMedia('(width < 576px), (height < 600px)')

/** Too low for anything to stay in sight that takes a line of its own, as a desk at 400 %. */
const tiny = matchMedia('(height < 300px)')

/** The frame around every screen of a person who is signed in. */
export function Shell() {
  const t = useWords('shell')
  const { user, endedBecause } = useSession()
  const { pathname, search } = useLocation()
  const { title } = useScreenTitle()
  const isNarrow = useMedia(narrow)
  const isScrolledWhole = useMedia(scrolledWhole)
  const isTiny = useMedia(tiny)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  useLiveLine(user?.id)
  useArrivalFocus()
  useShieldedScreen()

  // People who left on purpose start at the beginning; those whose session ended come back to where they were.
  if (!user) return <Navigate to={endedBecause ? signInPath(pathname + search) : '/login'} replace />

  const layout: ShellLayout = shellLayouts[user.role]
  const header = isNarrow ? layout.narrowHeader : layout.header
  const hasSidebar = layout.hasSidebar && !isNarrow
  const menuButton =
    header === 'standard' && isNarrow ? (
      <MenuButton label={t('openMenu')} isOpen={isMenuOpen} onPress={() => setIsMenuOpen(true)} />
    ) : null

  const bars = (
    <>
      {isScrolledWhole ? (
        <div className={styles.thumb}>
          <FloatingTools />
        </div>
      ) : null}
      <div ref={offerPopupBar} className={styles.popups} />
    </>
  )

  return (
    <QueryClientProvider client={queryClient}>
      <title>{title ? `${title} · Brigade` : 'Brigade'}</title>
      {layout.isDarkByDefault ? <DarkByDefault /> : null}
      <div className={styles.shell}>
        <a className={styles.skip} href="#content">
          {t('skipToContent')}
        </a>
        {hasSidebar ? <Sidebar /> : null}
        <div className={styles.column}>
          <div className={styles.page} data-page-scroller="">
            {isTiny ? bars : null}
            <Header kind={header} isNarrow={isNarrow} menu={hasSidebar ? <FoldButton /> : menuButton} />
            {layout.hasSidebar ? null : <ScreenLinks />}
            <WarningBanner />
            <main id="content" className={styles.content} tabIndex={-1}>
              <Outlet />
            </main>
            <footer className={styles.footer}>
              <p className={styles.support}>{t('support')}</p>
              <div className={styles.floating}>
                <NetworkTest />
                {isScrolledWhole ? null : <FloatingTools />}
              </div>
            </footer>
          </div>
          <div className={styles.edge}>
            <LatePartSign />
            <ToastHost />
            {isTiny ? null : bars}
          </div>
        </div>
      </div>
      {isMenuOpen && isNarrow ? <TopMenu onClose={() => setIsMenuOpen(false)} /> : null}
      <PopupHost />
      <ReloadedDialog />
      <ShortcutsDialog />
    </QueryClientProvider>
  )
}

function DarkByDefault() {
  useDarkByDefault()
  return null
}
