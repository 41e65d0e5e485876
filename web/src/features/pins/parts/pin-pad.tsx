import { pinLength } from '@brigade/domain/pins/pins.limits.ts'
import { pinOf, problemOfPinEntry } from '@brigade/domain/pins/pins.rules.ts'
import type { DevicePerson } from '@brigade/domain/pins/pins.schema.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { toApiError } from '#kit/calls/api-error.ts'
import { problemText } from '#kit/calls/problem-text.ts'
import { errorText } from '#kit/calls/toasts.ts'
import { useNow } from '#kit/device/clock.ts'
import { translateIfKnown, useTranslations } from '#kit/i18n/i18n.ts'
import { Icon } from '#ui/icon.tsx'
import { warningIcon } from '#ui/first-icon-paths.ts'
import { backIcon, checkIcon, eraseIcon } from '#ui/icon-paths.ts'
import entry from '#features/auth/public/entry-form.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/pins/parts/who.module.css'
import { knownLength, noteLength } from '#features/pins/parts/known-lengths.ts'

type PinPadProps = {
  person: DevicePerson
  /** Signs the person in. Throws the server's refusal. */
  signIn: (pin: string) => Promise<void>
  /** The end of this person's lock in milliseconds, which lasts while other people are chosen. */
  lockedUntil: number
  onLocked: (until: number) => void
  onBack: () => void
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/**
 * Renders the number pad for a person's PIN. The last digit signs in, as soon as it is known how many there are: from
 * the last time on this device, or because a PIN can't be longer.
 */
export function PinPad({ person, signIn, lockedUntil, onLocked, onBack }: PinPadProps) {
  const t = useTranslations('pins')
  const field = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const lockedMs = lockedUntil - useNow(1_000)
  const isLocked = lockedMs > 0
  const name = `${person.fname} ${person.lname}`
  const enough = knownLength(person.id) ?? pinLength.most

  useEffect(() => field.current?.focus(), [])

  function type(next: string): void {
    if (isBusy || isLocked) return
    const digits = pinOf(next).replaceAll(/\D/g, '').slice(0, pinLength.most)
    setPin(digits)
    if (digits !== '') setProblem(undefined)
    if (digits.length > pin.length && digits.length === enough) void send(digits)
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault()
    if (isBusy || isLocked) return
    // The last digit may have sent a wrong PIN before OK was pressed: its reason stays.
    if (pin === '' && problem !== undefined) return field.current?.focus()
    const found = problemOfPinEntry(pin)
    if (found) setProblem(problemText(found, ['pins']))
    else void send(pin)
  }

  async function send(typed: string): Promise<void> {
    setIsBusy(true)
    try {
      await signIn(typed)
      noteLength(person.id, typed.length)
    } catch (thrown) {
      handleFailure(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  function handleFailure(thrown: unknown): void {
    setPin('')
    field.current?.focus()
    const { data } = toApiError(thrown)
    // The server judged the PIN, whose length may have been changed. Without an answer, nothing is known about it.
    if (data.reason) noteLength(person.id, null)
    if (data.reason === 'pinLocked') return onLocked(Date.now() + (data.retryAfter ?? 60) * 1000)
    setProblem(translateIfKnown(`pins:problems.${data.reason}`) ?? errorText(thrown))
  }

  const shownProblem = isLocked ? t('who.locked', { time: minutesAndSeconds(Math.floor(lockedMs / 1000)) }) : problem
  return (
    <form className={stack.column4} onSubmit={handleSubmit} noValidate>
      <div className={styles.entered}>
        <div className={styles.dots} data-count={pin.length} aria-hidden="true">
          {Array.from(
            { length: Math.max(pinLength.least, enough === pinLength.most ? pin.length : enough) },
            (_, place) => (
              <span key={place} data-filled={place < pin.length || undefined} />
            ),
          )}
        </div>
        {/* Not a password for the browser, which would offer to remember it for everybody. */}
        <input
          ref={field}
          className={styles.field}
          type="text"
          inputMode="none"
          autoComplete="off"
          dir="ltr"
          aria-label={t('who.pinOf', { name })}
          aria-invalid={shownProblem ? true : undefined}
          aria-describedby={problemId}
          maxLength={pinLength.most + 2}
          value={pin}
          onChange={({ target }) => type(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onBack()}
        />
      </div>
      <div id={problemId} role="alert" className={styles.problem}>
        {shownProblem ? (
          <p className={entry.formProblem}>
            <Icon path={warningIcon} />
            {shownProblem}
          </p>
        ) : null}
      </div>
      <div className={styles.keys} dir="ltr" aria-busy={isBusy || undefined}>
        {keys.map((key) => (
          <Key key={key} label={key} onPress={() => type(pin + key)} />
        ))}
        <Key label={t('who.erase')} icon={eraseIcon} onPress={() => type(pin.slice(0, -1))} />
        <Key label="0" onPress={() => type(`${pin}0`)} />
        <button type="submit" className={styles.ok} aria-label={t('who.ok')} data-repeats="">
          <Icon path={checkIcon} />
        </button>
      </div>
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon path={backIcon} isDirectional />
        {t('who.back')}
      </button>
    </form>
  )
}

/** A PIN may have the same digit twice, so a second tap at the same place counts. The focus stays in the field. */
function Key({ label, icon, onPress }: { label: string; icon?: string; onPress: () => void }) {
  return (
    <button
      type="button"
      data-repeats=""
      tabIndex={icon ? undefined : -1}
      aria-label={icon ? label : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {icon ? <Icon path={icon} /> : label}
    </button>
  )
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
