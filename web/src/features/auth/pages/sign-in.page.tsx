import type { InterfaceLanguage } from '@brigade/domain/kit/languages.ts'
import { usersPath } from '@brigade/domain/auth/auth.api.ts'
import { useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { LanguageSwitch } from '#features/auth/parts/language-switch.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import styles from '#features/auth/pages/sign-in.module.css'
import { offeredLanguage, setLanguage, useWords } from '#kit/i18n.ts'
import { callRest } from '#kit/rest-client.ts'
import { safePath } from '#kit/safe-path.ts'
import { type Session, useSession } from '#kit/session.ts'

/** Stands on plain elements, so that it is there before anything heavy has loaded. */
export function SignInPage() {
  const t = useWords('signIn')
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
        <TicketRail />
      </aside>
      <main className={styles.main}>
        <div className={styles.top}>
          <BrandMark />
          <LanguageSwitch onChoose={handleLanguage} />
        </div>
        <div className={styles.card}>
          <h1>{t('heading')}</h1>
          <p className={styles.intro}>{t('intro')}</p>
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

/** What somebody chose on this page becomes their account's language; else the page learns the account's. */
async function agreeOnLanguage(user: NonNullable<Session['user']>, chosen: InterfaceLanguage | null): Promise<void> {
  if (chosen === user.language) return
  if (chosen) {
    // A language that could not be kept is no reason to keep anybody out.
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

/** The rail over a kitchen's pass with its tickets, each in the colour of a state. */
function TicketRail() {
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
