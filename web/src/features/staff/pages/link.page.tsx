import { passwordLength } from '@brigade/domain/auth/auth.schema.ts'
import { readLinkPath, useLinkPath } from '@brigade/domain/staff/staff.api.ts'
import { linkProblems } from '@brigade/domain/staff/staff.errors.ts'
import { problemsOfFullName, problemsOfPassword } from '@brigade/domain/staff/staff.rules.ts'
import type { OpenedLink } from '@brigade/domain/staff/staff.schema.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toApiError } from '#kit/calls/api-error.ts'
import { problemText, wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { callRest } from '#kit/calls/rest-client.ts'
import { signInWith } from '#kit/calls/session.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { setLanguage, useLanguage, useTranslations } from '#kit/i18n/i18n.ts'
import { listed } from '#kit/i18n/listed.ts'
import { BigButton } from '#ui/big-button.tsx'
import { type SecondStep, secondStepHeadings, secondStepOf } from '#features/auth/public/second-step.ts'
import { SecondStepForm } from '#features/auth/public/second-step-form.tsx'
import { EntryFrame } from '#features/auth/public/entry-frame.tsx'
import frame from '#features/auth/public/entry-frame.module.css'
import { PasswordInput } from '#features/auth/public/password-input.tsx'
import styles from '#features/auth/public/entry-form.module.css'

/** Accepts an invitation or sets a new password, for the person who got the link. */
export function LinkPage() {
  const t = useTranslations('staff')
  const { token = '' } = useParams()
  const { link, failure, retry } = useLinkOf(token)
  const [gone, setGone] = useState<string>()
  const navigate = useNavigate()
  const [step, setStep] = useState<SecondStep>()
  const [chosenLanguage, setChosenLanguage] = useState<Language>()
  const signInText = useTranslations('signIn')
  const heading = step ? signInText(secondStepHeadings[step.kind]) : t(`accept.${link?.kind ?? 'invitation'}`)
  const refusal = gone ?? failure
  return (
    <EntryFrame title={t('screens.link')} heading={heading} onLanguage={setChosenLanguage}>
      {refusal ? (
        <div className={styles.form}>
          <p className={frame.notice} role="alert">
            {refusal}
          </p>
          <BigButton kind="quiet" onClick={retry ?? (() => void navigate('/login'))}>
            {t(retry ? 'accept.retry' : 'accept.toSignIn')}
          </BigButton>
        </div>
      ) : null}
      {step && link ? (
        <SecondStepForm
          step={step}
          email={link.email}
          onSignedIn={async () => navigate('/', { replace: true })}
          onAgain={() => void navigate('/login', { replace: true })}
        />
      ) : null}
      {link && !refusal && !step ? (
        <LinkForm
          key={token}
          token={token}
          link={link}
          chosenLanguage={chosenLanguage}
          onGone={setGone}
          onSecondStep={setStep}
        />
      ) : null}
      {link || refusal ? null : <p role="status">{t('accept.loading')}</p>}
    </EntryFrame>
  )
}

/** Reads for whom a link is. `retry` is only there if the server did not answer. */
function useLinkOf(token: string) {
  const t = useTranslations('staff')
  const [link, setLink] = useState<OpenedLink>()
  const [thrown, setThrown] = useState<unknown>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    callRest('create', readLinkPath, { data: { token } }).then(
      (opened) => (isLeft ? undefined : setLink(opened)),
      (error) => (isLeft ? undefined : setThrown(error)),
    )
    return () => {
      isLeft = true
    }
  }, [token, tries])
  if (thrown === undefined) return { link, failure: undefined, retry: undefined }
  const problem = linkProblemOf(thrown)
  function retry(): void {
    setThrown(undefined)
    setTries(tries + 1)
  }
  return { link, failure: problem ? t(`problems.${problem}`) : errorText(thrown), retry: problem ? undefined : retry }
}

type Fields = { fname: string; lname: string; password: string }

type LinkFormProps = {
  token: string
  link: OpenedLink
  /** The language that the person chose on this page. */
  chosenLanguage: Language | undefined
  /** Called if the link was used or replaced meanwhile. */
  onGone: (sentence: string) => void
  /** Called when the password is stored, and the account needs a second factor. */
  onSecondStep: (step: SecondStep) => void
}

function LinkForm({ token, link, chosenLanguage, onGone, onSecondStep }: LinkFormProps) {
  const t = useTranslations('staff')
  const auth = useTranslations('auth')
  const shownLanguage = useLanguage()
  const navigate = useNavigate()
  const [fields, setFields] = useState<Fields>({ fname: link.fname, lname: link.lname, password: '' })
  const [problems, setProblems] = useState<Partial<Record<keyof Fields | 'form', string>>>({})
  const [isBusy, setIsBusy] = useState(false)
  useHoldReload(() => fields.password !== '')
  const isInvitation = link.kind === 'invitation'
  // The account of a person who has worked here has a language already.
  const language = isInvitation ? shownLanguage : chosenLanguage

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const { fname, lname, password } = fields
    const found = {
      ...problemsOfFullName({ fname: fname.trim(), lname: lname.trim() }),
      ...problemsOfPassword(password),
    }
    setProblems(
      Object.fromEntries(Object.entries(found).map(([name, problem]) => [name, problemText(problem, ['staff'])])),
    )
    if (Object.keys(found).length > 0) return
    setIsBusy(true)
    try {
      const { accessToken } = await callRest('create', useLinkPath, {
        data: { token, ...fields, ...(language && { language }) },
      })
      const { user } = await signInWith(accessToken)
      if (user) await speakIn(user.language)
      await navigate('/', { replace: true })
    } catch (thrown) {
      await handleFailure(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  async function handleFailure(thrown: unknown): Promise<void> {
    const step = secondStepOf(thrown)
    if (step?.language) await speakIn(step.language)
    if (step) return onSecondStep(step)
    const problem = linkProblemOf(thrown)
    if (problem) return onGone(t(`problems.${problem}`))
    const wrong = Object.entries(wrongFieldsOf(thrown))
    setProblems(
      wrong.length === 0
        ? { form: errorText(thrown) }
        : Object.fromEntries(wrong.map(([name, each]) => [name, problemText(each, ['staff'])])),
    )
  }

  const field = (name: 'fname' | 'lname') => (
    <div className={styles.field}>
      <label htmlFor={`link-${name}`}>{t(`form.${name}`)}</label>
      <input
        id={`link-${name}`}
        dir="auto"
        autoComplete={name === 'fname' ? 'given-name' : 'family-name'}
        maxLength={240}
        value={fields[name]}
        onChange={({ target }) => setFields({ ...fields, [name]: target.value })}
        aria-invalid={problems[name] ? true : undefined}
        aria-describedby={problems[name] ? `link-${name}-problem` : undefined}
      />
      <Problem id={`link-${name}-problem`} text={problems[name]} />
    </div>
  )

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <div>
        <p>{t('accept.intro', { email: link.email })}</p>
        <p>
          {link.venues.length > 0
            ? t('accept.roleAt', { role: auth(`roles.${link.role}`), venues: listed(link.venues) })
            : auth(`roles.${link.role}`)}
        </p>
      </div>
      {/* Password managers store the password under this name. */}
      <input type="email" autoComplete="username" value={link.email} readOnly hidden />
      {isInvitation ? field('fname') : null}
      {isInvitation ? field('lname') : null}
      <div className={styles.field}>
        <label htmlFor="link-password">{t('accept.password')}</label>
        <PasswordInput
          id="link-password"
          isNew
          value={fields.password}
          onChange={(password) => setFields({ ...fields, password })}
          problemId={problems.password ? 'link-password-problem' : undefined}
        />
        <Problem id="link-password-problem" text={problems.password} />
        {problems.password ? null : (
          <p className={styles.forgotten}>{t('accept.passwordHint', { least: passwordLength.least })}</p>
        )}
      </div>
      <div role="alert">{problems.form ? <p className={styles.formProblem}>{problems.form}</p> : null}</div>
      <BigButton type="submit" isBusy={isBusy} className={styles.submit}>
        {t(`accept.submit.${link.kind}`)}
      </BigButton>
    </form>
  )
}

function Problem({ id, text }: { id: string; text: string | undefined }) {
  return text ? (
    <p id={id} className={styles.problem} role="alert">
      {text}
    </p>
  ) : null
}

/** Returns why a link no longer works; undefined for any other failure. */
function linkProblemOf(thrown: unknown) {
  const { reason } = toApiError(thrown).data
  return linkProblems.find((each) => each === reason)
}

/** Shows the page in the language of the account. Texts that can't be fetched must not prevent the sign-in. */
async function speakIn(language: Language): Promise<void> {
  await setLanguage(language).catch(() => undefined)
}
