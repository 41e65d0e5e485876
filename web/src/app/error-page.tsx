import { type MouseEvent, useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from 'react-router'
import { mayPass, toApiError } from '#kit/calls/api-error.ts'
import { reloadOnceAnswered } from '#kit/device/chunk-reload.ts'
import { untilAnswered } from '#kit/device/server-there.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { reloadIcon, searchIcon, signalOffIcon, warningIcon } from '#ui/first-icon-paths.ts'
import styles from '#app/error-page.module.css'

type Shown = { icon: string; status: string; title: string; text: string }

/**
 * Renders errors that no screen could handle itself: an unknown address, an unreachable server, a fault in the program.
 */
export function ErrorPage() {
  return (
    <main className={styles.frame}>
      <ScreenError />
    </main>
  )
}

/** Renders the error page within the frame of all screens, which already has its `<main>`. */
export function ScreenError() {
  const t = useTranslations('ui')
  const error = useRouteError()
  const isUnknown = isRouteErrorResponse(error) && error.status === 404

  useEffect(() => {
    if (isFailedChunk(error)) void reloadOnceAnswered()
  }, [error])

  const isTryingAgain = useTriesAgain(error)
  const [isLeaving, setIsLeaving] = useState(false)

  /** Leaves once the server answers: without it, the browser's own error would replace the whole page. */
  async function handleLeave(leave: () => void): Promise<void> {
    if (isLeaving) return
    setIsLeaving(true)
    await untilAnswered()
    leave()
  }

  /** Reloads the page, because the cause of this error may break other screens too. */
  function handleHome(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    void handleLeave(() => location.assign('/'))
  }

  const { icon, status, title, text } = shownFor()
  return (
    <div className={styles.page}>
      <title>{`${title} · Brigade`}</title>
      <span className={styles.sign}>
        <Icon path={icon} size={36} />
      </span>
      {status ? <p className={styles.status}>{status}</p> : null}
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>
        {isUnknown ? null : (
          <BigButton icon={reloadIcon} isBusy={isLeaving} onClick={() => void handleLeave(() => location.reload())}>
            {t('errors.reload')}
          </BigButton>
        )}
        <Link className={styles.home} to="/" reloadDocument={!isUnknown} onClick={isUnknown ? undefined : handleHome}>
          {t('home')}
        </Link>
      </div>
      <p className={styles.text} role="status">
        {isLeaving ? t('errors.reloadsOnceAnswered') : null}
        {isTryingAgain && !isLeaving ? t('errors.triesAgain') : null}
      </p>
    </div>
  )

  function shownFor(): Shown {
    if (isUnknown) {
      return { icon: searchIcon, status: '404', title: t('errors.notFound'), text: t('errors.notFoundText') }
    }
    if (isRouteErrorResponse(error)) {
      return { icon: warningIcon, status: String(error.status), title: error.statusText, text: t('errors.brokenText') }
    }
    const { code, message } = toApiError(error)
    if (isOfApi(error)) {
      const text = code === 0 ? t('errors.noAnswer') : message
      return { icon: signalOffIcon, status: code === 0 ? '' : String(code), title: t('errors.broken'), text }
    }
    if (isFailedChunk(error)) {
      return { icon: signalOffIcon, status: '', title: t('errors.broken'), text: t('errors.noAnswer') }
    }
    return { icon: warningIcon, status: '', title: t('errors.broken'), text: t('errors.brokenText') }
  }
}

const triesEveryMs = 5_000

/** Repeats a request automatically that a server in trouble could not answer. */
function useTriesAgain(error: unknown): boolean {
  const { revalidate } = useRevalidator()
  const isTryingAgain = isOfApi(error) && mayPass(error)
  useEffect(() => {
    if (!isTryingAgain) return
    const timer = setInterval(() => void revalidate(), triesEveryMs)
    return () => clearInterval(timer)
  }, [isTryingAgain, revalidate])
  return isTryingAgain
}

function isOfApi(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiError'
}

/** Returns true if a part could not be fetched. Browsers word it differently, and the bundler reports style sheets. */
function isFailedChunk(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|unable to preload css/i.test(error.message)
  )
}
