import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { usersPath } from '@brigade/domain/auth/auth.api.ts'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LanguageSwitch } from '#features/auth/parts/language-switch.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import styles from '#features/auth/pages/sign-in.module.css'
import { offeredLanguage, setLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { safePath } from '#kit/address/safe-path.ts'
import { type Session, useSession } from '#kit/calls/session.ts'

/** Renders the sign-in page from plain elements, so that it is visible before anything heavy has loaded. */
export function SignInPage() {
  const t = useTranslations('signIn')
  const { endedBecause } = useSession()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const chosenLanguage = useRef<InterfaceLanguage | null>(null)

  async function handleSignedIn({ user }: Session): Promise<void> {
    if (user) await agreeOnLanguage(user, chosenLanguage.current)
    await navigate(safePath(search.get('next')) ?? '/', { replace: true })
  }

  function handleLanguage(language: InterfaceLanguage): void {
    chosenLanguage.current = language
  }

  return (
    <div className={styles.page}>
      <title>{`${t('title')} · Brigade`}</title>
      <aside className={styles.brand} aria-hidden="true">
        <BrandMark />
        <div className={styles.claim}>
          <p className={styles.claimTitle}>{t('claim')}</p>
          <p>{t('claimText')}</p>
        </div>
        <TicketColumns />
      </aside>
      <main className={styles.main}>
        <div className={styles.top}>
          <BrandMark />
          <LanguageSwitch onChoose={handleLanguage} />
        </div>
        <div className={styles.card}>
          <h1>{t('heading')}</h1>
          {endedBecause ? (
            <p className={styles.notice} role="status">
              {t('ended', { reason: endedBecause })}
            </p>
          ) : null}
          <SignInForm onSignedIn={handleSignedIn} />
        </div>
      </main>
    </div>
  )
}

/** Makes the language chosen on this page the account's language; without a choice, the page uses the account's. */
async function agreeOnLanguage(user: NonNullable<Session['user']>, chosen: InterfaceLanguage | null): Promise<void> {
  if (chosen === user.language) return
  if (chosen) {
    // A language that could not be saved must not prevent the sign-in.
    await callRest('patch', usersPath, { id: user.id, data: { language: chosen } }).catch(() => undefined)
    return
  }
  const offered = offeredLanguage(user.language)
  if (offered) await setLanguage(offered).catch(() => undefined)
}

function BrandMark() {
  return (
    <div className={styles.mark}>
      <img src="/brigade.svg" alt="" width={36} height={36} />
      <span>Brigade</span>
    </div>
  )
}

/** Draws the columns of a kitchen's tickets, each in the colour of a state. */
function TicketColumns() {
  const tickets = [
    ['amber', 3],
    ['blue', 5],
    ['violet', 4],
    ['green', 2],
  ] as const
  return (
    <div className={styles.rail}>
      {tickets.map(([tone, lines]) => (
        <div key={tone} className={styles.ticket} data-tone={tone}>
          {Array.from({ length: lines }, (_, line) => (
            <span key={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
