import type { Language } from '@brigade/domain/kit/languages.ts'
import { usersPath } from '@brigade/domain/auth/auth.api.ts'
import { useRef, useState } from 'react'
import { EntryFrame } from '#features/auth/public/entry-frame.tsx'
import { type SecondStep, secondStepHeadings } from '#features/auth/public/second-step.ts'
import { SecondStepForm } from '#features/auth/public/second-step-form.tsx'
import { SignInForm } from '#features/auth/parts/sign-in-form.tsx'
import frame from '#features/auth/public/entry-frame.module.css'
import { setLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { readSessionText, setSessionText } from '#kit/calls/session-text.ts'
import { safePath } from '#kit/address/safe-path.ts'
import { type Session, useSession } from '#kit/calls/session.ts'

/** The email of a sign-in whose second step is open: a reload begins again, with it. */
const secondStepOfKey = 'second-step-of'

type SignInPageProps = {
  /** The parameters of its address. */
  search: URLSearchParams
  /** Opens a screen in place of this page. */
  onOpen: (path: string) => Promise<void>
}

/**
 * Renders the sign-in page from plain elements, and without the router, so that it is visible before anything heavy has
 * loaded.
 */
export function SignInPage({ search, onOpen }: SignInPageProps) {
  const t = useTranslations('signIn')
  const { endedBecause } = useSession()
  const [second, setSecond] = useState<{ step: SecondStep; email: string } | null>(null)
  const [again, setAgain] = useState<{ email?: string; problem?: string | undefined }>(() => {
    const email = readSessionText(secondStepOfKey)
    return email === null ? {} : { email, problem: t('code.lostByReload') }
  })
  const chosenLanguage = useRef<Language | null>(null)

  async function handleSignedIn({ user }: Session): Promise<void> {
    setSessionText(secondStepOfKey, null)
    if (user) await agreeOnLanguage(user, chosenLanguage.current)
    await onOpen(safePath(search.get('next')) ?? '/')
  }

  function handleLanguage(language: Language): void {
    chosenLanguage.current = language
  }

  async function handleSecondStep(step: SecondStep, email: string): Promise<void> {
    setSessionText(secondStepOfKey, email)
    if (step.language && !chosenLanguage.current) await setLanguage(step.language).catch(() => undefined)
    setSecond({ step, email })
  }

  function handleAgain(reason?: string): void {
    setSessionText(secondStepOfKey, null)
    setAgain({ email: second?.email ?? '', problem: reason })
    setSecond(null)
  }

  if (second)
    return (
      <EntryFrame title={t('title')} heading={t(secondStepHeadings[second.step.kind])} onLanguage={handleLanguage}>
        <SecondStepForm {...second} onSignedIn={handleSignedIn} onAgain={handleAgain} />
      </EntryFrame>
    )
  return (
    <EntryFrame title={t('title')} heading={t('heading')} onLanguage={handleLanguage}>
      {endedBecause ? (
        <p className={frame.notice} role="status">
          {t('ended', { reason: endedBecause })}
        </p>
      ) : null}
      <SignInForm {...again} onSignedIn={handleSignedIn} onSecondStep={handleSecondStep} />
    </EntryFrame>
  )
}

/** Makes the language chosen on this page the account's language; without a choice, the page uses the account's. */
async function agreeOnLanguage(user: NonNullable<Session['user']>, chosen: Language | null): Promise<void> {
  if (chosen === user.language) return
  if (chosen) {
    // A language that could not be saved must not prevent the sign-in.
    await callRest('patch', usersPath, { id: user.id, data: { language: chosen } }).catch(() => undefined)
    return
  }
  await setLanguage(user.language).catch(() => undefined)
}
